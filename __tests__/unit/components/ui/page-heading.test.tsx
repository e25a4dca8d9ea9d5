import { render, screen } from '@testing-library/react';
import { PageHeading } from '@/components/ui/page-heading';

test("is the page's heading", () => {
  render(<PageHeading>All Apps</PageHeading>);

  expect(screen.getByRole('heading', { level: 1, name: 'All Apps' })).toBeVisible();
});

test('is focusable by script, but not by keyboard', () => {
  render(<PageHeading>All Apps</PageHeading>);
  const heading = screen.getByRole('heading');

  heading.focus();

  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('has its subtitle below it, outside the heading', () => {
  render(<PageHeading subtitle="Every app there is">All Apps</PageHeading>);

  expect(screen.getByText('Every app there is')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveAccessibleName('All Apps');
});

test('renders nothing for a missing subtitle', () => {
  render(<PageHeading>All Apps</PageHeading>);

  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
});
