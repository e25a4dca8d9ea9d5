import { render, screen } from '@testing-library/react';
import { AppRow } from '@/components/catalogue/app-row';
import { buildApp } from '../../../fixtures/apps';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('links to an app, named by its title and rating', () => {
  render(<AppRow app={buildApp({ id: 7, title: 'Wagtail', ratingAvg: 4 })} />);
  expect(screen.getByRole('link', { name: 'Wagtail rated 4.0 out of 5' })).toHaveAttribute(
    'href',
    '/apps/appdetails/7',
  );
  // A long one is cut.
  expect(screen.getByTitle('Wagtail')).toHaveTextContent('Wagtail');
});

test('has few elements, because each page of an app has several rows', () => {
  const { container } = render(<AppRow app={buildApp({ image: '/pictures/wagtail.svg' })} />);
  expect(container.querySelectorAll('*')).toHaveLength(4);
});

test('the title says its language, if it is known', () => {
  render(<AppRow app={buildApp({ title: 'ねこ' })} />);
  expect(screen.getByText('ねこ')).toHaveAttribute('lang', 'ja');
});
