import { render } from '@testing-library/react';
import { JsonLd } from '@/components/ui/json-ld';

test('is data for crawlers, and a text cannot close its element', () => {
  const data = { '@type': 'WebSite', name: '</script><img src=x>$&' };
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
});

test('is nothing without data', () => {
  expect(render(<JsonLd data={null} />).container).toBeEmptyDOMElement();
});
