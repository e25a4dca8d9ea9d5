/**
 * The last step of npm run build: removes files that no browser requests, completes the pages of `out/`, and writes
 * resized images, the service worker, the licences, the hosts' files and the share pictures. Prints the size of the site, with
 * warnings for the limits of common hosts.
 */
import '@/lib/publish/load-build';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from '@/lib/machine/run-script';
import { writeLargeFiles } from '@/lib/publish/catalogue/large';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { assertUnchanged } from '@/lib/publish/catalogue/unchanged';
import { finishPages } from '@/lib/publish/export/finish-pages';
import { addParts, keepPart, languagesFolder } from '@/lib/publish/export/language-parts';
import { ownFiles } from '@/lib/publish/export/own-files';
import { removeUnneeded } from '@/lib/publish/export/remove-unneeded';
import { exportedFiles, sizeReport } from '@/lib/publish/export/size-report';
import { writeHostFiles } from '@/lib/publish/hosting/hosts';
import { writeResized } from '@/lib/publish/images/write-resized';
import { runInLanguage } from '@/lib/publish/in-language';
import { builtLanguages } from '@/lib/publish/languages';
import { writeLicences } from '@/lib/publish/licences/write';
import { writeWorker } from '@/lib/publish/offline/write-worker';
import { siteFeeds } from '@/lib/publish/seo/feeds';
import { describeSettings, readSettings } from '@/lib/publish/settings';
import { writeSharing } from '@/lib/publish/sharing/write';
import { siteUrl } from '@/lib/publish/site-url';
import { site } from '@/lib/site';
import { printable } from '@/lib/text/printable';
import { plural } from '@/lib/texts/en/plural';

const OUT = join(process.cwd(), 'out');

/** What is kept while the languages of a site are built. */
const LANGUAGES = languagesFolder(process.cwd());

const { all: languages, own: language } = builtLanguages(process.cwd(), site.languages, readSettings());

async function finish(): Promise<void> {
  const settings = describeSettings();
  if (settings.length > 0) console.log(printable(`Settings: ${settings.join(', ')}.`));
  const apps = readCatalogue();
  const own = await ownFiles(process.cwd(), OUT);
  await removeUnneeded(OUT, { hasOrigin: siteUrl() !== null, hasFeeds: siteFeeds(apps).length > 0 }, own);

  const pages = await finishPages(OUT, apps, own);
  await writeLargeFiles(OUT);
  const replaced = await writeResized(apps, {
    out: OUT,
    cache: join(process.cwd(), '.next', 'cache', 'resized'),
  });
  const { hasWorker, isPreview } = readSettings();
  await writeWorker(hasWorker, OUT);
  if (!hasWorker) console.log('The service worker removes itself: this build works online only.');
  if (language === languages[0]) {
    writeLicences(OUT, process.cwd());
    await addParts(OUT, LANGUAGES, languages.slice(1));
    await writeHostFiles(OUT, process.cwd(), languages.slice(1));
  }
  if (siteUrl()) await writeSharing(apps, OUT);
  else
    console.log(
      `No sitemap, feeds, canonical URLs or share pictures, because ${isPreview ? 'this is a preview' : 'SITE_URL is not set'}.`,
    );
  assertUnchanged(process.cwd());
  // What the steps above have written, too.
  await ownFiles(process.cwd(), OUT, replaced);
  console.log(`Finished the export: ${plural(pages, 'page')}.`);
  if (language === languages[0]) {
    await rm(LANGUAGES, { recursive: true, force: true });
    for (const line of sizeReport(await exportedFiles(OUT))) console.log(printable(line));
  } else await keepPart(OUT, LANGUAGES, language, own);
}

runScript(() =>
  runInLanguage(process.cwd(), language, async () => {
    try {
      await finish();
    } catch (error) {
      // Not a site without a language.
      if (languages.length > 1) await rm(OUT, { recursive: true, force: true });
      throw error;
    }
  }),
);
