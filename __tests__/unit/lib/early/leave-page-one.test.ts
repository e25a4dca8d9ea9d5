import { LEAVE_PAGE_ONE } from '@/lib/early/leave-page-one';

test.each([
  ['/apps/page/1', '/apps'],
  ['/store/apps/categories/games/1/', '/store/apps/categories/games'],
  ['//elsewhere.example/apps/page/1', '/elsewhere.example/apps'],
  ['//no/such/page', '/no/such/page'],
])('the page that is not found at %s leads to %s of the same site', (pathname, list) => {
  const replace = jest.fn();
  new Function('location', LEAVE_PAGE_ONE)({
    origin: 'https://apps.example',
    pathname,
    search: '?order=title',
    replace,
  });
  expect(replace).toHaveBeenCalledWith(`https://apps.example${list}?order=title`);
});
