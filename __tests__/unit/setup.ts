import '@testing-library/jest-dom';
import { navigationStore } from '@/lib/navigation/store';

beforeEach(() => {
  // Tests of what runs in Node alone ask for its environment, which has no window.
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  // The document has loaded.
  navigationStore.setState({ path: '/', isComplete: true, navigation: null }, true);
  // jsdom has no layout: scrolling is not there at all.
  window.scrollTo = jest.fn();
});
