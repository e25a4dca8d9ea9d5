import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NewMark } from '@/components/catalogue/new-mark';

const setClock = (now: string) => jest.useFakeTimers({ now: new Date(now) });

test.each([
  ['2026-11-18T23:59:59Z', ''],
  ['2026-11-19T12:00:00+12:00', 'New'],
  ['2026-12-19T23:59:59Z', 'New'],
  ['2026-12-20T00:00:00Z', ''],
])('at %s, an app of 2026-11-20 has the mark %j', (now, mark) => {
  setClock(now);
  expect(render(<NewMark added="2026-11-20" />).container.textContent).toBe(mark);
});

test('is not prerendered, because a page can be older than a mark', () => {
  setClock('2026-11-21');
  expect(renderToString(<NewMark added="2026-11-20" />)).toBe('');
});
