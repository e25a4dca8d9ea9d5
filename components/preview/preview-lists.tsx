import { AppLink } from '@/components/ui/app-link';
import type { PreviewLine, PreviewList, PreviewReport } from '@/lib/preview-report';
import { routes } from '@/lib/routes';
import styles from './preview.module.css';

interface PreviewDiagnosticsProps {
  diagnostics: PreviewReport['diagnostics'];
}

/** The diagnostics of the catalogue check. */
export function PreviewDiagnostics({ diagnostics }: PreviewDiagnosticsProps) {
  return (
    <>
      <h2 className={styles.heading}>Catalogue check</h2>
      {diagnostics.lines.length === 0 ? (
        <p>No errors or warnings.</p>
      ) : (
        <Lines list={diagnostics} command="check" />
      )}
    </>
  );
}

interface PreviewChangesProps {
  changes: PreviewReport['changes'];
}

/** The changes from production's catalogue, or the reason why there is no comparison. */
export function PreviewChanges({ changes }: PreviewChangesProps) {
  return (
    <>
      <h2 className={styles.heading}>Changes from production</h2>
      {'reason' in changes ? (
        <p className={styles.reason}>{changes.reason}</p>
      ) : (
        <>
          <p>
            Compared with {changes.base}: {changes.summary}.
          </p>
          <Lines list={changes} command="diff" />
        </>
      )}
    </>
  );
}

interface LinesProps {
  list: PreviewList;
  /** The command that prints the whole list. */
  command: 'check' | 'diff';
}

function Lines({ list, command }: LinesProps) {
  if (list.lines.length === 0) return null;
  return (
    <>
      <ul className={styles.lines}>
        {list.lines.map(({ app, text }) => (
          <li key={`${app?.id} ${text}`}>
            {app && <Name app={app} />} <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      {list.more > 0 && (
        <p>
          {list.more} more. Run npm run catalogue:{command} to see all.
        </p>
      )}
    </>
  );
}

interface NameProps {
  app: NonNullable<PreviewLine['app']>;
}

function Name({ app: { id, title, hasPage } }: NameProps) {
  const name = (
    <>
      {id} <bdi>{title}</bdi>
    </>
  );
  if (!hasPage) return <strong>{name}</strong>;
  return (
    <AppLink href={routes.app(id)} className={styles.link}>
      {name}
    </AppLink>
  );
}
