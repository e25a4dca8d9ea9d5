import { useState } from 'react';
import type { Choice } from '@/lib/editor/merge';
import type { Question, ReadyOrQuestion } from '@/lib/editor/open';
import { plural } from '@/lib/texts/en/plural';
import { ChangeList } from './changes-bar';
import { Confirm } from './confirm';
import { ConflictChoice } from './conflict-choice';
import { Heading } from './heading';
import { useLeaveQuestion } from './use-leave-question';

export interface MergeViewProps {
  question: Question;
  onDone: (next: ReadyOrQuestion) => void;
  onCancel?: () => void;
}

/** Shows two versions of the catalogue, and asks what to keep where both have changed the same. */
export function MergeView({ question, onDone, onCancel }: MergeViewProps) {
  const { heading, names, versions, conflicts, resolve, discard } = question;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(
    () => new Map(conflicts.flatMap(({ key, proposed }) => (proposed ? [[key, proposed]] : []))),
  );
  const [isDiscarding, setIsDiscarding] = useState(false);
  useLeaveQuestion(() => versions !== null || choices.size > 0);
  const open = conflicts.filter(({ key }) => !choices.has(key)).length;
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        // The form that was open would be that of the other app with its id.
        if ([...choices.values()].includes('both')) window.location.replace('#all');
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
      <p>
        {conflicts.length === 0
          ? 'They do not touch each other, and are merged.'
          : `All other changes are merged. Choose what to keep of ${plural(conflicts.length, 'conflict')}.`}
      </p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={conflict.key}
          conflict={conflict}
          names={names}
          choice={choices.get(conflict.key)}
          onChoose={(choice) => setChoices(new Map(choices).set(conflict.key, choice))}
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
