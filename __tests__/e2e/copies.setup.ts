import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as setup } from '@playwright/test';
import { BRACKETED, inGeorgian, writeBracketedTexts, writeGeorgianSite } from '../fixtures/bracketed';
import { hostileApps, ODD_IMAGES } from '../fixtures/hostile-apps';
import { LOST_IMAGE, largeCatalogue, rasterApp } from '../fixtures/odd-apps';
import { COLLECTION, untranslatedApps } from '../fixtures/untranslated';
import { buildFolders, buildStore } from './base-path/store';
import { buildSite } from './build-site';
import { copies, ORIGIN } from './copies';
import { buildPreview } from './preview-copy';
import { catalogue, LONG } from './support';

// For a build that never ends.
setup.setTimeout(1_800_000);

setup('builds the site with odd apps', { tag: LONG }, async () => {
  const { out } = await buildSite('odd', {
    apps: largeCatalogue,
    dotenv: { SITE_URL: ORIGIN },
    prepare: (dir) => {
      cpSync(join(copies.site, 'pictures', 'wagtail.svg'), join(dir, 'public', LOST_IMAGE));
      cpSync(join(copies.site, 'favicons', 'icon-512.png'), join(dir, 'public', rasterApp.image));
    },
    isCompiled: true,
  });
  rmSync(join(out, LOST_IMAGE));
});

setup('builds the site with hostile texts', { tag: LONG }, async () => {
  await buildSite('hostile', {
    apps: hostileApps,
    env: { SITE_URL: ORIGIN },
    prepare: (dir) => {
      for (const image of ODD_IMAGES)
        cpSync(join(copies.site, 'pictures', 'wagtail.svg'), join(dir, 'public', image));
    },
    isCompiled: true,
  });
});

setup('builds the preview', buildPreview);

setup('builds the site below a base path', buildStore);

setup('builds the site with pages as folders', { tag: LONG }, buildFolders);

setup('builds the site with bracketed texts', { tag: LONG }, async () => {
  await buildSite('bracketed', {
    apps: inGeorgian(catalogue),
    env: { SITE_LANGUAGE: BRACKETED, SITE_URL: ORIGIN },
    prepare: (dir) => {
      writeBracketedTexts(dir);
      writeGeorgianSite(dir);
    },
  });
});

setup('builds the site in several languages', { tag: LONG }, async () => {
  const fixture = join('__tests__', 'fixtures', 'catalogues', 'languages');
  await buildSite('languages', {
    apps: [...JSON.parse(readFileSync(join(fixture, 'appsData.json'), 'utf8')), ...untranslatedApps],
    env: { SITE_URL: ORIGIN },
    prepare: (dir) => {
      cpSync(join(fixture, 'pictures'), join(dir, 'public', 'pictures'), { recursive: true });
      const site = join(dir, 'lib', 'site.ts');
      const text = readFileSync(site, 'utf8').replace("['en']", "['en', 'de', 'ar']");
      writeFileSync(site, text.replace('Short trips', COLLECTION));
    },
  });
});
