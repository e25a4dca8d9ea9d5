import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SortSelect } from '@/components/installed/sort-select';

const select = () => screen.getByRole('combobox', { name: 'Sort the installed apps' });

test('offers the three orders', () => {
  render(<SortSelect order="none" onChange={jest.fn()} />);

  const options = within(select()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Sort By DownLoads',
    'High->Low',
    'Low->High',
  ]);
});

test.each([
  ['none', 'Sort By DownLoads'],
  ['high-low', 'High->Low'],
  ['low-high', 'Low->High'],
] as const)('shows the order %s as %s', (order, label) => {
  render(<SortSelect order={order} onChange={jest.fn()} />);

  expect(select()).toHaveDisplayValue(label);
});

test.each([
  ['Sort By DownLoads', 'high-low', 'none'],
  ['High->Low', 'none', 'high-low'],
  ['Low->High', 'none', 'low-high'],
] as const)('calls onChange for %s', async (label, before, chosen) => {
  const onChange = jest.fn();
  render(<SortSelect order={before} onChange={onChange} />);

  await userEvent.selectOptions(select(), screen.getByRole('option', { name: label }));

  expect(onChange.mock.calls).toEqual([[chosen]]);
});
