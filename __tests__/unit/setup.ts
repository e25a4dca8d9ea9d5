import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { navigationStore } from '@/lib/navigation/store';

// In milliseconds. As long as a machine needs, because no unit test makes a statement about time.
configure({ asyncUtilTimeout: 60_000 });

// Components render as on the server too, where they write inline scripts.
process.env.NEXT_RUNTIME = 'nodejs';

beforeEach(() => {
  window.localStorage.clear();
  // The document has loaded.
  navigationStore.setState({ path: '/', isComplete: true, navigation: null }, true);
  // jsdom has no layout, so it implements neither scrolling nor ResizeObserver.
  window.scrollTo = jest.fn();
  window.scrollBy = jest.fn();
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
