import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SurpriseLink } from '@/components/listing/surprise-link';
import { knownIds } from '@/lib/installed/known-ids';
import { catalogueStore } from '@/lib/source/catalogue-store';
import { buildListedApps } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const install = (...ids: number[]) => knownIds.setState({ ids: new Set(ids) });
const link = () => screen.getByText('Surprise me');

beforeEach(() => {
  catalogueStore.setState({ apps: null });
  install();
});

test('the HTML names no app, and has the place of the link', () => {
  expect(renderToString(<SurpriseLink />)).toMatch(/invisible.*Surprise me/);
});

test.each([
  [0, 1],
  [0.5, 4],
  [0.999, 5],
])('leads to an app that is not installed, by chance: %d', (luck, id) => {
  jest.spyOn(Math, 'random').mockReturnValue(luck);
  install(2, 3);
  render(<SurpriseLink />);
  expect(link().parentElement).toHaveClass('invisible');
  act(() => catalogueStore.setState({ apps: buildListedApps(5) }));
  expect(link().parentElement).not.toHaveClass('invisible');
  expect(link()).toHaveAttribute('href', `/apps/appdetails/${id}`);
});

test('is not shown to a visitor who has installed all apps', () => {
  catalogueStore.setState({ apps: buildListedApps(2) });
  install(1, 2);
  render(<SurpriseLink />);
  expect(link().parentElement).toHaveClass('invisible');
});
