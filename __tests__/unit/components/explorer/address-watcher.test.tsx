import { render } from '@testing-library/react';
import { AddressWatcher } from '@/components/explorer/address-watcher';
import { addressTo, followAddress } from '../../../fixtures/navigation';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

const onChange = jest.fn();

function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(<AddressWatcher onChange={onChange} />);
}

beforeEach(() => onChange.mockReset());

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/apps', ''],
  ['/apps?q=', ''],
  ['/apps?q=ink%20well', 'ink well'],
  ['/apps?q=C%2B%2B+%26+co', 'C++ & co'],
  ['/apps?from=home&q=ink#list', 'ink'],
])('tells the text of %s at the start', (address, text) => {
  renderAt(address);

  expect(onChange.mock.calls).toEqual([[text]]);
});

it('tells each text that the address has later, and that it has none', () => {
  renderAt('/apps?q=ink');

  addressTo('/apps?q=koi');
  addressTo('/apps');

  expect(onChange.mock.calls).toEqual([['ink'], ['koi'], ['']]);
});

it('tells nothing when the text stays', () => {
  const { rerender } = renderAt('/apps?q=ink');

  addressTo('/apps?from=home&q=ink');
  followAddress();
  rerender(<AddressWatcher onChange={onChange} />);

  expect(onChange).toHaveBeenCalledTimes(1);
});

it('shows nothing', () => {
  expect(renderAt('/apps?q=ink').container).toBeEmptyDOMElement();
});
