import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ActionButton } from '@/components/ui/action-button';

const button = () => screen.getByRole('button', { name: 'Install Now' });

test('calls onClick once for a click', async () => {
  const onClick = jest.fn();
  render(<ActionButton onClick={onClick}>Install Now</ActionButton>);
  expect(onClick).not.toHaveBeenCalled();

  await userEvent.click(button());

  expect(onClick).toHaveBeenCalledTimes(1);
});

describe('in a prerendered page', () => {
  const onClick = jest.fn();
  const element = <ActionButton onClick={onClick}>Install Now</ActionButton>;
  let root: Root | undefined;

  beforeEach(() => {
    onClick.mockReset();
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(element);
    const script = page.querySelector('script');
    // A browser runs the script while it parses the HTML, with `document.currentScript`.
    jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    new Function(script?.textContent ?? '')();
  });

  afterEach(() => {
    act(() => root?.unmount());
    document.body.innerHTML = '';
  });

  const hydrate = () =>
    act(() => {
      root = hydrateRoot(document.body.firstElementChild as Element, element);
    });

  test('calls onClick once at hydration for a click before hydration', async () => {
    await userEvent.click(button());
    await userEvent.click(button());
    expect(onClick).not.toHaveBeenCalled();

    hydrate();

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('data-clicked');
  });

  test('does not call onClick at hydration without a click, and later once per click', async () => {
    hydrate();
    expect(onClick).not.toHaveBeenCalled();

    await userEvent.click(button());

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button()).not.toHaveAttribute('data-clicked');
  });
});
