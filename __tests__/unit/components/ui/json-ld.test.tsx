import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';

test('is data for crawlers, and a text cannot close its element', () => {
  const data = { '@type': 'WebSite', name: '</script><img src=x>$&' };
  const html = renderToStaticMarkup(<JsonLd data={data} />);
  const [, json] = html.match(/^<script type="application\/ld\+json">([^<]*)<\/script>$/) ?? [];
  expect(JSON.parse(json ?? '')).toEqual(data);
});

test('is nothing without data', () => {
  expect(renderToStaticMarkup(<JsonLd data={null} />)).toBe('');
});
