import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { ShareButton } from '@/components/details/share-button';
import { shareLink } from '@/components/ui/share-link';
import { loadCode } from '@/lib/browser/load-code';
import { reloadForMissingCode } from '@/lib/navigation/reload';
import { startNavigation } from '@/lib/navigation/store';
import { setupUser } from '../../../fixtures/user';

jest.mock('@/lib/browser/load-code');
jest.mock('@/lib/navigation/reload');
jest.mock('@/components/ui/share-link', () => ({ shareLink: jest.fn(async () => 'The link was copied.') }));

/** Clicks on Share, and leaves the page. The code has no answer until then. */
async function shareAndLeave(answer: Promise<unknown>) {
  let go = () => {};
  const left = new Promise<void>((resolve) => {
    go = resolve;
  });
  jest.mocked(loadCode).mockImplementation(async () => {
    await left;
    return answer;
  });
  render(<ShareButton id={1} title="Quill" />);
  await setupUser().click(screen.getByRole('button', { name: 'Share' }));
  startNavigation('/apps/appdetails/2', 'push');
  await act(async () => go());
}

test('shares nothing when the page was left before the code is there', async () => {
  await shareAndLeave(Promise.resolve({ shareLink }));
  expect(shareLink).not.toHaveBeenCalled();
});

test('does not reload the next page for the missing code of the one before', async () => {
  await shareAndLeave(Promise.reject(new Error('Failed to load chunk 1.js')));
  expect(reloadForMissingCode).not.toHaveBeenCalled();
});
