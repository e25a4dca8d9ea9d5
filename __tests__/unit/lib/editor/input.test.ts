import { FIELDS } from '@/lib/catalogue/field-tree';
import { parseTyped } from '@/lib/editor/input';

const field = (name: string) => FIELDS.find((field) => field.name === name)!;

test.each([
  ['12', 12],
  [' 4 ', 4],
  ['0', 0],
  ['12.000', '12.000'],
  ['1.0', '1.0'],
  ['007', '007'],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740992', '9007199254740992'],
  ['-9007199254740993', '-9007199254740993'],
  ['9'.repeat(400), '9'.repeat(400)],
  ['5x', '5x'],
  [' ', undefined],
])('of a number, %s is read as %s', (typed, value) => {
  expect(parseTyped(field('reviews'), typed)).toBe(value);
});

test('an average can have a decimal comma', () => {
  const read = ['4,7', '4,', '4.125', '4,7,1'].map((typed) => parseTyped(field('ratingAvg'), typed));
  expect(read).toEqual([4.7, 4, 4.125, '4,7,1']);
  expect(parseTyped(field('reviews'), '4,7')).toBe('4,7');
});

test('an entry of a list of ids is a number, a name, or empty', () => {
  const { entry } = field('requires');
  expect(['7', 'quill-2', ''].map((typed) => parseTyped(entry!, typed))).toEqual([7, 'quill-2', '']);
});

test.each([
  ['4.99 EUR', { amount: 4.99, currency: 'EUR' }],
  ['1200jpy', { amount: 1200, currency: 'JPY' }],
  ['4,9 eur ', { amount: 4.9, currency: 'EUR' }],
  ['9007199254740993 EUR', '9007199254740993 EUR'],
  ['1,200 JPY', '1,200 JPY'],
  ['from 4 € a month', 'from 4 € a month'],
  ['Free', 'Free'],
  ['', undefined],
])('of a price, %s is read as %j', (typed, value) => {
  expect(parseTyped(field('price'), typed)).toEqual(value);
});

test.each([
  ['title', ''],
  ['version', undefined],
])('%s without a text is %p', (name, value) => {
  expect(parseTyped(field(name), '')).toBe(value);
});

test('a line break of Word or PowerPoint is a line feed, or a space in a single line', () => {
  const pasted = 'Sorts letters.\vIt is free.';
  expect(parseTyped(field('description'), pasted)).toBe('Sorts letters.\nIt is free.');
  expect(parseTyped(field('title'), pasted)).toBe('Sorts letters. It is free.');
});

test('a single line has no white space around it', () => {
  expect(parseTyped(field('title'), 'The great ')).toBe('The great');
  expect(parseTyped(field('description'), 'Sorts letters. ')).toBe('Sorts letters. ');
  const website = FIELDS.find(({ name }) => name === 'links')!.fields!.find(
    ({ name }) => name === 'website',
  )!;
  const read = [' https://quill.example\t', ' '].map((typed) => parseTyped(website, typed));
  expect(read).toEqual(['https://quill.example', undefined]);
});
