import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as setup } from '@playwright/test';
import { STYLES, styleFolder } from '../../fixtures/styles';
import { sampleApps } from '../../tools/sample-apps';
import { writeSampleIcons } from '../../tools/sample-icons';
import { buildSite } from '../build-site';
import { catalogue } from '../support';
import { nameOf, SIZES } from './sizes';

for (const size of SIZES.filter((one) => one < catalogue.length))
  setup(`builds the site with ${size} apps`, async () => {
    setup.setTimeout(1_800_000);
    await buildSite(nameOf(size), { apps: catalogue.slice(0, size), isCompiled: true });
  });

for (const size of SIZES.filter((one) => one > catalogue.length))
  setup(`builds the site with ${size} apps`, async () => {
    setup.setTimeout(3_600_000);
    const icons = mkdtempSync(join(tmpdir(), 'sample-icons-'));
    // The random walk recognizes an app by its title.
    const apps = sampleApps(size, 1, await writeSampleIcons(icons)).map((app) => ({
      ...app,
      title: `${app.title} ${app.id}`,
    }));
    await buildSite(nameOf(size), {
      apps,
      isCompiled: true,
      prepare: (dir) => cpSync(icons, join(dir, 'public'), { recursive: true }),
    });
    rmSync(icons, { recursive: true });
  });

for (const style of STYLES)
  setup(`builds the site with the catalogue ${style}`, async () => {
    setup.setTimeout(1_800_000);
    await buildSite(style, {
      apps: JSON.parse(readFileSync(join(styleFolder(style), 'appsData.json'), 'utf8')),
      prepare: (dir) => cpSync(styleFolder(style), join(dir, 'public'), { recursive: true }),
      isCompiled: true,
    });
  });
