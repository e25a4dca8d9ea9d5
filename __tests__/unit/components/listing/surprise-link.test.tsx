import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SurpriseLink } from '@/components/listing/surprise-link';
import { knownIds } from '@/lib/installed/known-ids';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const install = (...ids: number[]) => knownIds.setState({ ids: new Set(ids) });
const link = () => screen.getByText('Surprise me');

beforeEach(() => install());

test('the HTML names no app, and has the place of the link', () => {
  expect(renderToString(<SurpriseLink ids={[1, 2]} />)).toMatch(/invisible.*Surprise me/);
});

test.each([
  [0, 1],
  [0.5, 4],
  [0.999, 5],
])('leads to an app that is not installed, by chance, without the catalogue: %d', (luck, id) => {
  jest.spyOn(Math, 'random').mockReturnValue(luck);
  install(2, 3);
  render(<SurpriseLink ids={[1, 2, 3, 4, 5]} />);
  expect(link().parentElement).not.toHaveClass('invisible');
  expect(link()).toHaveAttribute('href', `/apps/appdetails/${id}`);
});

test('is not shown to a visitor who has installed all apps', () => {
  install(1, 2);
  render(<SurpriseLink ids={[1, 2]} />);
  expect(link().parentElement).toHaveClass('invisible');
});
