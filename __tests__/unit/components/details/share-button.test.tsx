import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from '@/components/details/share-button';
import { shareLink } from '@/components/ui/share-link';

jest.mock('@/components/ui/share-link');

const shareMock = jest.mocked(shareLink);
const share = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

beforeEach(() => shareMock.mockReset());

test('shares the title and the URL of the app', async () => {
  shareMock.mockResolvedValue('');
  render(<ShareButton id={7} title="Wagtail" />);
  await share();
  expect(shareMock.mock.calls).toEqual([
    [
      {
        title: 'Wagtail',
        url: `${window.location.origin}/apps/appdetails/7`,
        label: 'Link to this app',
        copied: 'The link was copied.',
      },
    ],
  ]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('announces the result', async () => {
  shareMock.mockResolvedValue('The link was copied.');
  render(<ShareButton id={7} title="Wagtail" />);
  await share();
  expect(await screen.findByText('The link was copied.')).toBe(screen.getByRole('status'));
});
