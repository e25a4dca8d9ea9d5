import { readFileSync } from 'node:fs';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { imageFiles } from '@/lib/files/image-files';

/** The number of apps in the sample. Their ids begin with 1. */
const SAMPLE_APPS = 132;

const text = readFileSync('public/appsData.json', 'utf8');
const ids = [...text.matchAll(/^ {4}"id": (.*),$/gm)].map(([, id]) => id);

/** Whether the catalogue is the sample. In a copy with another, or with some of its apps, this test is skipped. */
const isSample =
  text.includes('"companyName": "Larkmoor"') &&
  ids.join() === Array.from({ length: SAMPLE_APPS }, (_, index) => index + 1).join();

(isSample ? test : test.skip)(
  'the sample catalogue has no warnings, except a title that is long on purpose',
  () => {
    const diagnostics = checkCatalogue(text, { text, image: imageFiles('public') });
    expect(diagnostics.filter(({ rule }) => rule !== 'title-length')).toEqual([]);
  },
);
