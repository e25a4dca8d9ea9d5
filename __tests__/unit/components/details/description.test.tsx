import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Description, Markdown } from '@/components/details/description';
import { fc, hostileText, markdownText } from '../../../fixtures/properties';

const paragraphs = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

/** The headings, as `3 Title`. */
const headings = () =>
  screen.queryAllByRole('heading').map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent}`);

test('keeps single line breaks inside a paragraph, also beside marks', () => {
  render(<Description title="Quill" text={'One\nTwo\n\n**Three**\nfour  \nfive'} />);

  expect(paragraphs()).toEqual(['One\nTwo', 'Three\nfour\nfive']);
});

test('a heading at the start that is the title of the app is left out, and no other', () => {
  const { rerender } = render(<Description title="Quill" text={'# Quill\n\nWrites.\n\n# Quill\n\nMore.'} />);
  expect(headings()).toEqual(['2 Description', '3 Quill']);
  expect(paragraphs()).toEqual(['Writes.', 'More.']);

  rerender(<Description title="Quill" text={'# Quill 2\n\nWrites.'} />);
  expect(headings()).toEqual(['2 Description', '3 Quill 2']);
});

test('shows markup as text, also beside marks', () => {
  const html = '<b>Bold</b> & <img src=x onerror="alert(1)"> <!-- a --> <username>';
  const { container } = render(<Description title="Quill" text={`${html}\n\n*${html}*`} />);

  expect(paragraphs()).toEqual([html, html]);
  expect(container.querySelector('b, img')).not.toBeInTheDocument();
});

test('shows lists, emphasis, code, quotes and tables', () => {
  const text =
    '- one\n- *two*\n\n3. **three**\n4. `four`\n\n> five\n\n```sh\nsix <b>\n```\n\n| a | b |\n|---|--:|\n| c | d |\n\n---';
  const { container } = render(<Markdown text={text} />);

  const [bullets, numbers] = screen.getAllByRole('list');
  expect(within(bullets!).getAllByRole('listitem')).toHaveLength(2);
  expect(numbers).toHaveAttribute('start', '3');
  expect(screen.getByRole('emphasis')).toHaveTextContent('two');
  expect(screen.getByRole('strong')).toHaveTextContent('three');
  expect(screen.getByRole('blockquote')).toHaveTextContent('five');
  expect(container.querySelector('pre')).toHaveTextContent('six <b>');
  expect(screen.getByRole('columnheader', { name: 'a' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'd' })).toHaveClass('text-end');
  expect(screen.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test.each([
  ['# A\n\n## B\n\n# C', ['3 A', '4 B', '3 C']],
  ['### A\n\n##### B', ['3 A', '4 B']],
  ['A\n=\n\n##\n\n## B ##', ['3 A', '4 B']],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5', ['3 1', '4 2', '5 3', '6 4', '6 5']],
])('shows the headings of %j below its own', (text, expected) => {
  render(<Markdown text={text} />);

  expect(headings()).toEqual(expected);
});

test('links to sites, and to email addresses', () => {
  render(
    <Markdown text="**Bare:** https://a.example/b, www.c.example and d@e.example. [One](https://f.example)" />,
  );

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example/b',
    'http://www.c.example',
    'mailto:d@e.example',
    'https://f.example',
  ]);
});

test.each(['[text](docs/upgrade.md)', '[text](javascript:alert(1))', '[text][ref]\n\n[ref]: vbscript:a'])(
  'shows %j, which is no link to a site, as its text',
  (text) => {
    render(<Markdown text={text} />);

    expect(paragraphs()).toEqual(['text']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('leaves out images alone, and shows what others stand for', () => {
  const badge = '[![build](https://a.example/b.svg)](https://a.example)';
  render(<Markdown text={`${badge} ${badge}\n\n![A phone](p.png)\n\nPress ![Enter](e.svg).`} />);

  expect(paragraphs()).toEqual(['Press Enter.']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('has no link without a text, such as of an image alone', () => {
  render(<Markdown text="[![](b.svg)](https://a.example)[![](b.svg) ](https://a.example)**Bold**" />);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(paragraphs()).toEqual([' Bold']);
});

test.each(['A short one.', 'word '.repeat(300), `# ${'word '.repeat(2)}\n\n${'word '.repeat(500)}`])(
  'folds nothing of a short one, and no single paragraph',
  (text) => {
    const { container } = render(<Description title="Quill" text={text} />);

    expect(container.querySelector('details')).not.toBeInTheDocument();
  },
);

test('folds a long list between two of its points, so that a screen is filled', () => {
  const points = Array.from({ length: 60 }, (_, index) => `Point ${index}`);
  const { container } = render(<Description title="Quill" text={`Audio:\n\n- ${points.join('\n- ')}`} />);

  const lists = [...container.querySelectorAll('ul')];
  expect(lists.map((list) => list.closest('details') !== null)).toEqual([false, true]);
  expect(lists[0]?.children).toHaveLength(27);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(points);
});

test('the folded rest of a list has the direction of its start, and goes on with its numbers', () => {
  const points = Array.from({ length: 60 }, (_, index) => (index < 20 ? 'German' : 'العربية'));
  const { container, rerender } = render(<Description title="Quill" text={`- ${points.join('\n- ')}`} />);
  const directions = () => [...container.querySelectorAll('ul, ol')].map((list) => list.getAttribute('dir'));
  expect(directions()).toEqual(['auto', 'ltr']);
  rerender(<Description title="Quill" text={`- ${points.toReversed().join('\n- ')}`} />);
  expect(directions()).toEqual(['auto', 'rtl']);

  rerender(
    <Description title="Quill" text={points.map((point, index) => `${index + 5}. ${point}`).join('\n')} />,
  );
  expect(directions()).toEqual(['auto', 'ltr']);
  const [start, rest] = [...container.querySelectorAll('ol')];
  expect(start?.start).toBe(5);
  expect(rest?.start).toBe(5 + start!.children.length);
});

test('shows a list whose first points have nothing to show', () => {
  render(
    <Description
      title="Quill"
      text={`${'- ![badge](b.svg)\n-\n'.repeat(40)}- Sorts letters.\n- Reads them.`}
    />,
  );

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sorts letters.',
    'Reads them.',
  ]);
});

test('renders nothing if there is nothing to show', () => {
  const { container } = render(<Description title="Quill" text="![A phone](https://a.example/p.png)" />);

  expect(container).toBeEmptyDOMElement();
});

describe('any text', () => {
  const ELEMENTS =
    'a|blockquote|code|details|div|em|h[2-6]|hr|li|ol|p|pre|section|span|strong|summary|table|tbody|td|th|thead|tr|ul';
  const ATTRIBUTES = 'aria-label|aria-labelledby|class|dir|href|id|lang|rel|start|tabindex|target|translate';
  const KNOWN_TAG = new RegExp(`</?(?:${ELEMENTS})(?: (?:${ATTRIBUTES})="[^"<>]*")*/?>`, 'gi');

  test('has only known elements, attributes and links', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText(), markdownText()), (text) => {
        const html = renderToStaticMarkup(<Description title="Quill" text={text} />);
        expect(html.replace(KNOWN_TAG, '')).not.toMatch(/[<>]/);
        const urls = [...html.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url);
        expect(urls.filter((url) => !/^(https?:\/\/|mailto:)/i.test(url ?? ''))).toEqual([]);
      }),
    );
  });

  // Without a limit of levels, some overflow the stack.
  test.each(['[', '![', '*a ', '**', '*', '_a*', '> ', '- ', '[a]('])('with many %j is rendered', (piece) => {
    const many = piece.repeat(8_000 / piece.length);
    renderToStaticMarkup(<Description title="Quill" text={many} />);
    renderToStaticMarkup(<Description title="Quill" text={`**a** ${many}b${many}`} />);
  });
});
