import { render, screen, within } from '@testing-library/react';
import { WhatsNew } from '@/components/details/whats-new';
import { buildApp, buildFullApp } from '../../../fixtures/apps';

const section = () => screen.getByRole('region', { name: 'What’s new' });

test('shows the version, the dates and what has changed', () => {
  const { changes: _, ...app } = buildFullApp();
  render(<WhatsNew {...app} changes={<p>Sorts parcels, too.</p>} />);

  expect(
    within(section())
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(['Version 4.2.0 Updated 22 November 2026 Added 20 November 2026', 'Sorts parcels, too.']);
  expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
});

test('shows changes alone', () => {
  render(<WhatsNew changes="Faster." />);

  expect(section()).toHaveTextContent(/^What’s new ?Faster\.$/);
});

test.each([{}, { version: '4.2.0' }, { added: '2016-11-02', updated: '2026-11-02' }])(
  'renders nothing for %j, which says nothing new',
  (fields) => {
    const { container } = render(<WhatsNew {...buildApp(fields)} />);

    expect(container).toBeEmptyDOMElement();
  },
);
