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

test('is a landmark that names branch, commit and what there is to see', () => {
  render(<PreviewBar report={report} />);
  const bar = screen.getByRole('complementary', { name: 'Preview' });
  expect(bar).toHaveTextContent(/new-icons at 1a2b3c4.*0 errors, 1 warning; 1 app removed/);
});

test('is closed at first', () => {
  const { container } = render(<PreviewBar report={report} />);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
});

test('a line links to its app', () => {
  render(<PreviewBar report={report} />);
  const link = screen.getByRole('link', { name: '2 Quill' });
  expect(link).toHaveAttribute('href', '/apps/appdetails/2');
  expect(link.closest('li')).toHaveTextContent('2 Quill warning, description: is short.');
});

test('an app without a page is named, not linked', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('9 Gone')).toBeInTheDocument();
});

test('counts what it leaves out, and says what shows it', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getByText('And 4 more: npm run catalogue:diff shows all.')).toBeInTheDocument();
});

test('says why nothing was compared, and that the check found nothing', () => {
  const changes = { reason: 'PREVIEW_BASE is not set.' };
  const diagnostics = { errors: 0, warnings: 0, more: 0, lines: [] };
  render(<PreviewBar report={{ ...report, diagnostics, changes }} />);
  const bar = within(screen.getByRole('complementary'));
  expect(bar.getByText('PREVIEW_BASE is not set.')).toBeInTheDocument();
  expect(bar.getByText('It finds nothing.')).toBeInTheDocument();
  expect(bar.getByText(/not compared/)).toBeInTheDocument();
});

test('keeps search engines away', () => {
  render(<PreviewBar report={report} />);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
