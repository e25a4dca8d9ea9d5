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
    .map((file) => readFileSync(join(CHUNKS, file), 'utf8'));

test('no client chunk contains Node-only code, or the schema', () => {
  const shipped = chunks().join('\n');
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

/**
 * Methods that one of the oldest browsers that Next supports lacks (Chrome 111, Firefox 111, Safari 16.4), and the methods of
 * iterators. Not those that libraries use if they are there.
 */
const NEWER = new RegExp(
  [
    String.raw`\.(?:toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|getOrInsert|isWellFormed|toWellFormed)\(`,
    String.raw`\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
    String.raw`\b(?:Promise\.try|AbortSignal\.any|URL\.parse)\(|\.checkVisibility\(`,
    String.raw`\.(?:keys|values|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|flatMap|take|drop|forEach)\(`,
  ].join('|'),
  'g',
);

test('no client chunk calls a method that the oldest browsers lack', () => {
  const called = (code: string) => code.match(NEWER) ?? [];
  expect(called('[...apps].sort();apps.map(f).entries()')).toEqual([]);
  expect(called('apps.toSorted();new Map(ids).keys().map(f);URL.parse(a)')).toHaveLength(3);
  // The polyfills have them all.
  const shipped = chunks().filter((code) => !code.includes('Denis Pushkarev'));
  expect(shipped.length).toBeGreaterThan(10);
  expect(shipped.flatMap(called)).toEqual([]);
});
