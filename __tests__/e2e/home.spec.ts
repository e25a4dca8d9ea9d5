import { site } from '../fixtures/site/site';
import { cards, catalogue, expect, test } from './support';

test('states what the company does and its figures, and links to stores, apps and the listing', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Build Productive Apps');
  await expect(page.getByText(/we craft apps/)).toBeVisible();
  for (const [name, host] of [
    ['Google Play', 'play.google.com'],
    ['App Store', 'www.apple.com'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const banner = page.getByRole('region', { name: 'Trusted By Millions, Built For You' });
  for (const text of [
    'Total DownLoads',
    '29.6 M',
    '21% More Than Last Month',
    'Total Reviews',
    '906K',
    '46% More Than Last Month',
    'Active Apps',
    '132+',
    '31 More Will Launch',
  ])
    await expect(banner.getByText(text, { exact: true })).toBeVisible();

  const trending = page.getByRole('region', { name: 'Trending Apps' });
  await expect(trending).toContainText('Explore All trending Apps on the Market');
  await expect(trending.locator('.card')).toHaveCount(8);
  for (const [index, app] of catalogue.slice(0, 8).entries())
    await expect(cards(page).nth(index)).toContainText(app.title);
  await expect(trending.getByRole('link', { name: 'Show All', exact: true })).toHaveAttribute(
    'href',
    '/apps',
  );

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('founded in 1992');
  await expect(footer).toContainText(site.tagline);
  await expect(footer.getByRole('img')).toHaveCount(3);
  for (const name of ['X', 'LinkedIn', 'Facebook'])
    await expect(footer.getByRole('img', { name, exact: true })).toBeVisible();
  await expect(footer.getByRole('link')).toHaveCount(0);

  await test.step('the words of the headline are in one piece, beside the picture', async () => {
    const word = page.getByRole('heading', { level: 1 }).getByText('Productive');
    for (const width of [256, 320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await word.evaluate((element) => element.getClientRects().length), `at ${width} px`)
        .toBe(1);
    }
  });
});
