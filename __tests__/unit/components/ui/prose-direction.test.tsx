import { render, screen } from '@testing-library/react';
import { renderBlocks } from '@/components/details/markdown';
import { proseDirection } from '@/components/ui/prose-direction';
import { parseMarkdown } from '@/lib/catalogue/markdown';

beforeEach(() => {
  // What a build has in a language from right to left.
  jest.replaceProperty(process, 'env', { ...process.env, RIGHT_TO_LEFT: '1' });
});

test.each([
  ['AdGuard Home هو برنامج شبكة', 'rtl'],
  ['برنامج شبكة', 'rtl'],
  ['Sorts parcels.', 'auto'],
  [undefined, 'auto'],
])(
  'on a page from right to left, a text with letters of its script has its direction: %s',
  (text, expected) => {
    expect(proseDirection(text)).toBe(expected);
  },
);

test('the blocks of a description have a direction each', () => {
  render(renderBlocks(parseMarkdown('AdGuard **Home** هو برنامج\n\nSorts parcels.\n\n- Quill هو')));
  expect(screen.getByText(/هو برنامج/)).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText('Sorts parcels.')).toHaveAttribute('dir', 'auto');
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
});
