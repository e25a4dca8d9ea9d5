import { licenseParts } from '@/lib/catalogue/license';
import { fc, hostileText } from '../../../fixtures/properties';

const linked = (license: string) =>
  licenseParts(license).flatMap(({ text, href }) => (href ? [[text, href]] : []));

const url = (id: string) => `https://spdx.org/licenses/${id}.html`;

test.each([
  ['MIT', ['MIT']],
  ['Apache-2.0 OR MIT', ['Apache-2.0', 'MIT']],
  ['AGPL-3.0-only and (ISC or Zlib)', ['AGPL-3.0-only', 'ISC', 'Zlib']],
  ['GPL-2.0-only WITH Classpath-exception-2.0', ['GPL-2.0-only']],
  // An id of an earlier version of the list, which many use.
  ['GPL-3.0', ['GPL-3.0']],
  ['MIT OR Proprietary', ['MIT']],
])('each licence of %s has the URL of its text', (license, ids) => {
  expect(linked(license)).toEqual(ids.map((id) => [id, url(id)]));
});

test('“or later” is not a part of the id, which it follows', () => {
  expect(linked('EPL-1.0+')).toEqual([['EPL-1.0+', url('EPL-1.0')]]);
  expect(linked('EPL+-1.0')).toEqual([]);
});

test('an expression is divided at its operators, with their white space', () => {
  expect(licenseParts('(MIT)  OR\n ISC').map(({ text }) => text)).toEqual([
    '(',
    'MIT',
    ')',
    '  OR\n ',
    'ISC',
  ]);
  expect(linked(' MIT OR EPL-1.0+x')).toEqual([[' MIT', url('MIT')]]);
});

test.each(['Proprietary', 'Source available, free for households', 'Free as in MIT', 'constructor'])(
  'words have none: %s',
  (license) => {
    expect(licenseParts(license)).toEqual([{ text: license }]);
  },
);

test('the parts are the whole text', () => {
  const word = fc.constantFrom('MIT', ' OR ', ' with ', '(', ')', ' ', 'and', 'GPL-3.0+');
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText(),
        fc.array(word).map((words) => words.join('')),
      ),
      (license) => {
        expect(
          licenseParts(license)
            .map(({ text }) => text)
            .join(''),
        ).toBe(license);
      },
    ),
  );
});
