import '@testing-library/jest-dom';
import { navigationStore } from '@/lib/navigation/store';

beforeEach(() => {
  // Tests with the node environment have no window.
  if (typeof window === 'undefined') return;
  window.localStorage.clear();
  // The document has loaded.
  navigationStore.setState({ path: '/', isComplete: true, navigation: null }, true);
  // jsdom has no layout, so it does not implement scrolling.
  window.scrollTo = jest.fn();
});
