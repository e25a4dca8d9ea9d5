import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MdAdd, MdArrowUpward, MdClose } from 'react-icons/md';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { type Field, shapeOf } from '@/lib/catalogue/field-tree';
import { isObject, valueAt } from '@/lib/catalogue/json-path';
import { isLocalized, textIn } from '@/lib/editor/localized-text';
import { isMoney } from '@/lib/editor/price';
import type { FieldPath } from '@/lib/editor/with-field';
import { site } from '@/lib/site';
import { formatExact } from '@/lib/texts/en/format';
import { useEditor } from './context';
import {
  type FieldInputProps,
  Hint,
  Messages,
  Optional,
  RemovableField,
  useOwnDiagnostics,
} from './field-parts';
import { SingleInput, TextInputs } from './single-input';

/** The entries of a list that are shown at first, if the others have no messages: each key draws all controls again. */
const MAX_ENTRIES = 20;

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

/** Whether the control of a field shows a value. It cannot show one of another type. */
function isShown({ kind, isTranslatable }: Field, value: unknown): boolean {
  if (isTranslatable && isLocalized(value))
    return site.languages.some((language) => textIn(value, language) !== undefined);
  if (kind === 'group') return isObject(value);
  if (kind === 'list') return Array.isArray(value) && value.length > 0;
  if (kind === 'price' && isMoney(value)) return true;
  return value !== null && value !== '' && typeof value !== 'object';
}

function GroupInput({ appKey, field, path, value, label = field.label, isRepeated }: FieldInputProps) {
  const { fields = [] } = field;
  const columns = fields.some(({ kind }) => kind === 'picture')
    ? 'grid-cols-1'
    : fields.length > 2
      ? // Links are long.
        'grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))]'
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

function ListInput({ appKey, field, path, value }: FieldInputProps) {
  const { store, say } = useEditor();
  const { setField } = store.getState();
  const entries: unknown[] = Array.isArray(value) ? value : [];
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, MAX_ENTRIES);
  const diagnostics = useOwnDiagnostics(appKey, path, (key) => Number(key) < shown.length);
  // They are of entries that are not shown.
  if (diagnostics.some((found) => Number(found.path[path.length]) < entries.length)) setIsWhole(true);
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
    flushSync(() => set(entries.filter((_, other) => other !== index)));
    // Of the entry that follows, otherwise the button that adds one.
    const buttons = controls(':scope > button, :scope > div > div > button:first-child');
    (buttons[index] ?? buttons.at(-1))?.focus();
  };
  const moveUp = (index: number, label: string, { top }: DOMRect) => {
    // The second click of a double click would move the other entry.
    ignoreSecondClick();
    const [before, moving] = entries.slice(index - 1);
    flushSync(() => set([...entries.slice(0, index - 1), moving, before, ...entries.slice(index + 1)]));
    // The first entry has no such button.
    const moved = controls(':scope > div')[index - 1];
    const button = moved?.querySelector<HTMLElement>(':scope > div > button + button');
    const target = button ?? moved?.querySelector<HTMLElement>('input:not([type="file"])');
    target?.focus({ preventScroll: true });
    // The button stays under the pointer: the next click moves the same entry.
    window.scrollBy(0, (target?.getBoundingClientRect().top ?? top) - top);
    say(`${label} is at position ${index} of ${entries.length}.`);
  };
  const focusEntry = (position: number) =>
    controls(':scope > div')[position]?.querySelector<HTMLElement>('input')?.focus();
  const add = (shape: Field) => {
    // The newest version is first.
    const position = field.name === 'versions' ? 0 : entries.length;
    const entry = emptyOf(shape, entries.length);
    flushSync(() => {
      if (position > 0) setIsWhole(true);
      set([...entries.slice(0, position), entry, ...entries.slice(position)]);
    });
    focusEntry(position);
  };
  return (
    <fieldset ref={group} className="grid min-w-0 grid-cols-1 gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-semibold">
        <span>{field.label}</span>
        {!field.isRequired && <Optional />}
      </legend>
      <Hint>{field.hint}</Hint>
      {shown.map((value, index) => {
        const shape = shapeOf(entry, value);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no identity, and their inputs hold state only of their value.
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
            <div className="-me-2 grid">
              <button
                type="button"
                className="button-text text-muted"
                aria-label={`Remove ${shape.label.toLowerCase()} ${index + 1}`}
                onClick={() => remove(index)}
              >
                <MdClose aria-hidden="true" className="size-6" />
              </button>
              {shape.kind === 'group' && index > 0 && (
                <button
                  type="button"
                  className="button-text text-muted"
                  aria-label={`Move up ${shape.label.toLowerCase()} ${index + 1}`}
                  onClick={({ currentTarget }) =>
                    moveUp(index, `${shape.label} ${index + 1}`, currentTarget.getBoundingClientRect())
                  }
                >
                  <MdArrowUpward aria-hidden="true" className="size-6" />
                </button>
              )}
            </div>
          </div>
        );
      })}
      {shown.length < entries.length && (
        <button
          type="button"
          className="button-text justify-self-start"
          onClick={() => {
            // The second click of a double click would be on the entry that is there then.
            ignoreSecondClick();
            flushSync(() => setIsWhole(true));
            focusEntry(shown.length);
          }}
        >
          {`Show all ${formatExact(entries.length)}`}
        </button>
      )}
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
