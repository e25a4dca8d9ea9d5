import '@testing-library/jest-dom';
import { navigationStore } from '@/lib/navigation';

beforeEach(() => {
  window.localStorage.clear();
  navigationStore.setState(navigationStore.getInitialState(), true);
  // jsdom has no layout: scrolling is not there at all.
  window.scrollTo = jest.fn();
});
