import { readFileSync } from 'node:fs';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { imageFiles } from '@/lib/files/image-files';

/** Whether the catalogue is the sample. In a copy with another, this test is skipped. */
const isSample = readFileSync('public/appsData.json', 'utf8').includes('"companyName": "Larkmoor"');

(isSample ? test : test.skip)(
  'the sample catalogue has no warnings, except a title that is long on purpose',
  () => {
    const text = readFileSync('public/appsData.json', 'utf8');
    const diagnostics = checkCatalogue(text, { text, image: imageFiles('public') });
    expect(diagnostics.filter(({ rule }) => rule !== 'title-length')).toEqual([]);
  },
);
