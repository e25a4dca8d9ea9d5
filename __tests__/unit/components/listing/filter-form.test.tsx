import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { FilterChips } from '@/components/listing/filter-chips';
import { FilterForm } from '@/components/listing/filter-form';
import { type FacetIndex, filterApps, indexFacets, readChoice } from '@/lib/catalogue/filter';
import { type ListedApp, toListedApp } from '@/lib/catalogue/views';
import { buildApp } from '../../../fixtures/apps';
import '../../../fixtures/dialog-element';
import { setupUser } from '../../../fixtures/user';

const LICENSES = [
  'MIT',
  'ISC',
  'Zlib',
  '0BSD',
  'MPL-2.0',
  'EPL-2.0',
  'EUPL-1.2',
  'NCSA',
  'PostgreSQL',
  'X11',
];

const apps: readonly ListedApp[] = [
  ...LICENSES.map((license, index) => ({ license, platforms: ['Web'], ratingAvg: index < 2 ? 4.5 : 3 })),
  { platforms: ['Docker'], ratingAvg: 3 },
].map((app, index) => toListedApp(buildApp({ ...app, id: index + 1 })));

let index: FacetIndex;

beforeAll(async () => {
  index = await indexFacets(apps, null);
});

function Filters({ initial = '' }: { initial?: string }) {
  const [query, setQuery] = useState(initial);
  const choice = readChoice(index, query);
  const { apps: left, counts } = filterApps(index, apps, choice);
  return (
    <>
      <code>{query}</code>
      {choice.size > 0 && <FilterChips index={index} choice={choice} isBusy={false} onChange={setQuery} />}
      <FilterForm
        index={index}
        choice={choice}
        counts={counts}
        left={left.length}
        onChange={setQuery}
        onClose={() => {}}
      />
    </>
  );
}

const query = () => document.querySelector('code')?.textContent;
const value = (name: string) => screen.queryByRole('checkbox', { name });

test('offers each value with the number of apps that it would leave, and chooses none that would leave nothing', async () => {
  const user = setupUser();
  render(<Filters />);
  expect(screen.getByRole('heading', { name: 'Filter' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Web 10 apps' }));
  expect(query()).toBe('platform=Web');
  await user.click(screen.getByRole('checkbox', { name: 'Rated 4 and more 2 apps' }));
  expect(value('ISC 1 app')).toBeInTheDocument();
  const none = screen.getByRole('checkbox', { name: 'Docker 0 apps' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  await user.click(none);
  expect(none).not.toBeChecked();
  expect(query()).toBe('platform=Web&rating=4');
  expect(screen.getByRole('status')).toHaveTextContent('2 apps found');
  expect(screen.getByRole('button', { name: 'Show 2 apps' })).toBeInTheDocument();
});

test('has the values after the first eight in a disclosure, which is open if one is chosen', () => {
  const { unmount } = render(<Filters />);
  const others = () => screen.getByText('2 more').closest('details');
  expect(others()).not.toHaveAttribute('open');
  unmount();
  render(<Filters initial="license=X11" />);
  expect(others()).toHaveAttribute('open');
});

test('keeps the focus on a value that would leave nothing', async () => {
  const user = setupUser();
  render(<Filters initial="platform=Docker&rating=4" />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  const docker = screen.getByRole('checkbox', { name: 'Docker 0 apps' });
  await user.click(docker);
  expect(docker).not.toBeChecked();
  expect(docker).toHaveFocus();
});

test('says what all apps have, which is not offered', async () => {
  const own = (license: string) => ({ license, platforms: ['Docker'], price: 'Free', categories: ['Tools'] });
  const shared = ['MIT', 'ISC'].map((license, at) => toListedApp(buildApp({ ...own(license), id: at + 1 })));
  render(
    <FilterForm
      index={await indexFacets(shared, { now: 0, installed: new Set() })}
      choice={new Set()}
      counts={[]}
      left={2}
      onChange={() => {}}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('Same for all apps: Docker and Free')).toBeInTheDocument();
});

test('a chip takes its value away, and passes the focus on', async () => {
  const user = setupUser();
  render(<Filters initial="license=MIT&license=ISC&rating=4" />);
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  await user.click(chips.getByRole('button', { name: 'Remove ISC' }));
  expect(query()).toBe('license=MIT&rating=4');
  expect(chips.getByRole('button', { name: 'Remove Rated 4 and more' })).toHaveFocus();
  await user.click(chips.getByRole('button', { name: 'Clear filters' }));
  expect(query()).toBe('');
});
