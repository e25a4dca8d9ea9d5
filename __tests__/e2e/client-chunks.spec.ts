import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const CHUNKS = join('out', '_next', 'static', 'chunks');

/** A string literal that minification keeps: three words or more, without quotes or placeholders. */
const SENTENCE = /(['`])((?:[\w,.:()-]+ ){2,}[\w,.:()-]+)\1/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** The sentences in the string literals of a module. Comments are excluded. */
function sentencesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(SENTENCE)].map(([, , text = '']) => text);
}

const chunks = () =>
  readdirSync(CHUNKS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(CHUNKS, file), 'utf8'))
    .join('\n');

test('no client chunk contains Node-only code', () => {
  const shipped = chunks();
  const sentences = ['build', 'editor', 'machine'].flatMap((folder) =>
    sourcesIn(join('lib', folder)).flatMap(sentencesOf),
  );
  // The check repeats some words of the schema, which browsers have too.
  const shared = readFileSync('lib/catalogue/schema.ts', 'utf8');
  const nodeOnly = sentences.filter((text) => !shared.includes(text));
  expect(nodeOnly.length).toBeGreaterThan(50);
  expect(nodeOnly.filter((text) => shipped.includes(text))).toEqual([]);
});

test('the sentences of browser modules are found in chunks, which proves that the search works', () => {
  const shipped = chunks();
  const sentences = ['lib/catalogue/schema.ts', 'lib/catalogue/fetch.ts'].flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((text) => !shipped.includes(text))).toEqual([]);
});
