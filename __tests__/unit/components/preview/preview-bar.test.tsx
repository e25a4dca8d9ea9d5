import { render, screen, within } from '@testing-library/react';
import { PreviewBar } from '@/components/preview/preview-bar';
import type { PreviewReport } from '@/lib/preview-report';
import { setPath } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const report: PreviewReport = {
  version: 'new-icons at 1a2b3c4',
  summary: '0 errors, 1 warning; 1 app removed',
  sections: [
    {
      heading: 'Catalogue check',
      text: '0 errors, 1 warning.',
      lines: [
        {
          name: '2 Quill',
          href: '/apps/appdetails/2',
          editHref: '/edit#id=2',
          text: 'warning, description: is short.',
        },
      ],
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
  const line = screen.getByText('9 Gone').closest('li');
  expect(line).toHaveTextContent('9 Gone removed');
  expect(within(line!).queryByRole('link')).not.toBeInTheDocument();
});

test('links a line with something to mend to the form of the app', () => {
  render(<PreviewBar report={report} />);
  expect(screen.getByRole('link', { name: 'Edit 2 Quill' })).toHaveAttribute('href', '/edit#id=2');
});

test.each([
  ['/apps', 'Edit', '/edit'],
  ['/apps/appdetails/7', 'Edit this app', '/edit#id=7'],
])('on %s links to the editor: %s', async (path, name, href) => {
  setPath(path);
  render(<PreviewBar report={report} />);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
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
