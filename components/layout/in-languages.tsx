'use client';

import { type ReactNode, useEffect } from 'react';
import { restoreScrollPosition } from '@/lib/browser/language-choice';
import type { LanguageLinks } from '@/lib/languages';
import { LanguageOffer } from './language-offer';
import { LanguagesContext } from './languages-context';
import './languages.css';

export interface InLanguagesProps {
  value: LanguageLinks;
  children: ReactNode;
}

/** The header of a site in several languages, and the offer of another one. */
export function InLanguages({ value, children }: InLanguagesProps) {
  useEffect(restoreScrollPosition, []);
  return (
    <LanguagesContext value={value}>
      {children}
      <LanguageOffer />
    </LanguagesContext>
  );
}
