import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { MdArrowBack, MdContentCopy, MdDelete } from 'react-icons/md';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { averageOf } from '@/lib/catalogue/check/ratings';
import { FIELDS } from '@/lib/catalogue/field-tree';
import { type App, appSchema } from '@/lib/catalogue/schema';
import { imageFileOf } from '@/lib/catalogue/urls';
import type { EditorDocument, Row } from '@/lib/editor/document';
import { inOwnLanguage } from '@/lib/editor/localized-text';
import { today } from '@/lib/installed/days';
import { site } from '@/lib/site';
import { formatExact } from '@/lib/texts/en/format';
import { roundRating } from '@/lib/texts/round-rating';
import { notListed } from '@/texts/installed';
import { Confirm } from './confirm';
import { nameOf, useDocument, useEditor } from './context';
import { FieldInput, GroupMessages } from './field-input';
import { Heading } from './heading';
import { pictureUrl } from './picture';

export interface AppFormProps {
  appKey: string;
}

/** The form of an app, beside the app as visitors will see it. */
export function AppForm({ appKey }: AppFormProps) {
  const rows = useDocument((document) => document.rows);
  const index = rows.findIndex(({ key }) => key === appKey);
  const row = rows[index];
  // An undo can remove the app that is open.
  return row ? <Form row={row} index={index} rows={rows} /> : <Gone />;
}

interface FormProps {
  row: Row;
  /** 0-based. */
  index: number;
  rows: readonly Row[];
}

function Form({ row, index, rows }: FormProps) {
  const { store, open, say } = useEditor();
  const appKey = row.key;
  const [isRemoving, setIsRemoving] = useState(false);
  const name = nameOf(row);
  const neighbour = (step: number) => rows[index + step]?.key;
  return (
    <>
      <div className="-mx-3 mb-4 flex flex-wrap justify-between">
        <AllApps className="button-text">
          <MdArrowBack aria-hidden="true" className="me-1 size-6" />
        </AllApps>
        <span>
          {([-1, 1] as const).map((step) => (
            <button
              key={step}
              type="button"
              className="button-text"
              disabled={!neighbour(step)}
              onClick={() => open(neighbour(step) ?? null)}
            >
              {step < 0 ? 'Previous' : 'Next'}
            </button>
          ))}
        </span>
      </div>
      <Heading>
        <bdi lang={site.languages[0]}>{name}</bdi>
      </Heading>
      <p className="mb-4 text-muted">{`Position ${formatExact(index + 1)} of ${formatExact(rows.length)}`}</p>
      <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <GroupMessages appKey={appKey} fields={FIELDS} path={[]} value={row.value} />
          {FIELDS.map((field) => (
            <div key={field.name} className="grid grid-cols-1 gap-2">
              <FieldInput appKey={appKey} field={field} path={[field.name]} value={row.value[field.name]} />
              {field.name === 'ratings' && <Average appKey={appKey} value={row.value} />}
            </div>
          ))}
          <div className="flex flex-wrap gap-3 border-line border-t pt-6">
            <button
              type="button"
              className="button-quiet"
              onClick={() => {
                ignoreSecondClick();
                open(store.getState().duplicate(appKey, today()));
                say(`This is a copy of ${name}.`);
              }}
            >
              <MdContentCopy aria-hidden="true" className="size-5" />
              Duplicate
            </button>
            <button
              type="button"
              className="button-quiet text-danger"
              onClick={() => {
                ignoreSecondClick();
                setIsRemoving(true);
              }}
            >
              <MdDelete aria-hidden="true" className="size-5" />
              Remove …
            </button>
          </div>
        </div>
        <LiveView appKey={appKey} />
      </div>
      {isRemoving && (
        <Confirm
          title={`Remove ${name}?`}
          action="Remove"
          onClose={(isConfirmed) => {
            setIsRemoving(false);
            if (!isConfirmed) return;
            store.getState().remove(appKey);
            open(null);
            say(`${name} is removed. Undo brings it back.`);
          }}
        >
          {`After the next deploy its page is a 404, and the lists of installed apps show its id as “${notListed}”. Visitors’ browsers keep the id, so that the app is installed again if the entry returns. Never use its id for another app.`}
        </Confirm>
      )}
    </>
  );
}

function Gone() {
  return (
    <div className="grid justify-items-start gap-4 py-10">
      <Heading>This app is not in the catalogue any more</Heading>
      <AllApps className="button" />
    </div>
  );
}

/** A button that returns to the table. */
function AllApps({ className, children }: { className: string; children?: ReactNode }) {
  const { open } = useEditor();
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        ignoreSecondClick();
        open(null);
      }}
    >
      {children}
      All apps
    </button>
  );
}

/** The average that the star levels give, and a button that uses it. */
function Average({ appKey, value }: { appKey: string; value: Record<string, unknown> }) {
  const { store, say } = useEditor();
  const text = useRef<HTMLSpanElement>(null);
  const { data: ratings } = appSchema.shape.ratings.safeParse(value.ratings);
  const average = ratings ? averageOf(ratings) : null;
  if (average === null) return null;
  const rounded = roundRating(average);
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm">
      <span ref={text} tabIndex={-1}>{`The star levels give an average of ${average.toFixed(2)}.`}</span>
      {value.ratingAvg !== rounded && (
        <button
          type="button"
          className="button-text"
          onClick={() => {
            store.getState().setField(appKey, ['ratingAvg'], rounded);
            say(`The average rating is ${rounded}.`);
            // The button disappears.
            text.current?.focus();
          }}
        >
          {`Use ${rounded}`}
        </button>
      )}
    </p>
  );
}

/** The app as visitors will see it. While it has errors, as it was before them. */
function LiveView({ appKey }: AppFormProps) {
  const { host, renderApp } = useEditor();
  // Deferred as a whole: the app and the pictures must be of the same state, otherwise an unsaved picture of the app is
  // missing.
  const document = useDeferredValue(useDocument((document) => document));
  const { data } = appSchema.safeParse(inOwnLanguage(document.rows.find(({ key }) => key === appKey)?.value));
  const [valid, setValid] = useState<{ app: App; document: EditorDocument } | null>(null);
  if (data && document !== valid?.document) setValid({ app: data, document });
  // A deploy has the icons of its build.
  const hasFile = host.project !== null && !!valid?.app.image && imageFileOf(valid.app.image) !== null;
  return (
    <div className="min-w-0 lg:sticky lg:top-20">
      <h2 id="live-view" className="mb-2 font-bold text-xl">
        As visitors will see it
      </h2>
      {!data && (
        <p className="mb-2 text-muted text-sm">
          {valid
            ? 'The app is not valid now. This is how it was before.'
            : 'It is shown when all required fields are filled in, without errors.'}
        </p>
      )}
      {hasFile && (
        <p className="mb-2 text-muted text-sm">
          The icon is shown as it is in its file. The build adds a margin to one that is not square, and a
          background to one that a theme would hide, unless it is an SVG file with its own.
        </p>
      )}
      {valid && (
        <section
          aria-labelledby="live-view"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard.
          tabIndex={0}
          className="relative max-h-[75svh] overflow-auto rounded-2xl border border-line bg-canvas"
        >
          {/* Screen readers have all of it in the form. The key: another icon can load where one has failed. */}
          <div key={pictureUrl(valid.document, valid.app.image ?? '')} inert aria-hidden="true">
            {renderApp(valid.app, valid.document)}
          </div>
        </section>
      )}
    </div>
  );
}
