import { render, screen } from '@testing-library/react';
import { Facts } from '@/components/details/facts';
import { buildFullApp } from '../../../fixtures/apps';

const facts = () => screen.getByRole('region', { name: 'Facts' });

test('lists what is known of an app, and links to the text of each licence', () => {
  render(<Facts app={buildFullApp()} />);

  expect(facts()).toHaveTextContent(
    /^FactsLicenceAGPL-3\.0-only \(opens in a new tab\) OR MIT \(opens in a new tab\)Price€4\.99PlatformsAndroid, WebLanguagesEnglish, Portuguese \(Brazil\)$/,
  );
  expect(screen.getByRole('link', { name: /^MIT/ })).toHaveAttribute(
    'href',
    'https://spdx.org/licenses/MIT.html',
  );
});

test('has the version and its dates, if nothing says what is new in it', () => {
  const app = { version: '4.2.0', updated: '2026-11-22', added: '2026-11-20' };
  const { rerender } = render(<Facts app={app} />);

  expect(facts()).toHaveTextContent(/^FactsVersion4\.2\.0Updated22 November 2026Added20 November 2026$/);
  // Where the installed list links to.
  expect(screen.getByText('Version').closest('#whats-new')).toBeInTheDocument();

  rerender(<Facts app={{ ...app, changes: 'Faster.', license: 'MIT' }} />);
  expect(screen.getByRole('term')).toHaveTextContent('Licence');
});

test('has the date of an update whose version is not known, but not that of the first one alone', () => {
  const { rerender, container } = render(<Facts app={{ updated: '2026-11-22', added: '2026-11-20' }} />);
  expect(screen.getByText('22 November 2026').closest('#whats-new')).toHaveTextContent(/^Updated.*Added.*$/);

  rerender(<Facts app={{ added: '2026-11-20' }} />);
  expect(container).toBeEmptyDOMElement();
});
