import { render, screen } from '@testing-library/react';
import { StatsBanner } from '@/components/home/stats-banner';

test('is named by its heading', () => {
  render(<StatsBanner />);

  expect(screen.getByRole('region', { name: 'Trusted By Millions, Built For You' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});

test.each([
  ['Total DownLoads', ['29.6 M', '21% More Than Last Month']],
  ['Total Reviews', ['906K', '46% More Than Last Month']],
  ['Active Apps', ['132+', '31 More Will Launch']],
])('shows the fixed texts of %s', (label, texts) => {
  render(<StatsBanner />);

  const definitions = siblingsOf(screen.getByText(label));
  expect(definitions.map(({ textContent }) => textContent)).toEqual(texts);
});

function siblingsOf(element: Element): Element[] {
  return [...(element.parentElement?.children ?? [])].filter((other) => other !== element);
}
