import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { chunksOf, newerMethodsIn } from './client-code';
import { copies } from './copies';

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

test('no client chunk contains Node-only code, or the schema', () => {
  const shipped = chunksOf(copies.site).join('\n');
  const sources = ['catalogue/check', 'cli', 'editor', 'files', 'machine', 'publish'].flatMap((folder) =>
    sourcesIn(join('lib', folder)),
  );
  const ofSchema = sentencesOf('lib/catalogue/schema.ts');
  expect(ofSchema).not.toEqual([]);
  const sentences = [...sources.flatMap(sentencesOf), ...ofSchema];
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => shipped.includes(text))).toEqual([]);
  // Those of browser modules are found.
  const modules = ['source/decode-catalogue.ts', 'catalogue/card-file.ts', 'texts/en/transfer.ts'];
  const found = modules.flatMap((module) => sentencesOf(join('lib', module)));
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((text) => !shipped.includes(text))).toEqual([]);
});

test('no client chunk calls a method that the oldest browsers lack', () => {
  expect(newerMethodsIn('[...apps].sort();apps.map(f).entries()')).toEqual([]);
  expect(newerMethodsIn('apps.toSorted();new Map(ids).keys().map(f);URL.parse(a)')).toHaveLength(3);
  expect(chunksOf(copies.site).flatMap(newerMethodsIn)).toEqual([]);
});
