import { answerOffer, isOfferAnswered } from '@/lib/browser/language-choice';
import { refuse } from '../../../fixtures/storage';

test('an offer is answered once, and at all times if no answer would last', () => {
  expect(isOfferAnswered()).toBe(false);
  answerOffer();
  expect(window.localStorage.getItem('languageOffer')).toBe('1');
  expect(isOfferAnswered()).toBe(true);
  window.localStorage.clear();
  const read = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(isOfferAnswered()).toBe(true);
  read.mockRestore();
});
