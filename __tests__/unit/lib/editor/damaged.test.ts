import { checkValue } from '@/lib/catalogue/check/all-rules';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import type { Diagnostic } from '@/lib/catalogue/diagnostic';
import { parseJson } from '@/lib/catalogue/file';
import { diffEdited } from '@/lib/editor/diff/edited';
import { type DocumentStore, isChanged, nextId, textOf, valuesOf } from '@/lib/editor/document';
import { mergeFile, type Opened, openCatalogue } from '@/lib/editor/open';
import { catalogueFile } from '../../../fixtures/catalogue-file';
import { damagedText, ONCE_FATAL } from '../../../fixtures/damaged';
import { fc } from '../../../fixtures/properties';

jest.mock('idb-keyval', () => ({}));

/** Each has a line, what is wrong, and what to do. */
function expectExplained(diagnostics: readonly Diagnostic[]): void {
  for (const { line, column, message, remedy } of diagnostics) {
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(message).not.toBe('');
    expect(remedy).toMatch(/\.$/);
  }
}

function isJson(text: string): boolean {
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

/** Also in the order of fields. A negative zero is written as 0. */
function expectPrinted(text: string, apps: readonly unknown[]): void {
  expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(apps));
}

/** Answers all questions about a file. Null if it cannot be read. */
function answered(opened: Opened): DocumentStore | null {
  if (opened.kind === 'ready') return opened.store;
  if (opened.kind === 'question') {
    const { conflicts, resolve } = opened.question;
    return answered(resolve(new Map(conflicts.map(({ key }) => [key, 'theirs']))));
  }
  expect(opened.diagnostics).not.toHaveLength(0);
  expectExplained(opened.diagnostics);
  return null;
}

test('the check explains each damaged file', () => {
  fc.assert(
    fc.property(damagedText(), fc.constantFrom<string[]>(['en'], ['de', 'en']), (text, languages) => {
      const diagnostics = checkCatalogue(text, { languages });
      expectExplained(diagnostics);
      expect(isJson(text) || diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    }),
    { examples: ONCE_FATAL.map((text): [string, string[]] => [text, ['en']]) },
  );
});

test('the editor opens each damaged file, or explains it', () => {
  fc.assert(
    fc.property(damagedText(), damagedText(), (text, other) => {
      const store = answered(openCatalogue(catalogueFile(text)));
      if (!store) return;
      const { rows, saved } = store.getState();
      expectPrinted(textOf(store.getState()), valuesOf(rows));
      const written = checkCatalogue(textOf(store.getState())).map(({ rule }) => rule);
      expect(written).not.toContain('syntax');
      expect(written).not.toContain('duplicate-field');
      checkValue(valuesOf(rows), {});
      diffEdited(valuesOf(saved), valuesOf(rows));
      expect(nextId(valuesOf(rows), [])).toBeGreaterThan(0);
      const merged = answered(mergeFile(catalogueFile(other), store))?.getState();
      if (!merged) return;
      expectPrinted(textOf(merged), valuesOf(merged.rows));
      isChanged(merged);
      diffEdited(valuesOf(merged.saved), valuesOf(merged.rows));
    }),
    { examples: ONCE_FATAL.flatMap((text) => ONCE_FATAL.map((other): [string, string] => [text, other])) },
  );
});
