import { screen } from '@testing-library/react';
import { shareLink } from '@/components/ui/share-link';
import { startNavigation } from '@/lib/navigation/store';
import { findDialog } from '../../../fixtures/dialogs';

const link = {
  title: 'My apps',
  url: 'https://apps.example/apps/install#share=3',
};

const works = () => jest.fn().mockResolvedValue(undefined);
const fails = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));

/** Gives the browser these abilities. An insecure context has neither. */
function givenBrowser(browser: { share?: jest.Mock; writeText?: jest.Mock }) {
  const { share, writeText } = browser;
  for (const [name, value] of Object.entries({ share, clipboard: writeText && { writeText } }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  return browser;
}

test('shares the link, and does not copy it', async () => {
  const { share, writeText } = givenBrowser({ share: works(), writeText: works() });
  expect(await shareLink(link)).toBe('');
  expect(share?.mock.calls).toEqual([[{ title: link.title, url: link.url }]]);
  expect(writeText).not.toHaveBeenCalled();
});

test.each(['AbortError', 'InvalidStateError'])('is cancelled by %s, and does not copy', async (name) => {
  const { writeText } = givenBrowser({ share: fails(name), writeText: works() });
  expect(await shareLink(link)).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['has no sharing', {}],
  ['does not allow it', { share: fails('NotAllowedError') }],
])('copies the link if the browser %s', async (_title, browser) => {
  const { writeText } = givenBrowser({ ...browser, writeText: works() });
  expect(await shareLink(link)).toBe('The link was copied.');
  expect(writeText?.mock.calls).toEqual([[link.url]]);
});

test.each([
  ['has no clipboard', {}],
  ['denies it', { writeText: fails('NotAllowedError') }],
])('shows the link in a selected field if the browser %s', async (_title, browser) => {
  givenBrowser(browser);
  void shareLink(link);
  expect(await findDialog('Copy this link')).toHaveTextContent('did not allow this page to copy it.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Copy this link' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link.url);
});

test('does nothing more when the visitor leaves the page', async () => {
  const { writeText } = givenBrowser({ share: fails('NotAllowedError'), writeText: works() });
  const message = shareLink(link);
  startNavigation('/', 'traverse');
  expect(await message).toBe('');
  expect(writeText).not.toHaveBeenCalled();
});
