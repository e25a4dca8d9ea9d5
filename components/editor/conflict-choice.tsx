import { useId } from 'react';
import { isEqual, type JsonObject, valueAt } from '@/lib/catalogue/json-path';
import { changesOf } from '@/lib/editor/diff/diff';
import { nameOf } from '@/lib/editor/diff/edited';
import type { AppConflict, Choice, Conflict } from '@/lib/editor/merge';
import type { Question } from '@/lib/editor/open';
import { plural } from '@/lib/texts/en/plural';

export interface ConflictChoiceProps {
  conflict: Conflict;
  names: Question['names'];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** Asks which side of a conflict is kept. Of an app, it shows the fields that differ. */
export function ConflictChoice({ conflict, names, choice, onChoose }: ConflictChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-semibold">
        {conflict.kind === 'order' ? (
          'The order of the apps'
        ) : (
          <bdi>{nameOf(conflict.theirs ?? conflict.ours ?? {})}</bdi>
        )}
      </legend>
      {conflict.kind === 'order' && <p>{`In other places: ${namesOf(conflict.moved)}`}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        {conflict.choices.map((option) => {
          const details = conflict.kind === 'app' && option !== 'both' && `${id}-${option}`;
          return (
            <div key={option}>
              <label className="flex items-start gap-3">
                <input
                  type="radio"
                  name={conflict.key}
                  checked={choice === option}
                  aria-describedby={details || undefined}
                  onChange={() => onChoose(option)}
                  className="mt-1 size-5 shrink-0"
                />
                <span className="min-w-0 font-semibold">
                  {option === 'both' ? 'Keep both; one gets a new id' : `Keep ${names[option]}`}
                </span>
              </label>
              {details && (
                <div id={details} className="mt-1 ms-8">
                  <SideOfApp conflict={conflict} side={option} />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What a side has of an app, where the other one differs. */
function SideOfApp({ conflict, side }: { conflict: AppConflict; side: 'ours' | 'theirs' }) {
  const { base } = conflict;
  const app = conflict[side];
  const other = conflict[side === 'ours' ? 'theirs' : 'ours'];
  if (!app) return <p className="text-muted">The app is removed.</p>;
  return (
    <dl className="grid gap-2 text-sm">
      {changesOf(other ?? base ?? {}, app).map(({ field, after }) => (
        <div key={field}>
          <dt className="font-semibold">
            <span>{field}</span>
            {base && other && isEqual(after, valueAt(base, [field])) && (
              <span className="font-normal text-muted"> (not changed)</span>
            )}
          </dt>
          <dd>
            <Value value={after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  if (value === undefined) return <span className="text-muted">Nothing.</span>;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return <pre className="whitespace-pre-wrap wrap-anywhere">{text}</pre>;
}

/** Maximum number of apps that are named. */
const MAX_NAMED = 20;

function namesOf(apps: readonly JsonObject[]): string {
  return apps.length > MAX_NAMED ? plural(apps.length, 'app') : apps.map(nameOf).join(', ');
}
