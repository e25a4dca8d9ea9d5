import { posix, win32 } from 'node:path';
import { pathInProject } from '@/lib/catalogue/check/path-in-project';

test('a path in the project is relative, with slashes', () => {
  expect(pathInProject('/site/public/appsData.json', '/site', posix)).toBe('public/appsData.json');
  expect(pathInProject('C:\\site\\public\\appsData.json', 'C:\\site', win32)).toBe('public/appsData.json');
});

test('a path outside the project is absolute', () => {
  expect(pathInProject('/tmp/appsData.json', '/site', posix)).toBe('/tmp/appsData.json');
  expect(pathInProject('C:\\tmp\\a.json', 'C:\\site', win32)).toBe('C:\\tmp\\a.json');
  expect(pathInProject('D:\\tmp\\a.json', 'C:\\site', win32)).toBe('D:\\tmp\\a.json');
});
