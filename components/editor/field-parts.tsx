import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MdErrorOutline, MdOutlineWarningAmber } from 'react-icons/md';
import { ignoreSecondClick } from '@/lib/browser/ignore-second-click';
import { type Diagnostic, subjectOf } from '@/lib/catalogue/diagnostic';
import type { Field } from '@/lib/catalogue/field-tree';
import type { FieldPath } from '@/lib/editor/with-field';
import { focusHeading, isFocusLost } from '@/lib/navigation/focus';
import { truncateText } from '@/lib/text/shorten';
import { useDiagnostics, useEditor } from './context';

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

/** The mark after a label. The space is part of the name. */
export function Optional() {
  return <span className="font-normal text-muted text-sm"> optional</span>;
}

interface HintProps {
  id?: string;
  isHidden?: boolean;
  className?: string;
  children: ReactNode;
}

export function Hint({ id, isHidden = false, className = '', children }: HintProps) {
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
export function Messages({ id, path, diagnostics }: MessagesProps) {
  return (
    <ul role="list" id={id} className="grid gap-1 empty:hidden">
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

interface RemovableFieldProps {
  appKey: string;
  path: FieldPath;
  what: string;
  value: unknown;
}

/** A field that no control shows, and a button that removes it. */
export function RemovableField({ appKey, path, what, value }: RemovableFieldProps) {
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

/**
 * The diagnostics of a control: those of its field, and of entries and fields in it that have no control.
 *
 * @param hasControl Whether a field or an entry inside of it has a control.
 */
export function useOwnDiagnostics(
  appKey: string,
  field: FieldPath,
  hasControl: (key: string | number) => boolean = () => false,
): Diagnostic[] {
  return useDiagnostics(appKey).filter(({ path }) => {
    const inner = path[field.length];
    return field.every((key, index) => key === path[index]) && (inner === undefined || !hasControl(inner));
  });
}
