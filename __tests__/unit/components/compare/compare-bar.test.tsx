import { act, render, screen, within } from '@testing-library/react';
import { CompareSlot } from '@/components/compare/compare-slot';
import { selectionStore } from '@/lib/compare/selection';
import { ANNOUNCER_ID } from '@/lib/navigation/announce';
import { buildApps } from '../../../fixtures/apps';
import { routeTo } from '../../../fixtures/navigation';
import { chosenIds, givenChosen } from '../../../fixtures/selection';
import { passTime, setupUser } from '../../../fixtures/user';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));

const apps = buildApps(5);
const bar = () => screen.getByRole('region', { name: 'Chosen apps' });
const titles = () =>
  within(bar())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const queryBar = () => screen.queryByRole('region', { name: 'Chosen apps' });
const region = () => document.getElementById(ANNOUNCER_ID);
const announced = () => region()?.textContent;
const choose = (index: number) => act(() => selectionStore.getState().toggle(apps[index]!));

async function renderSlot() {
  const user = setupUser();
  render(
    <>
      <p id={ANNOUNCER_ID} />
      <CompareSlot />
    </>,
  );
  await passTime(0);
  return user;
}

test('is empty without chosen apps', async () => {
  await renderSlot();

  expect(document.body).toHaveTextContent('');
});

test('shows the chosen apps, with a link to their comparison', async () => {
  givenChosen(apps.slice(0, 2));
  await renderSlot();

  expect(titles()).toEqual(['App 1', 'App 2']);
  const link = within(bar()).getByRole('link', { name: 'Compare (2)' });
  expect(link).toHaveAttribute('href', '/apps/compare?ids=1,2');
});

test('appears with the first choice, and announces each one', async () => {
  await renderSlot();
  choose(0);
  await passTime(0);
  expect(bar()).toHaveTextContent('App 1');
  await passTime(200);
  expect(announced()).toBe('App 1 added. 1 app to compare.');

  choose(1);
  await passTime(200);
  expect(announced()).toBe('App 2 added. 2 apps to compare.');

  choose(0);
  await passTime(200);
  expect(announced()).toBe('App 1 removed. 1 app to compare.');
});

test('announces nothing for apps that were chosen before a reload', async () => {
  givenChosen(apps.slice(0, 2));
  await renderSlot();
  await passTime(1000);

  expect(announced()).toBe('');
});

test('tells that a fifth app is refused, each time', async () => {
  givenChosen(apps.slice(0, 4));
  await renderSlot();
  const refusal = 'You can compare up to 4 apps. Remove one first.';

  choose(4);
  await passTime(200);
  expect(within(bar()).getByText(refusal)).toBeVisible();
  expect(announced()).toBe(refusal);
  const before = region()?.firstChild;

  choose(4);
  await passTime(200);
  expect(announced()).toBe(refusal);
  expect(region()?.firstChild).not.toBe(before);

  choose(0);
  expect(within(bar()).queryByText(refusal)).not.toBeInTheDocument();
});

test('shows the notice about a fifth app beside the names, for some seconds, or until the page is left', async () => {
  givenChosen(apps.slice(0, 4));
  await renderSlot();
  const queryNotice = () => within(bar()).queryByText(/Remove one first/);

  choose(4);
  expect(queryNotice()).toBeVisible();
  expect(titles()).toEqual(['App 1', 'App 2', 'App 3', 'App 4']);
  await passTime(5000);
  choose(4);
  await passTime(5000);
  expect(queryNotice()).toBeVisible();
  await passTime(5000);
  expect(queryNotice()).not.toBeInTheDocument();

  choose(4);
  expect(queryNotice()).toBeVisible();
  await routeTo('/apps');
  expect(queryNotice()).not.toBeInTheDocument();
});

test('removes an app, and moves the focus to the next one, the last one, or the heading', async () => {
  givenChosen(apps.slice(0, 3));
  document.body.insertAdjacentHTML('beforeend', '<main><h1 tabindex="-1">All Apps</h1></main>');
  const user = await renderSlot();
  const remove = (name: string) => within(bar()).getByRole('button', { name });

  await user.click(remove('Remove App 2'));
  expect(chosenIds()).toEqual([1, 3]);
  expect(remove('Remove App 3')).toHaveFocus();
  await passTime(600);
  await user.click(remove('Remove App 3'));
  expect(remove('Remove App 1')).toHaveFocus();
  await passTime(600);
  expect(announced()).toBe('App 3 removed. 1 app to compare.');
  await user.click(remove('Remove App 1'));
  expect(queryBar()).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
  document.querySelector('main')?.remove();
});

test('disappears when it is cleared, announces it, and moves the focus to the heading', async () => {
  givenChosen(apps.slice(0, 2));
  document.body.insertAdjacentHTML('beforeend', '<main><h1 tabindex="-1">All Apps</h1></main>');
  const user = await renderSlot();

  await user.click(within(bar()).getByRole('button', { name: 'Clear the chosen apps' }));
  await passTime(200);

  expect(queryBar()).not.toBeInTheDocument();
  expect(chosenIds()).toEqual([]);
  expect(announced()).toBe('No apps to compare.');
  expect(screen.getByRole('heading')).toHaveFocus();
  document.querySelector('main')?.remove();
});

test('is not on the page of the comparison, and does not announce the last choice again after it', async () => {
  givenChosen(apps.slice(0, 2));
  await renderSlot();
  choose(2);
  expect(bar()).toBeVisible();
  await passTime(0);
  const before = region()?.firstChild;

  await routeTo('/apps/compare');
  expect(queryBar()).not.toBeInTheDocument();

  await routeTo('/apps');
  await passTime(1000);
  expect(titles()).toEqual(['App 1', 'App 2', 'App 3']);
  expect(announced()).toBe('App 3 added. 3 apps to compare.');
  expect(region()?.firstChild).toBe(before);
});
