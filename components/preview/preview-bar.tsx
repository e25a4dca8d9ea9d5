import type { PreviewReport } from '@/lib/preview-report';
import styles from './preview.module.css';
import { PreviewChanges, PreviewDiagnostics } from './preview-lists';

interface PreviewBarProps {
  report: PreviewReport;
}

/**
 * The bar on top of every page of a preview, and the panel that it opens, without a script. No search engine is to
 * list a preview. Its looks stand in a stylesheet of its own: a utility class would end up in production's too.
 */
export function PreviewBar({ report }: PreviewBarProps) {
  const { branch, commit, diagnostics, changes } = report;
  return (
    <aside aria-label="Preview" className={styles.bar} data-slot="preview-bar">
      <meta name="robots" content="noindex, nofollow" />
      <details>
        <summary className={styles.summary}>
          <strong>Preview</strong>
          <span className={styles.name}>
            {branch} at {commit}
          </span>
          <span className={styles.counts}>
            {counted(diagnostics.errors, 'error')}, {counted(diagnostics.warnings, 'warning')};{' '}
            {'reason' in changes ? 'not compared' : changes.summary}
          </span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be within the keyboard's reach. */}
        <section aria-label="What the preview tells" className={styles.panel} tabIndex={0}>
          <PreviewDiagnostics diagnostics={diagnostics} />
          <PreviewChanges changes={changes} />
        </section>
      </details>
    </aside>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
