import { notices } from '@/lib/build/licences/notices';

const zod = { name: 'zod 4', licence: 'MIT', text: 'Text of zod' };
const react = { name: 'react 19', licence: 'MIT', text: 'Text of Meta' };
const scheduler = { name: 'scheduler 1', licence: 'MIT', text: 'Text of Meta' };

test('lists the parts by name, and each text once', () => {
  const text = notices('Our licence', [zod, scheduler, react, zod]);
  expect(text).toBe(`The licence of this site:

Our licence

This site contains the following software, fonts and icons:

- react 19 (MIT)
- scheduler 1 (MIT)
- zod 4 (MIT)

${'='.repeat(80)}
react 19
scheduler 1
${'='.repeat(80)}

Text of Meta

${'='.repeat(80)}
zod 4
${'='.repeat(80)}

Text of zod
`);
});

test('a project without a licence names only the others', () => {
  expect(notices(null, [zod])).toMatch(/^This site contains/);
});
