import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/error';

jest.mock('next/navigation', () => jest.requireActual('../../fixtures/navigation'));

test.each([[new TypeError('x is undefined')], ['a text'], [null], [undefined]])(
  'shows the default message for %s, which says nothing to a visitor',
  (thrown) => {
    render(<ErrorPage error={thrown} reset={jest.fn()} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Oops, page not found!!' })).toBeVisible();
    expect(screen.getByText('The page you are looking for is not available.')).toBeVisible();
  },
);
