import { readItem, writeItem } from '@/lib/browser/storage';
import { refuse } from '../../../fixtures/storage';

test.each(['localStorage', 'sessionStorage'] as const)(
  'reads, writes and removes a value in %s',
  (storage) => {
    expect(readItem(storage, 'theme')).toBeNull();
    writeItem(storage, 'theme', '');
    expect(readItem(storage, 'theme')).toBe('');
    expect({ ...window[storage] }).toEqual({ theme: '' });
    writeItem(storage, 'theme', null);
    expect(window[storage]).toHaveLength(0);
  },
);

test('ignores a storage that is denied', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(readItem('localStorage', 'theme')).toBeNull();
  writeItem('localStorage', 'theme', 'dark');
  jest.restoreAllMocks();
  expect(window.localStorage).toHaveLength(0);
});
