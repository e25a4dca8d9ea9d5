import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { inlineBoundaries } from '@/lib/publish/export/inline-boundaries';
import { prerenderPage } from '../../../../fixtures/static-page';

const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

describe('a page that is already complete', () => {
  test.each([
    '<main><h1>Apps</h1></main>',
    '<main><!--$--><h1>Apps</h1><!--/$--></main>',
    '<div hidden>later</div><script>let $RC = 1;</script>',
    // Texts of the catalogue: in an element, in an attribute, and in the payload, a string in a script.
    '<h1 title="Cost: $RC(">Cost: $RC(</h1><script>self.__next_f.push([1,"[\\"Cost: $RC(\\"]"])</script>',
    '<h1>$RC(&quot;B:0&quot;)</h1><script>self.__next_f.push([1,"[\\"$RC(\\\\\\"B:0\\\\\\")\\"]"])</script>',
  ])('is returned unchanged: %s', (html) => {
    expect(inlineBoundaries(html, 'apps.html')).toBe(html);
  });
});

describe('a boundary', () => {
  const open = (id: string, fallback: string) =>
    `<!--$?--><template id="B:${id}"></template>${fallback}<!--/$-->`;
  const segment = (id: string, content: string) =>
    `<div hidden id="S:${id}">${content}</div><script>$RC("B:${id}","S:${id}")</script>`;

  test('is replaced by its content, without a change of the HTML around it', () => {
    const html = `<p>a</p>${open('0', '<i>Loading</i>')}<p>b</p>${segment('0', '<h1>Apps</h1>')}<script>go()</script>`;
    expect(inlineBoundaries(html, 'apps.html')).toBe(
      '<p>a</p><!--$--><h1>Apps</h1><!--/$--><p>b</p><script>go()</script>',
    );
  });

  test('is recognised if its script defines the function too', () => {
    const html = `${open('0', '')}<div hidden id="S:0">Apps</div><script>$RC=function(a,b){};$RC("B:0","S:0")</script>`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->Apps<!--/$-->');
  });

  test('loses the boundaries inside its fallback, but none after it', () => {
    const fallback = '<!--$--><i>Loading</i><!--/$--><!--$!--><b>x</b><!--/$--><!--&--><u>y</u><!--/&-->';
    const html = `${open('0', fallback)}<!--$--><p>after</p><!--/$-->${segment('0', 'Apps')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->Apps<!--/$--><!--$--><p>after</p><!--/$-->');
  });

  test('may contain div elements, scripts and the special patterns of String.replace', () => {
    const content = '<div><div hidden>$& $1 $$</div><script>go("B:9")</script></div>';
    const html = `${open('0', 'Loading')}${segment('0', content)}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe(`<!--$-->${content}<!--/$-->`);
  });

  test('is replaced among others, for any order of their contents', () => {
    const html = `${open('a', '1')}${open('b', '2')}${segment('b', 'Second')}${segment('a', 'First')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$-->First<!--/$--><!--$-->Second<!--/$-->');
  });

  test('is replaced inside the content of another', () => {
    const html = `${open('0', 'x')}${segment('0', `<p>${open('1', 'y')}</p>`)}${segment('1', 'Inner')}`;
    expect(inlineBoundaries(html, 'apps.html')).toBe('<!--$--><p><!--$-->Inner<!--/$--></p><!--/$-->');
  });
});

describe('a page that would still need a script', () => {
  test.each([
    ['a boundary without content', '<!--$?--><template id="B:0"></template>x<!--/$-->'],
    ['content without a script', '<div hidden id="S:0">Apps</div>'],
    [
      'content with the placeholder of another boundary',
      '<!--$?--><template id="B:1"></template>x<!--/$--><div hidden id="S:0">A</div><script>$RC("B:0","S:0")</script>',
    ],
    [
      'ids in another format',
      '<!--$?--><template id="_B_0"></template>x<!--/$--><div hidden id="_S_0">A</div><script>$RC("_B_0","_S_0")</script>',
    ],
    ['a placeholder without an id', '<main><!--$?-->x<!--/$--></main>'],
    ['a script for boundaries with styles', '<script>$RR("B_0","S_0",[])</script>'],
    [
      'a placeholder in another format',
      '<!--$~--><template id="B:0"></template>x<!--/$--><div hidden id="S:0">A</div><script>$RC("B:0","S:0")</script>',
    ],
  ])('throws an error with the page’s name: %s', (_title, html) => {
    expect(() => inlineBoundaries(html, 'apps.html')).toThrow(/^apps\.html: .* needs JavaScript to appear/);
  });
});

describe('a page that React has rendered', () => {
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

  test('becomes the same HTML that React writes for small boundaries', async () => {
    const html = await prerenderPage(nested);
    expect(html).toContain('<i>Loading others</i>');
    expect(html).toContain('$RC("');

    const whole = await prerenderPage(nested, Number.POSITIVE_INFINITY);
    expect(withoutScripts(inlineBoundaries(html, 'apps.html'))).toBe(withoutScripts(whole));
  });

  test('is not what a text of the structured data looks like', () => {
    const data = JSON.stringify({ name: 'Costs $RC(', description: '<div hidden id="S:0">' });
    const html = `<p>1</p><script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
    expect(inlineBoundaries(html, 'a.html')).toBe(html);
  });

  test('with other ids is an error, and so never incomplete', async () => {
    const html = await prerenderPage(nested, undefined, 'store-');
    expect(html).toContain('<template id="store-B:0">');
    expect(() => inlineBoundaries(html, 'apps.html')).toThrow('apps.html');
  });

  test('hydrates without errors', async () => {
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
