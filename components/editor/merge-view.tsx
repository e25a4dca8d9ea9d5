import { useState } from 'react';
import { hashOf } from '@/lib/catalogue/hash';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { jsonOf } from '@/lib/catalogue/json-path';
import type { Choice, Conflict, Merge } from '@/lib/editor/merge';
import type { Question, ReadyOrQuestion } from '@/lib/editor/open';
import { storedText } from '@/lib/editor/stored';
import { plural } from '@/lib/format';
import { ChangeList } from './changes-bar';
import { Confirm } from './confirm';
import { Heading } from './heading';
import { useLeaveQuestion } from './use-leave-question';

export interface MergeViewProps {
  question: Question;
  onDone: (next: ReadyOrQuestion) => void;
  onCancel?: () => void;
}

/** Shows two versions of the catalogue, and asks what to keep where both have changed the same. */
export function MergeView({ question, onDone, onCancel }: MergeViewProps) {
  const { heading, names, versions, merge, resolve, discard } = question;
  const { conflicts, movedByBoth } = merge;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(() => {
    const stored = storedChoices(merge);
    return new Map(
      conflicts.flatMap(({ key, proposed }) => {
        const choice = stored.get(key) ?? proposed;
        return choice ? [[key, choice]] : [];
      }),
    );
  });
  const [isDiscarding, setIsDiscarding] = useState(false);
  useLeaveQuestion(() => versions !== null || choices.size > 0);
  const choose = (key: string, choice: Choice) => {
    const next = new Map(choices).set(key, choice);
    setChoices(next);
    choicesOf(merge).write(JSON.stringify([...next]));
  };
  const open = conflicts.filter(({ key }) => !choices.has(key)).length;
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(resolve(choices));
      }}
    >
      <Heading>{heading}</Heading>
      {versions && (
        <div className="grid gap-6 md:grid-cols-2">
          <section aria-label="Your changes">
            <h2 className="mb-2 font-bold text-xl">Your changes</h2>
            <ChangeList base={versions.base} head={versions.ours} />
          </section>
          <section aria-label="Changes in the file">
            <h2 className="mb-2 font-bold text-xl">Changes in the file</h2>
            <ChangeList base={versions.base} head={versions.theirs} />
          </section>
        </div>
      )}
      {movedByBoth.length > 0 && (
        <p>
          {`Both sides have moved ${namesOf(movedByBoth)}. ${
            movedByBoth.length === 1
              ? `It is where ${names.ours} has put it.`
              : `They are where ${names.ours} has put them.`
          }`}
        </p>
      )}
      <p>
        {conflicts.length + movedByBoth.length === 0
          ? 'They do not touch each other, and are merged.'
          : `All other changes are merged.${conflicts.length > 0 ? ` Choose what to keep of ${plural(conflicts.length, 'conflict')}.` : ''}`}
      </p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          names={names}
          choice={choices.get(conflict.key)}
          onChoose={(choice) => choose(conflict.key, choice)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {onCancel && (
          <button type="button" className="button-quiet" onClick={onCancel}>
            Cancel
          </button>
        )}
        {discard && (
          <button type="button" className="button-quiet text-danger" onClick={() => setIsDiscarding(true)}>
            Discard my changes …
          </button>
        )}
        <button type="submit" className="button" disabled={open > 0}>
          Continue
        </button>
        <p role="status">{open > 0 && `${plural(open, 'conflict')} left.`}</p>
      </div>
      {discard && isDiscarding && (
        <Confirm
          title="Discard your changes?"
          action="Discard"
          onClose={(isConfirmed) => {
            setIsDiscarding(false);
            if (isConfirmed) onDone(discard());
          }}
        >
          The editor continues with the file as it is now. Your changes cannot be brought back.
        </Confirm>
      )}
    </form>
  );
}

/** Where sessionStorage has the choices of a merge, which survive a reload and a crash. */
function choicesOf({ conflicts }: Merge) {
  return storedText('sessionStorage', `editor.choices ${hashOf(JSON.stringify(conflicts))}`);
}

/** The choices of the page before a reload, by the keys of the conflicts. */
function storedChoices(merge: Merge): Map<string, Choice> {
  return new Map(JSON.parse(choicesOf(merge).read() ?? '[]'));
}

/** Maximum number of apps that are named. */
const MAX_NAMED = 20;

function namesOf(apps: readonly JsonObject[]): string {
  if (apps.length > MAX_NAMED) return plural(apps.length, 'app');
  return apps.map(({ id, title }) => `${jsonOf(id)} ${jsonOf(title)}`).join(', ');
}

interface ConflictChoiceProps {
  conflict: Conflict;
  names: Question['names'];
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

function ConflictChoice({ conflict, names, choice, onChoose }: ConflictChoiceProps) {
  const { kind, key, id, title } = conflict;
  const what = `${jsonOf(id)} ${title}`.trim() || 'An app without a title';
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-semibold">
        <bdi>{what}</bdi>
        {kind === 'field' && <span>{`: ${conflict.field}`}</span>}
      </legend>
      {conflict.choices.map((option) => (
        <label key={option} className="flex items-start gap-3">
          <input
            type="radio"
            name={key}
            checked={choice === option}
            onChange={() => onChoose(option)}
            className="mt-1 size-5 shrink-0"
          />
          <span className="min-w-0">
            <span className="block font-semibold">
              {option === 'both' ? 'Keep both; one gets a new id' : `Keep ${names[option]}`}
            </span>
            {option !== 'both' && <Value value={conflict[option]} isApp={kind === 'app'} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Value({ value, isApp }: { value: unknown; isApp: boolean }) {
  if (value === undefined)
    return <span className="text-muted">{isApp ? 'The app is removed.' : 'Nothing.'}</span>;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return <pre className="max-h-60 overflow-auto whitespace-pre-wrap text-sm wrap-anywhere">{text}</pre>;
}
