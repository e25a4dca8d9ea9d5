import { render, screen } from '@testing-library/react';
import { CompareBar } from '@/components/compare/compare-bar';
import { selectionStore } from '@/lib/compare/selection';

jest.mock('next/navigation', () => jest.requireActual('../../../fixtures/navigation'));

test('a title has its language: that of its script, or the one that is chosen with it', () => {
  const titles = ['ねこカメラ', 'Ebbe', 'Tidewater'];
  selectionStore.setState({
    apps: [
      { id: 1, title: 'ねこカメラ', language: 'en' },
      { id: 2, title: 'Ebbe', language: 'de' },
      { id: 3, title: 'Tidewater' },
    ],
  });
  render(<CompareBar />);
  const languages = titles.map((title) => screen.getByText(title).getAttribute('lang'));
  expect(languages).toEqual(['ja', 'de', null]);
});
