import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { encodeCards } from '@/lib/catalogue/card-file';
import { checkCatalogue } from '@/lib/catalogue/check/check';
import { FACTS } from '@/lib/catalogue/facts';
import type { App } from '@/lib/catalogue/schema';
import { encodeTextIndex } from '@/lib/catalogue/search/text-shards';
import { toListedApp } from '@/lib/catalogue/views';
import { decodedImageFiles } from '@/lib/files/decodable';
import { parseCatalogueFile } from '@/lib/publish/catalogue/read';
import { similarApps } from '@/lib/publish/catalogue/similar';
import { imageOrigins, insertPolicy } from '@/lib/publish/export/content-security-policy';
import { writeResized } from '@/lib/publish/images/write-resized';
import { atomFeed } from '@/lib/publish/seo/atom';
import { siteFeeds } from '@/lib/publish/seo/feeds';
import { appJsonLd } from '@/lib/publish/seo/json-ld';
import { appMetadata } from '@/lib/publish/seo/metadata';
import { describeSharePictures } from '@/lib/publish/sharing/pictures';
import { damagedText } from '../../../fixtures/damaged';
import { accident, damaged, wholePictures } from '../../../fixtures/pictures';
import { fc, fewRuns, hostileText } from '../../../fixtures/properties';
import { temporaryFolder } from '../../../fixtures/temporary-folder';
import { buildValidApp } from '../../../fixtures/valid-app';

const folder = temporaryFolder();

const hasErrors = (diagnostics: ReturnType<typeof checkCatalogue>) =>
  diagnostics.some(({ severity }) => severity === 'error');

/** Amounts of currencies that need not exist. */
const price = () =>
  fc.record({
    amount: fc.double(),
    currency: fc.string({ unit: fc.constantFrom('A', 'X', 'Z', 'e'), minLength: 3, maxLength: 3 }),
  });

/** What can be the tag of a language. */
const tag = fc.string({ unit: fc.constantFrom('d', 'e', '-', '1', 'X', 'u', 'n'), minLength: 2 });

/** What the build makes of all apps. */
function build(apps: App[]): void {
  insertPolicy('<meta charSet="utf-8"/>', imageOrigins(apps), 'a page');
  apps.map(appMetadata);
  siteFeeds(apps).map(atomFeed);
  apps.map(appJsonLd);
  for (const { textOf } of FACTS) apps.map(textOf);
  describeSharePictures(apps);
  encodeCards(apps.map(toListedApp));
  encodeTextIndex(apps);
  similarApps(apps, 4);
}

describe('whatever the check passes, the build', () => {
  test('reads: texts of a catalogue', () => {
    const text = fc.oneof(
      damagedText(),
      hostileText().map((title) =>
        JSON.stringify([buildValidApp({ title, companyName: title, changes: title, license: title })]),
      ),
      fc
        .record({ price: price(), languages: fc.array(tag) })
        .map((fields) => JSON.stringify([buildValidApp(fields)])),
      hostileText().map((host) =>
        JSON.stringify([buildValidApp({ image: `https://${host}.example/q.png` })]),
      ),
    );
    let passed = 0;
    fc.assert(
      fc.property(fc.constantFrom('', '\uFEFF', '\uFEFF\uFEFF'), text, (mark, text) => {
        const bytes = Buffer.from(mark + text);
        if (hasErrors(checkCatalogue(bytes))) return;
        passed += 1;
        build(parseCatalogueFile(bytes, 'appsData.json'));
      }),
      { examples: [['\uFEFF\uFEFF', '[]']] },
    );
    expect(passed).toBeGreaterThan(0);
  });

  test('resizes: pictures', async () => {
    const pictures = await wholePictures();
    mkdirSync(join(folder.path, 'pictures'));
    let passed = 0;
    await fc.assert(
      fc.asyncProperty(
        // File names have at most 255 bytes.
        fc.constantFrom('q.png', 'q.jpg', 'q.JPEG', `${'q'.repeat(251)}.png`),
        fc.nat(pictures.length - 1),
        accident(),
        async (name, index, accident) => {
          const image = `/pictures/${name}`;
          folder.write({ [image.slice(1)]: damaged(pictures[index] as Buffer, accident) });
          const text = JSON.stringify([buildValidApp({ image })]);
          const options = { image: await decodedImageFiles(folder.path, text) };
          if (hasErrors(checkCatalogue(text, options))) return;
          passed += 1;
          await writeResized(parseCatalogueFile(Buffer.from(text), 'appsData.json', options), {
            out: folder.path,
            cache: join(folder.path, 'cache'),
          });
        },
      ),
      fewRuns(15),
    );
    expect(passed).toBeGreaterThan(0);
  });
});
