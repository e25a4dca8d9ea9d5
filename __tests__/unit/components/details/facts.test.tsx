import { render, screen, within } from '@testing-library/react';
import { Facts } from '@/components/details/facts';
import { buildFullApp } from '../../../fixtures/apps';

const definitionOf = (term: string) => within(screen.getByText(term).closest('div')!).getByRole('definition');

test('lists what is known of an app', () => {
  render(<Facts app={buildFullApp({ price: 'from 4 € a month', license: 'Proprietary' })} />);

  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Licence',
    'Price',
    'Platforms',
    'Languages',
  ]);
  expect(definitionOf('Licence')).toHaveTextContent(/^Proprietary$/);
  expect(definitionOf('Price')).toHaveTextContent('from 4 € a month');
  expect(definitionOf('Platforms')).toHaveTextContent('Android, Web');
  expect(definitionOf('Languages')).toHaveTextContent('English, Portuguese (Brazil)');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('links to the text of each licence of an expression', () => {
  render(<Facts app={{ license: 'AGPL-3.0-only OR MIT' }} />);

  expect(screen.getByRole('region', { name: 'Facts' })).toHaveTextContent(
    /^FactsLicenceAGPL-3\.0-only \(opens in a new tab\) OR MIT \(opens in a new tab\)$/,
  );
  expect(screen.getByRole('link', { name: /^AGPL-3\.0-only/ })).toHaveAttribute(
    'href',
    'https://spdx.org/licenses/AGPL-3.0-only.html',
  );
  expect(screen.getByRole('link', { name: /^MIT/ })).toHaveAttribute(
    'href',
    'https://spdx.org/licenses/MIT.html',
  );
});

test('has the version and its dates, if nothing says what is new in it', () => {
  const app = { version: '4.2.0', updated: '2026-11-22', added: '2026-11-20' };
  const { rerender } = render(<Facts app={app} />);

  expect(screen.getByRole('region', { name: 'Facts' })).toHaveTextContent(
    /^FactsVersion4\.2\.0Updated22 November 2026Added20 November 2026$/,
  );
  expect(screen.getByText('22 November 2026')).toHaveAttribute('datetime', '2026-11-22');
  // Where the installed list links to.
  expect(screen.getByText('Version').closest('#whats-new')).toBeInTheDocument();

  rerender(<Facts app={{ ...app, changes: 'Faster.', license: 'MIT' }} />);
  expect(screen.getByRole('term')).toHaveTextContent('Licence');
});

test('renders nothing for dates alone, which say nothing new', () => {
  const app = { updated: '2026-11-22', added: '2026-11-20' };
  expect(render(<Facts app={app} />).container).toBeEmptyDOMElement();
});

test('renders nothing without facts', () => {
  expect(render(<Facts app={{}} />).container).toBeEmptyDOMElement();
});
