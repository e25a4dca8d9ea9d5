import { readFileSync } from 'node:fs';
import { findInIndex } from '@/lib/catalogue/search/find-in-index';
import { addToIndex, type TextIndex } from '@/lib/catalogue/search/text-index';
import { decodeCatalogue } from '@/lib/source/decode-catalogue';

// What people search in a list of free software. Its keywords, platforms and licences name languages and formats.

const apps = decodeCatalogue(
  JSON.parse(readFileSync('__tests__/fixtures/catalogues/list/appsData.json', 'utf8')),
);
const index: TextIndex = new Map();
addToIndex(index, apps);

async function alsoFound(text: string) {
  const { weights, isNear } = await findInIndex(text, index);
  expect(isNear).toBe(false);
  return [...weights].sort((one, two) => two[1] - one[1]).map(([id]) => id);
}

test.each([
  ['c++', [19, 28, 55, 73, 88]],
  ['C#', [22, 54, 70, 79, 93]],
  ['.net', [54, 70, 79]],
  ['node.js', [12, 25, 27, 39, 52, 60, 84, 94, 105]],
  ['GPL-3.0', [3, 9, 19, 45, 54, 55, 58, 60, 70, 82, 88, 106]],
  ['蔵', [48]],
  ['签', [49]],
  ['galleries', [54, 108, 109]],
  ['hollow oak software', [12, 36, 84]],
])('%j finds the apps that have it, and no others', async (text, ids) => {
  expect((await alsoFound(text)).sort((a, b) => Number(a) - Number(b))).toEqual(ids);
});
