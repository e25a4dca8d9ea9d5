import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const CHUNKS = join('out', '_next', 'static', 'chunks');

/** A text of a source file that survives minification: three words or more without quotes or placeholders. */
const SENTENCE = /(['`])((?:[\w,.:()-]+ ){2,}[\w,.:()-]+)\1/g;

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** The sentences of a module, without those of its comments. */
function sentencesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(SENTENCE)].map(([, , text = '']) => text);
}

const chunks = () =>
  readdirSync(CHUNKS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(CHUNKS, file), 'utf8'))
    .join('\n');

test('no chunk holds code that runs in Node only', () => {
  const shipped = chunks();
  const sentences = ['build', 'editor', 'machine'].flatMap((folder) =>
    sourcesIn(join('lib', folder)).flatMap(sentencesOf),
  );
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => shipped.includes(text))).toEqual([]);
});

test('a sentence of a browser module is found in a chunk, so that the search can fail', () => {
  const shipped = chunks();
  const sentences = ['lib/catalogue/schema.ts', 'lib/catalogue/fetch.ts'].flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((text) => !shipped.includes(text))).toEqual([]);
});
