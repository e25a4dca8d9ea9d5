import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/details/share-button';
import { shareOrCopy } from '@/components/ui/share-or-copy';
import '../../../fixtures/dialog-element';

jest.mock('@/components/ui/share-or-copy');

const shareMock = jest.mocked(shareOrCopy);
const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

beforeEach(() => shareMock.mockReset());

test('shares the title and the URL of the app', async () => {
  shareMock.mockResolvedValue('shared');
  render(<ShareButton id={7} title="Wagtail" />);
  await share();
  expect(shareMock.mock.calls).toEqual([
    [{ title: 'Wagtail', url: `${window.location.origin}/apps/appdetails/7` }],
  ]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('announces that the link was copied', async () => {
  shareMock.mockResolvedValue('copied');
  render(<ShareButton id={7} title="Wagtail" />);
  await share();
  expect(await screen.findByText('The link was copied.')).toBe(screen.getByRole('status'));
});

test('shows the link if it can be neither shared nor copied', async () => {
  shareMock.mockResolvedValue('refused');
  render(<ShareButton id={7} title="Wagtail" />);
  await share();
  expect(await screen.findByRole('textbox', { name: 'Link to this app', hidden: true })).toHaveValue(
    `${window.location.origin}/apps/appdetails/7`,
  );
});

test('shows nothing after the page is left', async () => {
  let end = (_: 'copied') => {};
  shareMock.mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  const { unmount } = render(<ShareButton id={7} title="Wagtail" />);
  await share();
  unmount();
  end('copied');
  await Promise.resolve();
  expect(screen.queryByText('The link was copied.')).not.toBeInTheDocument();
});
