import { renderHook } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { usePath } from '@/lib/navigation/use-path';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

test.each([
  ['/', '/'],
  ['/apps', '/apps'],
  ['/apps/', '/apps'],
])('the path of %s is %s', (pathname, path) => {
  jest.mocked(usePathname).mockReturnValue(pathname);
  expect(renderHook(usePath).result.current).toBe(path);
});
