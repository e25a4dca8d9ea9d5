import { describeSettings } from '@/lib/build/describe-settings';

test('names the settings that are not the defaults', () => {
  expect(describeSettings({})).toEqual([]);
  expect(describeSettings({ NEXT_PUBLIC_BASE_PATH: '/store', OFFLINE: 'off', PREVIEW: '' })).toEqual([
    'NEXT_PUBLIC_BASE_PATH=/store',
    'OFFLINE=off',
  ]);
});

test.each([
  ['https://user:p%40ss@apps.example/appsData.json?token=1f9c#part', 'https://apps.example/appsData.json'],
  ['user:p%40ss@apps.example/appsData.json', 'The source'],
  ['https://user:p%40ss@apps example/?token=1f9c', 'an invalid URL'],
  ['origin/main', 'origin/main'],
])('prints no secret of PREVIEW_BASE %j', (source, printed) => {
  expect(describeSettings({ PREVIEW_BASE: source })).toEqual([`PREVIEW_BASE=${printed}`]);
});
