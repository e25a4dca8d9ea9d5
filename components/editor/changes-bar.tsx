import { useMemo, useState } from 'react';
import { MdRedo, MdSave, MdUndo } from 'react-icons/md';
import { closeModal, Modal } from '@/components/ui/modal';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { saveFile } from '@/lib/browser/save-file';
import { useRootClass } from '@/lib/browser/use-root-class';
import { countSeverities } from '@/lib/catalogue/diagnostic';
import type { JsonObject } from '@/lib/catalogue/json-path';
import { diffEdited } from '@/lib/editor/diff/edited';
import { filesIn, isChanged, isReformatted, newPictures, textOf, valuesOf } from '@/lib/editor/document';
import { storeDraft } from '@/lib/editor/draft';
import { mergeFile, type Question } from '@/lib/editor/open';
import { plural } from '@/lib/texts/en/plural';
import { useDocument, useEditor } from './context';
import type { Step } from './use-undo';

export interface ChangesBarProps {
  message: string;
  /** Whether the browser keeps what is not saved. */
  isKept: boolean;
  onStep: Step;
  onQuestion: (question: Question) => void;
}

const UPLOAD =
  'Upload the file to public/ as appsData.json, without the number that a browser adds to the name of a second download.';

const NOT_KEPT = 'Unsaved changes, which this browser cannot keep. Save before you leave the page.';

const STEPS = [
  { direction: 'undo', label: 'Undo', states: 'past', Icon: MdUndo },
  { direction: 'redo', label: 'Redo', states: 'future', Icon: MdRedo },
] as const;

/** The bar at the bottom: undo, redo and save. */
export function ChangesBar({ message, isKept, onStep, onQuestion }: ChangesBarProps) {
  useRootClass('with-changes-bar');
  const { store } = useEditor();
  const document = useDocument((document) => document);
  const hasChanges = useMemo(() => isChanged(document), [document]);
  const [isOpen, setIsOpen] = useState(false);
  // A save continues without its dialog.
  const [isBusy, setIsBusy] = useState(false);
  return (
    <section
      aria-label="Changes"
      className="changes-bar z-30 -mx-5 mt-6 flex flex-wrap items-center gap-1 sm:gap-2 border-line border-t bg-surface px-5 py-2 md:-mx-8 md:rounded-t-2xl md:border-x md:px-8"
    >
      {STEPS.map(({ direction, label, states, Icon }) => (
        <button
          key={direction}
          type="button"
          className="button-text max-sm:px-2"
          // With nothing left to undo, the button keeps the focus.
          aria-disabled={document[states].length === 0}
          onClick={({ currentTarget }) => {
            onStep(direction);
            // The form of another app takes it.
            currentTarget.focus();
          }}
        >
          <Icon aria-hidden="true" className="size-6 sm:me-1" />
          <span className="max-sm:sr-only">{label}</span>
        </button>
      ))}
      <p
        role="status"
        className="min-w-0 grow basis-0 text-sm wrap-anywhere max-sm:order-first max-sm:basis-full"
      >
        {message || (hasChanges ? (isKept ? 'Unsaved changes.' : NOT_KEPT) : 'No changes.')}
      </p>
      <button
        type="button"
        className="button ms-auto max-sm:px-4"
        // Not disabled: a click also ends the input of a position, which is a change.
        aria-disabled={!hasChanges}
        disabled={isBusy && !isOpen}
        onClick={() => {
          ignoreSecondClick();
          setIsOpen(isChanged(store.getState()));
        }}
      >
        <MdSave aria-hidden="true" className="size-6" />
        Save …
      </button>
      {isOpen && (
        <SaveDialog
          isBusy={isBusy}
          onBusy={setIsBusy}
          onClose={(question) => {
            setIsOpen(false);
            if (question) onQuestion(question);
          }}
        />
      )}
    </section>
  );
}

interface SaveDialogProps {
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onClose: (question?: Question) => void;
}

/** Shows what changes, and writes it. */
function SaveDialog({ isBusy, onBusy, onClose }: SaveDialogProps) {
  const { host, store, diagnostics, say } = useEditor();
  const [error, setError] = useState('');
  // As it was when the dialog was opened.
  const [document] = useState(store.getState);
  const { errors } = countSeverities([...diagnostics.values()].flat());
  const { text, base, head } = useMemo(
    () => ({ text: textOf(document), base: valuesOf(document.saved), head: valuesOf(document.rows) }),
    [document],
  );

  const used = filesIn(document.rows);
  const unused = [...filesIn(document.saved)].filter(
    (path) => !used.has(path) && document.file.images?.[path],
  );

  async function save(close: () => void) {
    if (!host.save || isBusy) return;
    onBusy(true);
    try {
      const { project, version } = document.file;
      const result = await host.save({ project, text, version, pictures: newPictures(document) });
      if (result.kind === 'saved') {
        store.getState().markSaved(document, text, result.version);
        // It can have changed meanwhile.
        await storeDraft(host.name, store.getState());
        say(host.project ? 'Saved.' : 'Saved into the file. This deploy shows it after your next push.');
        close();
      } else if (result.kind === 'conflict') {
        const merged = mergeFile(result.file, store);
        if (merged.kind !== 'question') throw new Error(CANNOT_MERGE);
        onClose(merged.question);
      }
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      setError(message);
      // The dialog can be closed.
      say(message);
    } finally {
      onBusy(false);
    }
  }

  return (
    <Modal
      title="Save these changes?"
      onClose={() => onClose()}
      buttons={
        <>
          <button type="button" className="button-quiet" onClick={closeModal}>
            Cancel
          </button>
          {!host.project && (
            <button
              type="button"
              className="button-quiet"
              onClick={(event) => {
                saveFile('appsData.json', text);
                say(UPLOAD);
                closeModal(event);
              }}
            >
              Download the file
            </button>
          )}
          {host.save && (
            <button
              type="button"
              className="button"
              // Not disabled: the focus stays for another try.
              aria-disabled={isBusy}
              onClick={({ currentTarget }) => save(() => currentTarget.closest('dialog')?.close())}
            >
              {host.project ? 'Save' : 'Save into a file …'}
            </button>
          )}
        </>
      }
    >
      <ChangeList base={base} head={head} />
      {document.file.isRepaired && (
        <p className="mt-4">
          The file on the disk has merge conflicts or errors in its JSON. They are replaced.
        </p>
      )}
      {!document.file.isRepaired && isReformatted(document) && (
        <p className="mt-4">
          The file on the disk has another format. It is written as npm run format writes it, so that all its
          lines can change.
        </p>
      )}
      {unused.length > 0 && (
        <p className="mt-4 wrap-anywhere">
          {`No app uses ${namesOf(unused)} any more. A save removes no files.`}
        </p>
      )}
      {errors > 0 && (
        <p className="mt-4 text-danger">
          {`The file has ${plural(errors, 'error')}. The site is not built while it has any.`}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-4 text-danger">
          {error}
        </p>
      )}
    </Modal>
  );
}

/** Maximum number of pictures that are named. */
const MAX_NAMED = 5;

function namesOf(paths: readonly string[]): string {
  return paths.length > MAX_NAMED
    ? plural(paths.length, 'picture')
    : paths.map((path) => `public${path}`).join(', ');
}

const CANNOT_MERGE =
  'The file has changed, and cannot be read now. Correct it in a text editor, then save again. Your changes are kept.';

/** Maximum number of changes that are listed. */
const MAX_LISTED = 200;

export interface ChangeListProps {
  base: readonly JsonObject[];
  head: readonly JsonObject[];
}

/** The changes between two versions, in the words of `npm run catalogue:diff`. */
export function ChangeList({ base, head }: ChangeListProps) {
  const { summary, lines } = useMemo(() => diffEdited(base, head), [base, head]);
  const omitted = lines.length - MAX_LISTED;
  return (
    <>
      <p className="font-semibold">{`${summary.replace(/^./, (letter) => letter.toUpperCase())}.`}</p>
      <ul className="mt-2 list-disc ps-5 text-sm">
        {lines.slice(0, MAX_LISTED).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two apps can change in the same way.
          <li key={index} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </li>
        ))}
        {omitted > 0 && <li>{`and ${plural(omitted, 'more change')}`}</li>}
      </ul>
    </>
  );
}
