import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copies } from './copies';

const CHUNKS = join(copies.site, '_next', 'static', 'chunks');

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

test('no client chunk contains Node-only code, or the schema', () => {
  const shipped = chunks();
  const sources = ['catalogue/check', 'cli', 'editor', 'files', 'machine', 'publish'].flatMap((folder) =>
    sourcesIn(join('lib', folder)),
  );
  const ofSchema = sentencesOf('lib/catalogue/schema.ts');
  expect(ofSchema).not.toEqual([]);
  const sentences = [...sources.flatMap(sentencesOf), ...ofSchema];
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => shipped.includes(text))).toEqual([]);
});

test('the sentences of browser modules are found in chunks, which proves that the search works', () => {
  const shipped = chunks();
  const modules = ['source/decode-catalogue.ts', 'catalogue/card-file.ts', 'texts/en/transfer.ts'];
  const sentences = modules.flatMap((module) => sentencesOf(join('lib', module)));
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => !shipped.includes(text))).toEqual([]);
});
