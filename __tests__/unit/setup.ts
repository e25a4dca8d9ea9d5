import '@testing-library/jest-dom';
import { navigationStore } from '@/lib/navigation/store';

beforeEach(() => {
  window.localStorage.clear();
  // The document has loaded.
  navigationStore.setState({ path: '/', isComplete: true, navigation: null }, true);
  // jsdom has no layout, so it implements neither scrolling nor ResizeObserver.
  window.scrollTo = jest.fn();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
