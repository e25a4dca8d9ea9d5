import { render, screen } from '@testing-library/react';
import { useState } from 'react';
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
    <FilterForm
      index={index}
      choice={choice}
      counts={counts}
      remaining={left.length}
      onChange={setQuery}
      onClose={() => {}}
    />
  );
}

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
      remaining={2}
      onChange={() => {}}
      onClose={() => {}}
    />,
  );
  expect(screen.getByText('Same for all apps: Docker and Free')).toBeInTheDocument();
});
