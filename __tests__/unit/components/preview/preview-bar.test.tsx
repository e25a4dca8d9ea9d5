import { render, screen, within } from '@testing-library/react';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { PreviewReport } from '@/lib/preview-report';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const report: PreviewReport = {
  branch: 'new-icons',
  commit: '1a2b3c4',
  diagnostics: {
    errors: 0,
    warnings: 1,
    more: 0,
    lines: [{ app: { id: 2, title: 'Quill', hasPage: true }, text: 'warning, description: is short.' }],
  },
  changes: {
    base: 'old.json',
    summary: '1 app removed',
    more: 4,
    lines: [{ app: { id: 9, title: 'Gone', hasPage: false }, text: 'removed' }],
  },
};

test('is a landmark with branch, commit and a summary', () => {
  render(<PreviewBar report={report} />);
  const bar = screen.getByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent(/new-icons at 1a2b3c4.*0 errors, 1 warning; 1 app removed/);
});

test('is closed initially', () => {
  const { container } = render(<PreviewBar report={report} />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

test('links a line to its app', () => {
  render(<PreviewBar report={report} />);
  const link = screen.getByRole('link', { name: '2 Quill' });
  expect(link).toHaveAttribute('href', '/apps/appdetails/2');
  expect(link.closest('li')).toHaveTextContent('2 Quill warning, description: is short.');
});

test('does not link an app without a page', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('Gone').closest('strong')).toHaveTextContent('9 Gone');
});

test('counts the omitted lines, and names the command that prints them', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getByText('4 more. Run npm run catalogue:diff to see all.')).toBeInTheDocument();
});

test('shows the reason for no comparison, and an empty check', () => {
  const changes = { reason: 'PREVIEW_BASE is not set.' };
  const diagnostics = { errors: 0, warnings: 0, more: 0, lines: [] };
  render(<PreviewBar report={{ ...report, diagnostics, changes }} />);
  const bar = within(screen.getByRole('complementary'));
  expect(bar.getByText('PREVIEW_BASE is not set.')).toBeInTheDocument();
  expect(bar.getByText('No errors or warnings.')).toBeInTheDocument();
  expect(bar.getByText(/not compared/)).toBeInTheDocument();
});

test('excludes the page from search engines', () => {
  render(<PreviewBar report={report} />);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
