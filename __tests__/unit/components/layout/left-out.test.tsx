import { render, screen } from '@testing-library/react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import '../../../fixtures/media';

jest.mock('next/link', () => jest.requireActual('../../../fixtures/link'));
jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

// What an owner leaves out of `lib/site.ts` leaves nothing behind.

test('without a year, the name in the footer is alone', () => {
  render(<Footer name="Fjordline" tagline="Made beside cold water." />);
  expect(screen.getByText('Fjordline').parentElement).toHaveTextContent(/^Fjordline$/);
});

test('without a URL, the header has no link to contribute', () => {
  render(<Header name="Fjordline" themeColors={{ light: '#ffffff', dark: '#000000' }} />);
  expect(screen.getByRole('link', { name: 'Fjordline' })).toBeInTheDocument();
  expect(screen.queryByText('Contribute')).not.toBeInTheDocument();
});
