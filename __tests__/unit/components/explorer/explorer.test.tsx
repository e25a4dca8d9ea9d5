import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Explorer } from '@/components/explorer/explorer';
import { buildApp, buildApps } from '../../../fixtures/apps';
import { listing } from '../../../fixtures/listing';
import { skeletonCards } from '../../../fixtures/skeletons';
import { passTime, setupUser } from '../../../fixtures/user';
import '../../../fixtures/search-element';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));
jest.mock('@/lib/hooks/search-texts', () => jest.requireActual('../../../fixtures/pending-text-search'));

const apps = [
  buildApp({ id: 1, title: 'Wagtail' }),
  buildApp({ id: 2, title: 'Paper Carp' }),
  buildApp({ id: 3, title: 'Paper Trail' }),
];

const count = () => screen.getByRole('status');
const box = () => screen.getByRole('searchbox', { name: 'Search Apps' });
const region = () => screen.getByRole('region', { name: 'Apps' });
const titles = () =>
  within(region())
    .queryAllByRole('link')
    .map((card) => card.querySelector('[title]')?.textContent);

async function search(text: string) {
  const user = setupUser();
  render(<Explorer {...listing(apps)} />);
  await user.type(box(), text);
  return user;
}

afterEach(() => window.history.replaceState(null, '', '/'));

describe('without a search', () => {
  test('shows all apps, without a skeleton', () => {
    render(<Explorer {...listing(apps)} />);

    expect(titles()).toEqual(['Wagtail', 'Paper Carp', 'Paper Trail']);
    expect(skeletonCards()).toHaveLength(0);
    expect(region()).toHaveAttribute('aria-busy', 'false');
  });

  test('shows their count', () => {
    render(<Explorer {...listing(buildApps(12))} />);

    expect(count().textContent).toBe('(12) Apps Found.');
  });

  test('loads the images of the first eight eagerly', () => {
    const { container } = render(<Explorer {...listing(buildApps(12))} />);

    expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(8);
    expect(container.querySelectorAll('img[loading="lazy"]')).toHaveLength(4);
  });
});

describe('after a search', () => {
  test.each([
    ['paper', ['Paper Carp', 'Paper Trail']],
    ['TAIL', ['Wagtail']],
    ['  carp  ', ['Paper Carp']],
    ['r c', ['Paper Carp']],
    ['   ', ['Wagtail', 'Paper Carp', 'Paper Trail']],
  ])('shows the apps whose titles contain %j', async (text, found) => {
    await search(text);
    await passTime(1000);

    expect(titles()).toEqual(found);
  });

  test('shows the count of the matching apps', async () => {
    await search('paper');
    await passTime(1000);

    expect(count().textContent).toBe('(2) Apps Found.');
  });

  test('shows all apps again when the text is deleted', async () => {
    const user = await search('carp');
    await passTime(1000);
    expect(titles()).toHaveLength(1);

    await user.clear(box());
    await passTime(1000);

    expect(titles()).toHaveLength(3);
  });
});

describe('for a second after a change of the text', () => {
  test('a letter that is typed at the end of the second starts it again', async () => {
    await search('pape');
    await passTime(999);
    act(() => {
      fireEvent.change(box(), { target: { value: 'paper t' } });
      // The new text is not rendered yet.
      jest.advanceTimersByTime(1);
    });
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1000);
    expect(titles()).toEqual(['Paper Trail']);
  });

  test('shows 15 skeleton cards instead of the apps', async () => {
    await search('p');

    expect(skeletonCards()).toHaveLength(15);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('is busy, without a count', async () => {
    await search('p');

    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(count()).toHaveAttribute('aria-busy', 'true');
    expect(count()).not.toHaveTextContent(/Found|\d/);
  });

  test('ends after exactly one second', async () => {
    await search('p');

    await passTime(999);
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1);
    expect(skeletonCards()).toHaveLength(0);
    expect(region()).toHaveAttribute('aria-busy', 'false');
    expect(count()).toHaveAttribute('aria-busy', 'false');
  });

  test('restarts the second at each change', async () => {
    const user = await search('p');
    await passTime(999);
    await user.type(box(), 'a');

    await passTime(999);
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1);
    expect(skeletonCards()).toHaveLength(0);
  });

  test('restarts the second for a deleted letter too', async () => {
    const user = await search('p');
    await passTime(1000);
    await user.type(box(), 'a');
    await passTime(999);
    await user.type(box(), '{Backspace}');

    await passTime(999);
    expect(skeletonCards()).toHaveLength(15);

    await passTime(1);
    expect(skeletonCards()).toHaveLength(0);
  });

  test('keeps text and focus of the search box', async () => {
    await search('Pap');
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Pap');

    await passTime(1000);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('Pap');
  });
});

describe('when no title matches', () => {
  test('shows a message instead of the apps, after the second', async () => {
    await search('zebra');
    expect(screen.queryByText('OOPS!! APP NOT FOUND')).not.toBeInTheDocument();

    await passTime(1000);

    expect(within(region()).getByRole('heading', { name: 'OOPS!! APP NOT FOUND' })).toBeVisible();
    expect(within(region()).getByRole('button', { name: 'Go Back !' })).toBeVisible();
  });

  test('shows a count of 0', async () => {
    await search('zebra');
    await passTime(1000);

    expect(count().textContent).toBe('(0) Apps Found.');
  });
});

describe('with an empty catalogue', () => {
  test('shows a count of 0, without the message for no match', () => {
    render(<Explorer {...listing([])} />);

    expect(count().textContent).toBe('(0) Apps Found.');
    expect(screen.queryByText('OOPS!! APP NOT FOUND')).not.toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
