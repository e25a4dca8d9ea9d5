import { AppLink } from '@/components/ui/app-link';
import type { PreviewLine, PreviewReport, PreviewSection } from '@/lib/preview-report';
import { EditLink } from './edit-link';
import styles from './preview.module.css';

interface PreviewBarProps {
  report: PreviewReport;
}

/**
 * The bar at the top of every page of a preview, with a panel that opens without JavaScript. It excludes the page from
 * search engines. Its styles are in a CSS module, because Tailwind's utility classes would be in production's CSS too.
 */
export function PreviewBar({ report: { version, summary, sections } }: PreviewBarProps) {
  return (
    <aside aria-label="Preview" lang="en" dir="ltr" className={styles.bar} data-slot="preview-bar">
      <meta name="robots" content="noindex, nofollow" />
      <details>
        <summary className={styles.summary}>
          <strong>Preview</strong>
          <span className={styles.name}>{version}</span>
          <span className={styles.counts}>{summary}</span>
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard. */}
        <section aria-label="Preview report" className={styles.panel} tabIndex={0}>
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
        </section>
      </details>
      <EditLink className={styles.edit ?? ''} />
    </aside>
  );
}

function Section({ heading, text, lines }: PreviewSection) {
  return (
    <>
      <h2 className={styles.heading}>{heading}</h2>
      <p className={styles.text}>{text}</p>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={`${line.name} ${line.text}`} {...line} />
          ))}
        </ul>
      )}
    </>
  );
}

function Line({ name, href, editHref, text }: PreviewLine) {
  return (
    <li>
      {href === null ? (
        <strong>{name}</strong>
      ) : (
        <AppLink href={href} className={styles.link}>
          {name}
        </AppLink>
      )}{' '}
      <bdi>{text}</bdi>
      {editHref && (
        <>
          {' '}
          {/* Not a navigation of the router: the editor reads the fragment once. */}
          <a href={editHref} className={styles.link} aria-label={`Edit ${name}`.trim()}>
            Edit
          </a>
        </>
      )}
    </li>
  );
}
