import { render } from '@testing-library/react';
import { JsonLd } from '@/components/ui/json-ld';
import { appJsonLd } from '@/lib/build/seo/json-ld';
import { buildApp } from '../../../fixtures/apps';

test('stands in the page as data that no title can break out of', () => {
  const data = appJsonLd(buildApp({ title: '</script><img src=x>' }));
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: '</script><img src=x>' });
  expect(container.querySelector('img')).toBeNull();
  expect(container.innerHTML).not.toContain('<img');
});

test('is nothing where there is nothing to say', () => {
  const { container } = render(<JsonLd data={null} />);
  expect(container).toBeEmptyDOMElement();
});
