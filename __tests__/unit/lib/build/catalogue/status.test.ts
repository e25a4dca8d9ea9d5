import { readApp } from '@/lib/build/catalogue/read';
import { readStatus } from '@/lib/build/catalogue/status';
import { buildApp } from '../../../../fixtures/apps';

jest.mock('@/lib/build/catalogue/read');

const apps = [buildApp(), buildApp({ id: 2, title: '海の地図' })];

beforeEach(() => {
  jest.mocked(readApp).mockImplementation(async (segment) => apps.find(({ id }) => String(id) === segment));
});

test('is undefined for an app that is not deprecated', async () => {
  expect(await readStatus(buildApp())).toBeUndefined();
});

test('has the reason, and the app that replaces it', async () => {
  const status = { deprecated: 'It is old.', replacedBy: 2 };
  expect(await readStatus(buildApp({ status }))).toEqual({
    reason: 'It is old.',
    replacement: { id: 2, title: '海の地図', language: 'ja' },
  });
});

test('has the language of the reason, if it is known, and no replacement if there is none', async () => {
  expect(await readStatus(buildApp({ status: { deprecated: '海の地図です' } }))).toEqual({
    reason: '海の地図です',
    reasonLanguage: 'ja',
  });
});
