import '@testing-library/jest-dom';
import { navigationStore } from '@/lib/navigation/store';

beforeEach(() => {
  window.localStorage.clear();
  // The document has loaded.
  navigationStore.setState({ path: '/', isComplete: true, navigation: null }, true);
  // jsdom has no layout, so it does not implement scrolling.
  window.scrollTo = jest.fn();
});
