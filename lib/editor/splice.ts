import { type Node, parseTree } from 'jsonc-parser';
import { duplicateFields } from '@/lib/catalogue/check/syntax';
import { withoutBom } from '@/lib/catalogue/file';
import { APP_FIELDS, NESTED_FIELDS } from '@/lib/catalogue/schema';

/** An object of a catalogue file, with its unknown fields. */
export type JsonObject = Record<string, unknown>;

/** An app of an edited catalogue. */
export interface EditedApp {
  /** Its position in the file. Null for a new app. */
  source: number | null;
  /** What `JSON.parse` returns for it, after the change. */
  value: JsonObject;
}

/**
 * Changes the text of a catalogue file so that it has the edited apps. All other characters stay: line ends, indentation,
 * a byte-order mark, the spelling of numbers and texts. New parts are formatted as others of their kind. It does not use
 * jsonc-parser’s `modify`, whose edits cannot be combined (microsoft/node-jsonc-parser#53).
 *
 * @param text A list of objects. They may be invalid. The result is JSON, also after the errors that `parseTolerantly`
 * recovers, such as a missing comma, and has no duplicate fields.
 * @param edited All apps in their new order. Each position of the file occurs at most once.
 * @throws Error if the text is not a list.
 * @example spliceCatalogue('[ {"id": 1.0} ]', [{ source: 0, value: { id: 1, title: 'Quill' } }])
 * // '[ {"id": 1.0, "title": "Quill"} ]'
 */
export function spliceCatalogue(text: string, edited: readonly EditedApp[]): string {
  const json = withoutBom(text);
  const root = parseTree(json);
  if (root?.type !== 'array') throw new Error('The catalogue is not a list.');
  const apps = edited.map(({ source, value }) => {
    const node = source === null ? undefined : root.children?.[source];
    return { item: node, label: '', key: '*', node, value };
  });
  const start = text.length - json.length + root.offset;
  const around = { offset: start, length: root.length };
  return spaceBefore(text, around) + listWriter(json, root)(apps) + spaceAfter(text, around);
}

/** A new value of an item: an entry of a list, or a member of an object. */
interface Edit {
  /** The node of the item, if the file has it. */
  item: Node | undefined;
  /** Of a member, its name and the colon. */
  label: string;
  /** The name of a member, or `*`. */
  key: string;
  /** The node of the value, if the file has it. */
  node: Node | undefined;
  value: unknown;
}

/** White space in a list or an object. */
interface Spacing {
  afterOpening: string;
  beforeComma: string;
  afterComma: string;
  beforeClosing: string;
}

/** Returns a function that writes the list of apps. */
function listWriter(json: string, root: Node): (apps: readonly Edit[]) => string {
  const style = styleOf(json, root);

  /** @param lead The white space before the value, or before its name. */
  function write(node: Node | undefined, value: unknown, path: string, lead: string): string {
    if (node && isSame(json, node, value)) return textOf(json, node);
    if (Array.isArray(value)) return writeItems('[]', node, entryEdits(json, node, value), path, lead);
    if (isObject(value))
      return writeItems('{}', node, memberEdits(json, node, value, style.colon), path, lead);
    return JSON.stringify(value);
  }

  function writeItems(
    brackets: '[]' | '{}',
    node: Node | undefined,
    edits: readonly Edit[],
    path: string,
    lead: string,
  ): string {
    if (edits.length === 0) return brackets;
    const items = itemsOf(node, brackets);
    const spacing = spacingOf(json, items, style.gap) ?? style.usual(path, brackets, edits, lead);
    const [first, last] = [items[0], items.at(-1)];
    const parts = edits.map(({ item, label, key, node: old, value }, index) => {
      // White space next to a bracket stays there when items are moved.
      const ownBefore = item && item !== first ? spaceBefore(json, item) : spacing.afterComma;
      const ownAfter = item && item !== last ? spaceBeforeComma(json, item) : spacing.beforeComma;
      const before = index === 0 ? spacing.afterOpening : ownBefore;
      const after = index === edits.length - 1 ? spacing.beforeClosing : ownAfter;
      return before + label + write(old, value, `${path}.${key}`, before) + after;
    });
    return brackets[0] + parts.join(',') + brackets[1];
  }

  return (apps) => writeItems('[]', root, apps, '', '\n');
}

/** Finds the entry that each value of a list replaces: one that is equal, otherwise the one at its position. */
function entryEdits(json: string, node: Node | undefined, values: readonly unknown[]): Edit[] {
  const entries = itemsOf(node, '[]');
  const unused = new Set(entries);
  return values.map((value, index) => {
    const equal = [...unused].find((candidate) => isSame(json, candidate, value));
    if (equal) unused.delete(equal);
    const entry = equal ?? entries[index];
    return { item: entry, label: '', key: '*', node: entry, value };
  });
}

/** The order of new members. No two objects have the same names in different orders. */
const ORDER: readonly string[] = [...APP_FIELDS, ...Object.values(NESTED_FIELDS).flat()];

/** Unknown fields come last. */
const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);

/** Keeps the order of the members that the file has, and inserts the others in the order of the schema. */
function memberEdits(json: string, node: Node | undefined, value: JsonObject, colon: string): Edit[] {
  // Of duplicate fields, the last one is used.
  const items = new Map(itemsOf(node, '{}').map((item) => [item.children?.[0]?.value, item]));
  const edits: Edit[] = [...items.values()].flatMap((item) => {
    const [name, old] = item.children as [Node, Node];
    const key: string = name.value;
    const inFile = json.slice(item.offset, old.offset);
    const label = parsed(`{${inFile}0}`) === undefined ? JSON.stringify(key) + colon : inFile;
    return Object.hasOwn(value, key) ? [{ item, label, key, node: old, value: value[key] }] : [];
  });
  const known = new Set(edits.map(({ key }) => key));
  for (const key of Object.keys(value)) {
    if (known.has(key)) continue;
    const index = edits.findLastIndex((edit) => rank(edit.key) <= rank(key)) + 1;
    const label = JSON.stringify(key) + colon;
    edits.splice(index, 0, { item: undefined, label, key, node: undefined, value: value[key] });
  }
  return edits;
}

/** How a file is formatted. */
interface Style {
  /** The colon between a name and its value, with its white space. */
  colon: string;
  /** Between the parts of a line. */
  gap: string;
  /** The spacing of a list or an object whose node is missing or empty. */
  usual: (path: string, brackets: string, edits: readonly Edit[], lead: string) => Spacing;
}

function styleOf(json: string, root: Node): Style {
  const examples = new Map<string, Node>();
  collectExamples(root, '', examples);
  const [member] = examples.get('.*{}')?.children ?? [];
  const [name, value] = member?.children ?? [];
  const between = name && value ? json.slice(name.offset + name.length, value.offset) : '';
  const colon = /^\s*:\s*$/.test(between) ? between : ': ';
  const gap = colon.endsWith(':') ? '' : ' ';
  const spacing = (kind: string) => spacingOf(json, examples.get(kind)?.children ?? [], gap);
  const eol = json.includes('\r\n') ? '\r\n' : '\n';
  const [outer, inner] = ['[]', '.*{}'].map((kind) => indentOf(spacing(kind)?.afterOpening ?? ''));
  const unit = inner?.slice(outer?.length) || '  ';
  /** Whether lists and objects in apps have several lines also if there are no others in them. */
  const isExpanded = [...examples].some(
    ([kind, { children = [] }]) =>
      kind !== '.*{}' && isFlat(children) && spacing(kind)?.afterComma.includes('\n'),
  );
  return {
    colon,
    gap,
    usual: (path, brackets, edits, lead) => {
      const usual = spacing(path + brackets);
      if (usual) return usual;
      const isLine = edits.every((edit) => typeof edit.value !== 'object') && !isExpanded;
      const line = eol + indentOf(lead);
      if (lead.includes('\n') && !isLine)
        return { afterOpening: line + unit, beforeComma: '', afterComma: line + unit, beforeClosing: line };
      const edge = brackets === '[]' ? '' : gap;
      return { afterOpening: edge, beforeComma: '', afterComma: gap, beforeClosing: edge };
    },
  };
}

/** Collects the first list and object of each path that have items. The keys are as `.*.ratings[]`. */
function collectExamples(node: Node, path: string, examples: Map<string, Node>): void {
  if (!node.children?.length) return;
  const kind = path + (node.type === 'array' ? '[]' : '{}');
  if (!examples.has(kind)) examples.set(kind, node);
  for (const item of node.children) {
    const [name, value] = item.type === 'property' ? (item.children ?? []) : [undefined, item];
    if (value) collectExamples(value, `${path}.${name?.value ?? '*'}`, examples);
  }
}

function isFlat(items: readonly Node[]): boolean {
  return items.every((item) => !(item.type === 'property' ? item.children?.[1] : item)?.children);
}

function spacingOf(json: string, items: readonly Node[], gap: string): Spacing | undefined {
  const [first, second] = items;
  const last = items.at(-1);
  if (!first || !last) return undefined;
  const afterOpening = spaceBefore(json, first);
  const afterOnly = afterOpening.includes('\n') ? afterOpening : gap;
  return {
    afterOpening,
    beforeComma: second ? spaceBeforeComma(json, first) : '',
    afterComma: second ? spaceBefore(json, second) : afterOnly,
    beforeClosing: spaceBeforeClosing(json, last),
  };
}

/** The entries of a list, or the members of an object. None if the node is of the other type. */
function itemsOf(node: Node | undefined, brackets: '[]' | '{}'): readonly Node[] {
  const type = brackets === '[]' ? 'array' : 'object';
  return node?.type === type ? (node.children ?? []) : [];
}

function textOf(json: string, { offset, length }: Node): string {
  return json.slice(offset, offset + length);
}

function spaceBefore(json: string, { offset }: Pick<Node, 'offset'>): string {
  let start = offset;
  while (/\s/.test(json.charAt(start - 1))) start -= 1;
  return json.slice(start, offset);
}

function spaceAfter(json: string, { offset, length }: Pick<Node, 'offset' | 'length'>): string {
  return /\s*/y.exec(json.slice(offset + length))?.[0] ?? '';
}

/** Empty if the comma is missing. */
function spaceBeforeComma(json: string, node: Node): string {
  const space = spaceAfter(json, node);
  return json[node.offset + node.length + space.length] === ',' ? space : '';
}

/** After the comma, if there is one before the bracket. */
function spaceBeforeClosing(json: string, { offset, length }: Node): string {
  return /(?:\s*,)?(\s*)/y.exec(json.slice(offset + length))?.[1] ?? '';
}

/** The white space after the last line break. Empty without one. */
function indentOf(space: string): string {
  return /\n([^\n]*)$/.exec(space)?.[1] ?? '';
}

/** Whether a node can stay as it is. */
function isSame(json: string, node: Node, value: unknown): boolean {
  return (
    JSON.stringify(parsed(textOf(json, node))) === JSON.stringify(value) &&
    duplicateFields(node).next().done === true
  );
}

/** Undefined for text that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value of JSON is an object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
