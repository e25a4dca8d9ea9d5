import { nearestLicenses } from '@/lib/catalogue/check/nearest-licenses';

test.each([
  ['mit', ['MIT']],
  ['MIT License', ['MIT']],
  ['Apache 2.0', ['Apache-2.0']],
  ['Apache License, Version 2.0', ['Apache-2.0']],
  ['apache-2', ['Apache-2.0']],
  ['GPLv3', ['GPL-3.0-only', 'GPL-3.0-or-later']],
  ['GNU GPL v3', ['GPL-3.0-only', 'GPL-3.0-or-later']],
  ['AGPL3+', ['AGPL-3.0-only', 'AGPL-3.0-or-later']],
  ['BSD', ['BSD-1-Clause', 'BSD-2-Clause', 'BSD-3-Clause', 'BSD-4-Clause']],
  ['CC-BY-SA', ['CC-BY-SA-1.0', 'CC-BY-SA-2.0', 'CC-BY-SA-2.5', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0']],
  ['BSD-3', ['BSD-3-Clause']],
  ['AGPL-3.0-olny', ['AGPL-3.0-only']],
  ['Apahce-2.0', ['Apache-2.0']],
  ['EUPL1.2', ['EUPL-1.2']],
  ['MIT/Apache-2.0', ['MIT OR Apache-2.0', 'MIT AND Apache-2.0']],
  ['MIT, Zlib & ISC', ['MIT OR Zlib OR ISC', 'MIT AND Zlib AND ISC']],
])('%s is nearly %j', (text, ids) => {
  expect(nearestLicenses(text)).toEqual(ids);
});

test.each([
  'Proprietary',
  'Free',
  'Public domain',
  'Unlicensed',
  'UNLICENSED',
  'EULA',
  'Community',
  'Open source',
  'Source available, free for households',
  'Free for 30 days',
  'LicenseRef-Quill-1.0',
  'Classpath-exception-2.0',
  'Quill-2.0',
  'MIT/Proprietary',
  '商用',
  '',
])('no id is near to the words %j', (text) => {
  expect(nearestLicenses(text)).toEqual([]);
});
