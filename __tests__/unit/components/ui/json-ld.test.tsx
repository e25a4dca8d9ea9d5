import { render } from '@testing-library/react';
import { JsonLd } from '@/components/ui/json-ld';
import { appJsonLd } from '@/lib/build/seo/json-ld';
import { buildApp } from '../../../fixtures/apps';

test('escapes data, so that a title cannot close the element', () => {
  const data = appJsonLd(buildApp({ title: '</script><img src=x>' }));
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script[type="application/ld+json"]');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({ name: '</script><img src=x>' });
  expect(container.querySelector('img')).toBeNull();
  expect(container.innerHTML).not.toContain('<img');
});

test('renders nothing for null', () => {
  const { container } = render(<JsonLd data={null} />);
  expect(container).toBeEmptyDOMElement();
});
