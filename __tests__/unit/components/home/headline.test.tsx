import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero';
import { siteMetadata } from '@/lib/publish/seo/metadata';
import { describeSharePictures } from '@/lib/publish/sharing/pictures';

jest.mock('@/texts/lists', () => jest.requireActual('@/lib/texts/ja/lists'));

test('in a language without spaces between words, the parts of the headline have none', () => {
  render(<Hero />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We BuildProductiveApps');
  expect(siteMetadata().title).toMatch(/: We BuildProductiveApps$/);
  expect(describeSharePictures([])[0]?.title).toBe('We BuildProductiveApps');
});
