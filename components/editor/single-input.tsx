import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Field } from '@/lib/catalogue/field-tree';
import { isEqual } from '@/lib/catalogue/json-path';
import { isDate, parseTyped } from '@/lib/editor/input';
import { textIn } from '@/lib/editor/localized-text';
import { isMoney, writeMoney } from '@/lib/editor/price';
import { site } from '@/lib/site';
import { useEditor } from './context';
import { type FieldInputProps, Hint, Messages, Optional, useOwnDiagnostics } from './field-parts';
import { PictureInput } from './picture-input';
import { readNamedFile } from './use-named-files';
import { useSuggestions } from './use-suggestions';

const BOX = 'min-h-11 w-full rounded-xl border border-line bg-surface px-3 py-2 aria-invalid:border-danger';

/** The controls of a text: one for each language of the site. */
export function TextInputs(props: FieldInputProps) {
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

type FormControl = HTMLInputElement | HTMLTextAreaElement;

interface SingleInputProps extends FieldInputProps {
  /** BCP 47 tag. Absent if the text is not translatable. */
  language?: string;
}

/** The control of one value. */
export function SingleInput({
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
  const { setField, endStep } = store.getState();
  const given = textOf(field, value);
  // Pages show a line break in a title as a space. An <input> would join the words.
  const shown = field.kind === 'paragraphs' ? given : given.replace(/[\r\n]+/g, ' ');
  // Null for a date that is incomplete: its control has no value then, as if it were empty.
  const [typed, setTyped] = useState<string | null>(shown);
  const atFocus = useRef(shown);
  // What was typed stays as it is, such as "4." on the way to 4.5, unless the value has changed in another way.
  const text = typed === null ? '' : isEqual(parseTyped(field, typed), value) ? typed : shown;
  const suggestions = useSuggestions(field.kind, fieldPath, text, language);
  const isNumber = field.kind === 'count' || field.kind === 'decimal';
  const placeholder = placeholderOf(field);
  const change = (text: string) => {
    setTyped(text);
    setField(appKey, fieldPath, parseTyped(field, text), language);
  };
  const controls = {
    id,
    value: text,
    lang: language,
    'aria-describedby': `${id}-hint ${id}-messages`,
    'aria-invalid': diagnostics.some(({ severity }) => severity === 'error'),
    'aria-required': isRequired,
    placeholder,
    // Not `onChange`, which ignores a 5 that replaces the text "5".
    onInput: ({ currentTarget }: FormEvent<FormControl>) =>
      currentTarget.validity.badInput ? setTyped(null) : change(currentTarget.value),
    // Of the last part of a date that is removed, there is no other event.
    onKeyUp: ({ currentTarget }: KeyboardEvent<FormControl>) => {
      if (typed === null && !currentTarget.validity.badInput) change('');
    },
    // An undo would revert the change before.
    'data-own-undo': typed === null ? '' : undefined,
    onFocus: () => {
      atFocus.current = shown;
    },
    onBlur: ({ currentTarget }: FocusEvent<FormControl>) => {
      if (currentTarget.validity.badInput) {
        // The last complete date. While a year is typed, it is one such as 0002.
        const last = shown > '1' ? shown : atFocus.current;
        // React leaves an empty control as it is.
        currentTarget.value = last;
        change(last);
      }
      endStep();
      // It can have been added or changed since the file was opened.
      const isFile = field.kind === 'picture' || path.at(-1) === 'video';
      if (isFile && text !== '') readNamedFile(host, store, text);
    },
  };
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {/* The first control of an entry is labelled by the list. */}
      <label htmlFor={id} className={field.name === '' && !isOther ? 'sr-only' : 'font-semibold'}>
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

/** What an input shows of a value. */
function textOf({ kind }: Field, value: unknown): string {
  if (kind === 'price' && isMoney(value)) return writeMoney(value);
  return value === undefined || value === null || typeof value === 'object' ? '' : String(value);
}

/** The usual value, if it is one line. */
function placeholderOf({ examples: [example] }: Field): string | undefined {
  return typeof example === 'object' || /\n/.test(String(example)) ? undefined : String(example);
}
