import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { inlineBoundaries } from '@/lib/build/export/inline-boundaries';
import { prerenderPage } from '../../../../fixtures/static-page';

const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

describe('a page that needs nothing', () => {
  test.each([
    '<main><h1>Apps</h1></main>',
    '<main><!--$--><h1>Apps</h1><!--/$--></main>',
    '<div hidden>later</div><script>let $RC = 1;</script>',
  ])('stays as it is: %s', (html) => {
    expect(inlineBoundaries(html, 'apps.html')).toBe(html);
  });
});

describe('a boundary', () => {
  const open = (id: string, fallback: string) =>
    `<!--$?--><template id="B:${id}"></template>${fallback}<!--/$-->`;
  const segment = (id: string, content: string) =>
    `<div hidden id="S:${id}">${content}</div><script>$RC("B:${id}","S:${id}")</script>`;

  test('gets its content in the place of its fallback', () => {
    const html = `<main>${open('0', '<i>Loading</i>')}</main>${segment('0', '<h1>Apps</h1>')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<main><!--$--><h1>Apps</h1><!--/$--></main>');
  });

  test('leaves what stands around it alone', () => {
    const html = `<p>a</p>${open('0', '')}<p>b</p>${segment('0', '<h1>Apps</h1>')}<script>go()</script>`;
    expect(inlineBoundaries(html, 'apps.html')).toBe(
      '<p>a</p><!--$--><h1>Apps</h1><!--/$--><p>b</p><script>go()</script>',
    );
  });

  test('takes along the code that the first of them brings', () => {
    const html = `${open('0', '')}<div hidden id="S:0">Apps</div><script>$RC=function(a,b){};$RC("B:0","S:0")</script>`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->Apps<!--/$-->');
  });

  test('loses the boundaries within its fallback, and none after it', () => {
    const fallback = '<!--$--><i>Loading</i><!--/$--><!--$!--><b>x</b><!--/$--><!--&--><u>y</u><!--/&-->';
    const html = `${open('0', fallback)}<!--$--><p>after</p><!--/$-->${segment('0', 'Apps')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->Apps<!--/$--><!--$--><p>after</p><!--/$-->');
  });

  test('may hold divisions, scripts and the signs that a replacement would take for its own', () => {
    const content = '<div><div hidden>$& $1 $$</div><script>go("B:9")</script></div>';
    const html = `${open('0', 'Loading')}${segment('0', content)}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe(`<!--$-->${content}<!--/$-->`);
  });

  test('is filled beside others, in whatever order their contents come', () => {
    const html = `${open('a', '1')}${open('b', '2')}${segment('b', 'Second')}${segment('a', 'First')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->First<!--/$--><!--$-->Second<!--/$-->');
  });

  test('is filled inside the content of another', () => {
    const html = `${open('0', 'x')}${segment('0', `<p>${open('1', 'y')}</p>`)}${segment('1', 'Inner')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$--><p><!--$-->Inner<!--/$--></p><!--/$-->');
  });
});

describe('a page that would still need a script', () => {
  test.each([
    ['a boundary whose content is nowhere', '<!--$?--><template id="B:0"></template>x<!--/$-->'],
    ['a content that nothing moves', '<div hidden id="S:0">Apps</div>'],
    [
      'a content with a script of another form',
      '<div hidden id="S:0">Apps</div><script>$RX("B:0","S:0")</script>',
    ],
    [
      'a content whose place is nowhere',
      '<main></main><div hidden id="S:0">Apps</div><script>$RC("B:0","S:0")</script>',
    ],
    [
      'a content whose place is that of another',
      '<!--$?--><template id="B:1"></template>x<!--/$--><div hidden id="S:0">A</div><script>$RC("B:0","S:0")</script>',
    ],
    ['a script whose content is nowhere', '<script>$RC("B:0","S:0")</script>'],
    [
      'an opening of another form',
      '<!--$~--><template id="B:0"></template>x<!--/$--><div hidden id="S:0">A</div><script>$RC("B:0","S:0")</script>',
    ],
  ])('stops the build and names the page: %s', (_title, html) => {
    expect(() => inlineBoundaries(html, 'apps.html')).toThrow(/^apps\.html: .* appears only by script/);
  });
});

describe("a page of React's own", () => {
  const text = 'All work and no play. '.repeat(1000);
  const page = (children: ReactNode) => (
    <html lang="en">
      <head />
      <body>{children}</body>
    </html>
  );
  const nested = page(
    <main>
      <Suspense
        fallback={
          <Suspense fallback="wait">
            <i>Loading</i>
          </Suspense>
        }
      >
        <h1>Apps</h1>
        <p>{text}</p>
        <Suspense fallback={<i>Loading more</i>}>
          <p>{text}</p>
        </Suspense>
      </Suspense>
      <Suspense fallback={<i>Loading others</i>}>
        <p>{text}</p>
      </Suspense>
    </main>,
  );

  test('needs a script to begin with, and becomes what React writes where it moves nothing', async () => {
    const html = await prerenderPage(nested);
    expect(html).toContain('<i>Loading others</i>');
    expect(html).toContain('$RC("');

    const whole = await prerenderPage(nested, Number.POSITIVE_INFINITY);
    expect(withoutScripts(inlineBoundaries(html, 'apps.html'))).toBe(withoutScripts(whole));
  });

  test('hydrates without a difference', async () => {
    const onRecoverableError = jest.fn();
    const html = inlineBoundaries(await prerenderPage(nested), 'apps.html');
    const finished = new DOMParser().parseFromString(withoutScripts(html), 'text/html');
    const root = await act(async () => hydrateRoot(finished, nested, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(finished.querySelector('h1')?.textContent).toBe('Apps');
    expect(finished.querySelectorAll('p')).toHaveLength(3);
    act(() => root.unmount());
  });
});
