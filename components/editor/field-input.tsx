import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MdAdd, MdClose, MdErrorOutline, MdOutlineWarningAmber } from 'react-icons/md';
import { ignoreSecondClick } from '@/components/ui/ignore-second-click';
import { type Diagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import { type Field, shapeOf } from '@/lib/catalogue/fields';
import { isEqual, isObject, jsonOf, valueAt } from '@/lib/catalogue/json-path';
import { oncePerList } from '@/lib/catalogue/once-per-list';
import { imageFileOf } from '@/lib/catalogue/urls';
import type { FieldPath, Row } from '@/lib/editor/document';
import { isDate, parseTyped } from '@/lib/editor/input';
import { isLocalized, nameIn, textIn } from '@/lib/editor/localized-text';
import { isMoney, writeMoney } from '@/lib/editor/price';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { site } from '@/lib/site';
import { truncateText } from '@/lib/text/format';
import { useDiagnostics, useDocument, useEditor } from './context';
import { PictureInput } from './picture-input';

export interface FieldInputProps {
  appKey: string;
  field: Field;
  path: FieldPath;
  value: unknown;
  /** The label of an entry of a list: `Category 2`. */
  label?: string;
  /** Whether it is required now. A member of an optional group is, once another one is filled in. */
  isRequired?: boolean;
  /** Whether label or hint are for screen readers only, because others beside it say the same. */
  isRepeated?: boolean;
}

const BOX = 'min-h-11 w-full rounded-xl border border-line bg-surface px-3 py-2 aria-invalid:border-danger';

/** The control of a field, with its label, its hint, and the errors and warnings of the check. */
export function FieldInput(props: FieldInputProps) {
  const { appKey, field, path, value } = props;
  return (
    <>
      <Control {...props} />
      {!field.isRequired && value !== undefined && !isShown(field, value) && (
        <RemovableField appKey={appKey} path={path} what="Field" value={value} />
      )}
    </>
  );
}

function Control(props: FieldInputProps) {
  switch (props.field.kind) {
    case 'group':
      return <GroupInput {...props} />;
    case 'list':
      return <ListInput {...props} />;
    default:
      return props.field.isTranslatable ? <TextInputs {...props} /> : <SingleInput {...props} />;
  }
}

/** The controls of a text: one for each language of the site. */
function TextInputs(props: FieldInputProps) {
  const { label = props.field.label, field } = props;
  const [own, ...others]: readonly string[] = site.languages;
  return (
    <>
      <SingleInput {...props} language={own} />
      {others.map((language) => (
        <SingleInput
          key={language}
          {...props}
          language={language}
          label={`${label} (${language})`}
          field={{ ...field, isRequired: false }}
          isRequired={false}
          isRepeated
        />
      ))}
    </>
  );
}

/** Whether the control of a field shows a value. It cannot show one of another type. */
function isShown({ kind, isTranslatable }: Field, value: unknown): boolean {
  if (isTranslatable && isLocalized(value))
    return site.languages.some((language) => textIn(value, language) !== undefined);
  if (kind === 'group') return isObject(value);
  if (kind === 'list') return Array.isArray(value) && value.length > 0;
  if (kind === 'price' && isMoney(value)) return true;
  return value !== null && value !== '' && typeof value !== 'object';
}

/** What an input shows of a value. */
function textOf({ kind }: Field, value: unknown): string {
  if (kind === 'price' && isMoney(value)) return writeMoney(value);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

interface SingleInputProps extends FieldInputProps {
  /** Of a text that can be in several. */
  language?: string;
}

function SingleInput({
  appKey,
  field,
  path: fieldPath,
  value: whole,
  label = field.label,
  isRequired = field.isRequired,
  isRepeated,
  language,
}: SingleInputProps) {
  const id = useId();
  const { store, host } = useEditor();
  const [own, ...others]: readonly string[] = site.languages;
  const isOther = language !== undefined && language !== own;
  // A text has a control for each language, which shows the errors of that one only.
  const path = isOther ? [...fieldPath, language] : fieldPath;
  const diagnostics = useOwnDiagnostics(appKey, path, (key) => !isOther && others.includes(String(key)));
  const value = language === undefined ? whole : textIn(whole, language);
  const { setField, setImage, endStep } = store.getState();
  const given = textOf(field, value);
  // Pages show a line break in a title as a space. An <input> would join the words.
  const shown = field.kind === 'paragraphs' ? given : given.replace(/[\r\n]+/g, ' ');
  const [typed, setTyped] = useState(shown);
  // What was typed stays as it is, such as "4." on the way to 4.5, unless the value has changed in another way.
  const text = isEqual(parseTyped(field, typed, value), value) ? typed : shown;
  const suggestions = useSuggestions(field.kind, fieldPath, text, language);
  const isNumber = field.kind === 'count' || field.kind === 'decimal';
  const placeholder = placeholderOf(field);
  const controls = {
    id,
    value: text,
    lang: others.length > 0 ? language : undefined,
    'aria-describedby': `${id}-hint ${id}-messages`,
    'aria-invalid': diagnostics.some(({ severity }) => severity === 'error'),
    'aria-required': isRequired,
    placeholder,
    // Not `onChange`, which ignores a 5 that replaces the text "5".
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(currentTarget.value);
      setField(appKey, fieldPath, parseTyped(field, currentTarget.value, value), language);
    },
    onBlur: () => {
      endStep();
      // It can have been added or changed since the file was opened.
      const isFile = field.kind === 'picture' || path.at(-1) === 'video';
      const file = isFile && text !== '' ? imageFileOf(text) : null;
      if (file !== null)
        host.readImage?.(text).then(
          (images) => setImage(file, images[file]),
          // A save tells why.
          () => {},
        );
    },
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className={field.name === '' ? 'sr-only' : 'font-semibold'}>
        <span>{label}</span>
        {!isRequired && <Optional />}
      </label>
      {field.kind === 'paragraphs' ? (
        // The usual value of some fields has several paragraphs.
        <textarea {...controls} dir="auto" rows={placeholder === undefined ? 8 : 3} className={BOX} />
      ) : field.kind === 'picture' ? (
        <PictureInput appKey={appKey} path={path} value={text}>
          <input {...controls} className={BOX} />
        </PictureInput>
      ) : (
        <input
          {...controls}
          dir="auto"
          // An <input type="date"> does not show what is no date.
          type={field.kind === 'date' && (text === '' || isDate(text)) ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          list={suggestions.length > 0 ? `${id}-list` : undefined}
          className={`${BOX} ${isNumber || field.kind === 'date' ? 'max-w-60 tabular' : ''}`}
        />
      )}
      {suggestions.length > 0 && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value, label }) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
      <Hint id={`${id}-hint`} isHidden={isRepeated}>
        {field.hint}
      </Hint>
      <Messages id={`${id}-messages`} path={path} diagnostics={diagnostics} />
    </div>
  );
}

function GroupInput({ appKey, field, path, value, label = field.label, isRepeated }: FieldInputProps) {
  const { fields = [] } = field;
  // Links are long.
  const columns = fields.some(({ kind }) => kind === 'picture')
    ? 'grid-cols-1'
    : fields.length > 2
      ? 'grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]'
      : 'grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))]';
  return (
    <fieldset
      className={`grid min-w-0 items-start gap-4 ${columns} ${field.name ? 'rounded-2xl border border-line p-4' : ''}`}
    >
      <legend className={field.name ? 'px-1 font-semibold' : 'sr-only'}>
        <span>{label}</span>
        {!field.isRequired && <Optional />}
      </legend>
      {field.hint && <Hint className="col-span-full">{field.hint}</Hint>}
      {fields.map((inner) => (
        <FieldInput
          key={inner.name}
          appKey={appKey}
          // In an optional group, an emptied field is removed, and the group with its last field.
          field={field.isRequired ? inner : { ...inner, isRequired: false }}
          path={[...path, inner.name]}
          value={valueAt(value, [inner.name])}
          isRequired={inner.isRequired && (field.isRequired || hasOthers(value, inner.name))}
          isRepeated={isRepeated}
        />
      ))}
      <GroupMessages appKey={appKey} fields={fields} path={path} value={value} />
    </fieldset>
  );
}

interface GroupMessagesProps {
  appKey: string;
  /** Those that have a control. */
  fields: readonly Field[];
  path: FieldPath;
  value: unknown;
}

/** The errors and warnings of a group as a whole, and its unknown fields, which can be removed. */
export function GroupMessages({ appKey, fields, path, value }: GroupMessagesProps) {
  const isKnown = (name: unknown) => fields.some((field) => field.name === name);
  const diagnostics = useOwnDiagnostics(appKey, path, isKnown);
  const unknown = Object.entries(isObject(value) ? value : {}).filter(([name]) => !isKnown(name));
  if (diagnostics.length === 0 && unknown.length === 0) return null;
  return (
    <div className="col-span-full grid gap-2">
      <Messages path={path} diagnostics={diagnostics} />
      {unknown.map(([name, content]) => (
        <RemovableField
          key={name}
          appKey={appKey}
          path={[...path, name]}
          what="Unknown field"
          value={content}
        />
      ))}
    </div>
  );
}

interface RemovableFieldProps {
  appKey: string;
  path: FieldPath;
  what: string;
  value: unknown;
}

/** A field that no control shows, and a button that removes it. */
function RemovableField({ appKey, path, what, value }: RemovableFieldProps) {
  const { store, say } = useEditor();
  const name = path.at(-1);
  const remove = (button: HTMLElement) => {
    const first = button.closest('fieldset')?.querySelector('input');
    ignoreSecondClick();
    flushSync(() => store.getState().setField(appKey, path, undefined));
    first?.focus();
    if (isFocusLost()) focusHeading();
    say(`The field ${name} is removed. Undo brings it back.`);
  };
  return (
    <p className="col-span-full flex flex-wrap items-center gap-x-3 ps-7 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span>{what}</span> <bdi className="font-semibold">{name}</bdi>:{' '}
        <bdi>{truncateText(JSON.stringify(value), MAX_VALUE_LENGTH)}</bdi>
      </span>
      <button
        type="button"
        className="button-text"
        aria-label={`Remove the field ${name}`}
        onClick={({ currentTarget }) => remove(currentTarget)}
      >
        Remove
      </button>
    </p>
  );
}

/** Maximum length of the value of a field, in UTF-16 code units. */
const MAX_VALUE_LENGTH = 120;

function ListInput({ appKey, field, path, value }: FieldInputProps) {
  const { store } = useEditor();
  const { setField } = store.getState();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const diagnostics = useOwnDiagnostics(appKey, path, (key) => Number(key) < entries.length);
  const group = useRef<HTMLFieldSetElement>(null);
  const { entry, maxItems = Number.POSITIVE_INFINITY } = field;
  if (!entry) return null;
  const line = `flex items-start gap-2 ${entry.kind === 'group' ? 'border-line border-t pt-3' : ''}`;
  const set = (next: unknown[]) =>
    setField(appKey, path, next.length > 0 || field.isRequired ? next : undefined);
  const controls = (selector: string) => [...(group.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const remove = (index: number) => {
    // The second click of a double click would remove the next entry.
    ignoreSecondClick();
    flushSync(() => set(entries.toSpliced(index, 1)));
    // Of the entry that follows, otherwise the button that adds one.
    const buttons = controls(':scope > button, :scope > div > button');
    (buttons[index] ?? buttons.at(-1))?.focus();
  };
  const add = (shape: Field) => {
    flushSync(() => set([...entries, emptyOf(shape, entries.length)]));
    controls(':scope > div').at(-1)?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <fieldset ref={group} className="grid min-w-0 grid-cols-1 gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-semibold">
        <span>{field.label}</span>
        {!field.isRequired && <Optional />}
      </legend>
      <Hint>{field.hint}</Hint>
      {entries.map((value, index) => {
        const shape = shapeOf(entry, value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no identity, and their inputs hold no state.
          <div key={index} className={line}>
            <div className="min-w-0 flex-1">
              <FieldInput
                appKey={appKey}
                field={shape}
                path={[...path, index]}
                value={value}
                label={`${shape.label} ${index + 1}`}
                isRepeated={index > 0}
              />
            </div>
            <button
              type="button"
              className="button-text -me-2 text-muted"
              aria-label={`Remove ${shape.label.toLowerCase()} ${index + 1}`}
              onClick={() => remove(index)}
            >
              <MdClose aria-hidden="true" className="size-6" />
            </button>
          </div>
        );
      })}
      {entries.length < maxItems &&
        (entry.shapes ?? [entry]).map((shape) => (
          <button
            key={shape.label}
            type="button"
            className="button-quiet justify-self-start px-4 wrap-anywhere"
            onClick={() => add(shape)}
          >
            <MdAdd aria-hidden="true" className="size-5" />
            <span>{`Add ${/^[aeiou]/i.test(shape.label) ? 'an' : 'a'} ${shape.label.toLowerCase()}`}</span>
          </button>
        ))}
      <Messages path={path} diagnostics={diagnostics} />
    </fieldset>
  );
}

/** The mark after a label. The space is part of the name. */
function Optional() {
  return <span className="font-normal text-muted text-sm"> optional</span>;
}

interface HintProps {
  id?: string;
  isHidden?: boolean;
  className?: string;
  children: ReactNode;
}

function Hint({ id, isHidden = false, className = '', children }: HintProps) {
  return (
    <p id={id} className={isHidden ? 'sr-only' : `text-muted text-sm empty:hidden ${className}`}>
      {children}
    </p>
  );
}

interface MessagesProps {
  id?: string;
  /** Of the control. */
  path: FieldPath;
  diagnostics: readonly Diagnostic[];
}

/** Errors and warnings, in the words of the check. */
function Messages({ id, path, diagnostics }: MessagesProps) {
  return (
    <ul id={id} className="grid gap-1 empty:hidden">
      {diagnostics.map(({ severity, rule, message, remedy, path: found }) => (
        <li key={`${found.join()} ${rule} ${message}`} className="flex gap-2 text-sm">
          {severity === 'error' ? (
            <MdErrorOutline aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <MdOutlineWarningAmber aria-hidden="true" className="size-5 shrink-0 text-gold" />
          )}
          <span className="wrap-anywhere">
            <strong>{severity === 'error' ? 'Error:' : 'Warning:'}</strong>{' '}
            {found.length > path.length && (
              <>
                <bdi className="font-semibold">
                  {subjectOf({ path: ['', ...found.slice(path.length)] })}
                </bdi>{' '}
              </>
            )}
            <span>{`${message}. ${remedy}`}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Maximum number of suggestions. A browser shows about ten at once. */
const MAX_SUGGESTIONS = 50;

/** What a control suggests. */
interface Suggestion {
  value: string;
  /** What else is shown of it, and found by what is typed. */
  label?: string;
}

/** With the typed text: the ids of apps, with their titles, or names of other apps, so that they are spelled in the same way. */
function useSuggestions(
  kind: Field['kind'],
  [name]: FieldPath,
  text: string,
  language?: string,
): readonly Suggestion[] {
  const rows = useDocument(({ saved }) => saved.rows);
  const key = language === undefined ? String(name) : `${name} ${language}`;
  const all = suggestionsIn(rows)[kind === 'id' && name !== 'id' ? 'apps' : key] ?? [];
  const typed = text.trim().toLowerCase();
  const found: Suggestion[] = [];
  for (const suggestion of all) {
    if (found.length === MAX_SUGGESTIONS) break;
    if (`${suggestion.value} ${suggestion.label ?? ''}`.toLowerCase().includes(typed)) found.push(suggestion);
  }
  return found;
}

/** By field and language, and of all apps. */
const suggestionsIn = oncePerList(
  (rows: readonly Row[]): Readonly<Record<string, readonly Suggestion[]>> => ({
    apps: [...new Map(rows.map(({ value: { id, title } }) => [jsonOf(id), jsonOf(nameIn(title))]))].map(
      ([value, label]) => ({ value, label }),
    ),
    ...Object.fromEntries(
      site.languages.flatMap((language) =>
        (['companyName', 'categories', 'collections'] as const).map((name) => [
          `${name} ${language}`,
          namesOf(rows.flatMap(({ value }) => value[name]).map((entry) => textIn(entry, language))),
        ]),
      ),
    ),
  }),
);

/** Each text once, sorted. */
function namesOf(values: readonly unknown[]): Suggestion[] {
  const names = new Set(values.filter((value) => typeof value === 'string'));
  return [...names].sort().map((value) => ({ value }));
}

/**
 * The diagnostics of a control: of its field, and of what is inside of it without a control of its own.
 *
 * @param hasControl Whether a field or an entry inside of it has a control.
 */
function useOwnDiagnostics(
  appKey: string,
  field: FieldPath,
  hasControl: (key: string | number) => boolean = () => false,
): Diagnostic[] {
  return useDiagnostics(appKey).filter(({ path }) => {
    const inner = path[field.length];
    return field.every((key, index) => key === path[index]) && (inner === undefined || !hasControl(inner));
  });
}

function hasOthers(value: unknown, name: string): boolean {
  return isObject(value) && Object.keys(value).some((key) => key !== name);
}

/** A new entry of a list, with its required fields. The text of a star level is the usual one of its position. */
function emptyOf({ kind, fields = [] }: Field, position: number): unknown {
  if (kind !== 'group') return '';
  const initial = (field: Field) => {
    if (field.kind === 'count') return 0;
    return field.examples.length > 1 ? (field.examples[position] ?? '') : '';
  };
  return Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, initial(field)]),
  );
}

/** The usual value, if it is one line. */
function placeholderOf({ examples: [example] }: Field): string | undefined {
  return typeof example === 'object' || /\n/.test(String(example)) ? undefined : String(example);
}
