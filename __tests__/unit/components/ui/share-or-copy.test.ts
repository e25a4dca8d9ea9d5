import { shareOrCopy } from '@/components/ui/share-or-copy';

const link = { title: 'My apps', url: 'https://apps.example/apps/install#share=3' };

const failing = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));

const buildClipboard = (writeText = jest.fn().mockResolvedValue(undefined)) =>
  ({ writeText }) as unknown as Clipboard;

test('shares the link, and does not copy it', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  const clipboard = buildClipboard();

  expect(await shareOrCopy(link, { share, clipboard })).toBe('shared');
  expect(share.mock.calls).toEqual([[link]]);
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test.each(['AbortError', 'InvalidStateError'])('is cancelled by %s, and does not copy', async (name) => {
  const clipboard = buildClipboard();

  expect(await shareOrCopy(link, { share: failing(name), clipboard })).toBe('cancelled');
  expect(clipboard.writeText).not.toHaveBeenCalled();
});

test.each([
  ['has no sharing', undefined],
  ['does not allow it', failing('NotAllowedError')],
])('copies the link if the browser %s', async (_title, share) => {
  const clipboard = buildClipboard();

  expect(await shareOrCopy(link, { share, clipboard })).toBe('copied');
  expect(clipboard.writeText).toHaveBeenCalledWith(link.url);
});

test.each([
  ['has no clipboard', {}],
  ['denies it', { clipboard: buildClipboard(failing('NotAllowedError')) }],
])('is refused if the browser %s', async (_title, browser) => {
  expect(await shareOrCopy(link, browser)).toBe('refused');
});
