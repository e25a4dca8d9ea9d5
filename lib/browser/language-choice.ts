import { writeItem } from './storage';

/** The key in localStorage with which a visitor has answered the offer of another language. */
export const ANSWER_KEY = 'languageOffer';

/** Whether the visitor has answered. True also if the browser denies the storage, in which no answer would last. */
export function isOfferAnswered(): boolean {
  try {
    return window.localStorage.getItem(ANSWER_KEY) !== null;
  } catch {
    return true;
  }
}

/** Remembers that the visitor has chosen a language, or declined the offer. */
export function answerOffer(): void {
  writeItem('localStorage', ANSWER_KEY, '1');
}
