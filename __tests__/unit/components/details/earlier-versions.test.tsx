import { render, screen, within } from '@testing-library/react';
import { EarlierVersions } from '@/components/details/earlier-versions';
import { buildFullApp } from '../../../fixtures/apps';

test('shows the versions with what is known of them, in a group that is closed', () => {
  render(<EarlierVersions {...buildFullApp()} />);

  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');
  expect(within(group).getByText('Earlier versions')).toBeVisible();
  expect(
    within(group)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Version 4.1.0 5 October 2026Sorts faster.', 'Version 4.0.2 ']);
});

test.each([undefined, []])('renders nothing for %j', (versions) => {
  const { container } = render(<EarlierVersions versions={versions} />);

  expect(container).toBeEmptyDOMElement();
});
