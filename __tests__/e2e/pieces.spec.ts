import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, seedAppList, test, variants } from './support';

/** A page in pieces that browsers can paint one by one: a parser pauses at scripts, and on a slow machine at any element. */
function piecesOf(html: string): string[] {
  const start = html.indexOf('<body');
  return [
    html.slice(0, start),
    ...html.slice(start).split(/(?<=<\/(?!span|svg|path|[gib]>)\w+>|<img[^>]*>|\bskeleton\b[^<>]*><\/span>)/),
  ];
}

/** Writes a page piece by piece, and returns what has moved in the viewport, or of the footer's pictures, after a later piece: "text: from -> to". */
function movesBetween(pieces: string[]): string[] {
  const positions = new Map<Node, string>();
  const moves: string[] = [];
  const range = document.createRange();
  document.open();
  for (const piece of pieces) {
    document.write(piece);
    if (!document.body) continue;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const isPicture = node instanceof Element && node.matches('img, svg, .skeleton');
      if (!isPicture && !(node instanceof Text && node.data.trim())) continue;
      const element = node instanceof Element ? node : (node.parentElement as Element);
      if (element.closest('.sr-only') || !element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNode(node);
      const { left, top, width, bottom } = range.getBoundingClientRect();
      // The end of a page that is loaded again shows the footer, whose text is centred on a phone.
      const isSeen = (top <= innerHeight && bottom >= 0) || (isPicture && element.closest('footer'));
      if (width <= 1 || !isSeen) continue;
      const position = `${Math.round(left)},${Math.round(top)}`;
      const before = positions.get(node);
      if (before && before !== position)
        moves.push(
          `${node.textContent || (node as Element).outerHTML.slice(0, 80)}: ${before} -> ${position}`,
        );
      positions.set(node, position);
    }
  }
  document.close();
  return moves;
}

test('no page moves anything while it arrives in pieces, at any width', async ({ page, folder }) => {
  await seedAppList(page, '[1,15]');
  // The page is not hydrated meanwhile.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of ['/', '/apps', '/apps/appdetails/15', '/apps/install']) {
    const html = readFileSync(join(folder, `${path === '/' ? '/index' : path}.html`), 'utf8')
      // The policy forbids document.write.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    for (const width of variants([1280, 390, 320], 2))
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect.soft(await page.evaluate(movesBetween, piecesOf(html))).toEqual([]);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
  }
});
