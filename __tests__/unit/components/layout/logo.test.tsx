import { render } from '@testing-library/react';
import { Logo } from '@/components/layout/logo';

test('is decorative, because its link contains the name', () => {
  const { container } = render(<Logo />);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('has unique gradient ids', () => {
  const { container } = render(
    <>
      <Logo />
      <Logo />
    </>,
  );

  const gradients = [...container.querySelectorAll('linearGradient')].map(({ id }) => `url(#${id})`);
  const fills = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
  expect(fills).toEqual(gradients);
  expect(new Set(gradients).size).toBe(2);
});
