import { render, screen } from '@testing-library/react';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { PreviewReport } from '@/lib/preview-report';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const report: PreviewReport = {
  version: 'new-icons at 1a2b3c4',
  summary: '0 errors, 1 warning; 1 app removed',
  sections: [
    {
      heading: 'Catalogue check',
      text: '0 errors, 1 warning.',
      lines: [{ name: '2 Quill', href: '/apps/appdetails/2', text: 'warning, description: is short.' }],
    },
    {
      heading: 'Changes from production',
      text: 'Compared with old.json: 1 app removed.',
      lines: [
        { name: '9 Gone', href: null, text: 'removed' },
        { name: '', href: null, text: '4 more.' },
      ],
    },
  ],
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
  expect(screen.getByText('9 Gone').closest('li')).toHaveTextContent('9 Gone removed');
});

test('has a heading, a text and a list for each section', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getByText('Compared with old.json: 1 app removed.')).toBeInTheDocument();
  for (const { heading } of report.sections)
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeInTheDocument();
});

test('a section without lines has no list', () => {
  const section = { heading: 'Catalogue check', text: 'No errors or warnings.', lines: [] };
  render(<PreviewBar report={{ ...report, sections: [section] }} />);
  expect(screen.getByText('No errors or warnings.')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('excludes the page from search engines', () => {
  render(<PreviewBar report={report} />);
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
});
