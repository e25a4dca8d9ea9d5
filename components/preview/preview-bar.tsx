import { plural } from '@/lib/format';
import type { PreviewReport } from '@/lib/preview-report';
import styles from './preview.module.css';
import { PreviewChanges, PreviewDiagnostics } from './preview-lists';

interface PreviewBarProps {
  report: PreviewReport;
}

/**
 * The bar at the top of every page of a preview, with a panel that opens without JavaScript. It excludes the page from
 * search engines. Its styles are in a CSS module, because Tailwind's utility classes would be in production's CSS too.
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
            {plural(diagnostics.errors, 'error')}, {plural(diagnostics.warnings, 'warning')};{' '}
            {'reason' in changes ? 'not compared' : changes.summary}
          </span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard. */}
        <section aria-label="Preview report" className={styles.panel} tabIndex={0}>
          <PreviewDiagnostics diagnostics={diagnostics} />
          <PreviewChanges changes={changes} />
        </section>
      </details>
    </aside>
  );
}
