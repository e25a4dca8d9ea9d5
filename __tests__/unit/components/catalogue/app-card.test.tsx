import { render, screen } from '@testing-library/react';
import { AppCard } from '@/components/catalogue/app-card';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const app = buildApp({ title: 'Paper Carp', companyName: 'Carp Studio' });
const summary = 'Sorts letters.';

test.each([
  [{ ...app, summary }, 'Paper Carp Sorts letters.'],
  [{ ...app, summary: '' }, 'Paper Carp Carp Studio'],
  [{ ...app, summary, badges: ['Official', 'Beta'] }, 'Paper Carp Official Beta Sorts letters.'],
  [{ ...app, summary, isDeprecated: true as const }, 'Paper Carp Deprecated · Sorts letters.'],
])('says its title, what it is, and its figures: %#', (app, name) => {
  render(<AppCard app={app} />);

  expect(screen.getByRole('link')).toHaveAccessibleName(`${name} rated 4.5 out of 5 1,500,000 downloads`);
});

test('a deprecated app whose summary is not known yet is deprecated, and nothing more', () => {
  const { companyName: _, ...nameless } = app;
  render(<AppCard app={{ ...nameless, isDeprecated: true }} summary=" " />);

  expect(screen.getByText('Deprecated')).toBeInTheDocument();
});

test('separates its badges by spaces, without which browsers read them as one word', () => {
  render(<AppCard app={{ ...app, summary, badges: ['Official', 'Beta'] }} />);

  expect(screen.getByText('Official').parentElement?.textContent).toBe('Official Beta Sorts letters.');
});

test('marks the text of a search in the title only', () => {
  const { container } = render(<AppCard app={app} search=" carp " />);

  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Carp']);
  expect(screen.getByTitle('Paper Carp')).toHaveTextContent(/^Paper Carp$/);
});

test('loads its image eagerly only in the initial viewport', () => {
  const image = ({ container }: ReturnType<typeof render>) => container.querySelector('img');

  expect(image(render(<AppCard app={app} />))).toHaveAttribute('loading', 'lazy');
  expect(image(render(<AppCard app={app} isEager />))).toHaveAttribute('loading', 'eager');
});

test('marks what of its fact is in another language, and not the words of the page', () => {
  jest.replaceProperty(process, 'env', { ...process.env, TEXT_LANGUAGES: 'en de' });
  const untranslated = { version: 'de', 'fact.1.2 früh': 'de' };
  const { ratingAvg, downloads, ...others } = app;
  render(<AppCard app={{ ...others, fact: 'Version 1.2 früh', untranslated }} />);

  expect(screen.getByText('1.2 früh')).toHaveAttribute('lang', 'de');
  expect(screen.getByText('Version').closest('[lang]')).toBeNull();
});
