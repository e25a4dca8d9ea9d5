import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NewMark } from '@/components/catalogue/new-mark';

const setClock = (now: string) => jest.useFakeTimers({ now: new Date(now) });

test('marks an app of the last 30 days', () => {
  setClock('2026-12-19');
  render(<NewMark added="2026-11-20" />);
  expect(screen.getByText('New')).toBeVisible();
});

test('does not mark an app after 30 days', () => {
  setClock('2026-12-19');
  const { container } = render(<NewMark added="2026-11-19" />);
  expect(container).toBeEmptyDOMElement();
});

test('is not prerendered, because a page can be older than a mark', () => {
  setClock('2026-11-21');
  expect(renderToString(<NewMark added="2026-11-20" />)).toBe('');
});
