import { render, screen, within } from '@testing-library/react';
import { CollectionStrip } from '@/components/home/collection-strip';
import { buildApps } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('has a heading, a sentence, its apps in the given order, and a link to all of them', () => {
  render(
    <CollectionStrip name="Start here" slug="start-here" text="For the first day." apps={buildApps(3)} />,
  );

  const region = within(screen.getByRole('region', { name: 'Start here' }));
  expect(region.getByText('For the first day.')).toBeVisible();
  const titles = region.getAllByText(/^App \d$/).map(({ textContent }) => textContent);
  expect(titles).toEqual(['App 1', 'App 2', 'App 3']);
  expect(region.getByRole('link', { name: 'Show all of Start here' })).toHaveAttribute(
    'href',
    '/apps/collections/start-here',
  );
});
