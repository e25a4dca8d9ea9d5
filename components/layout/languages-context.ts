import { createContext } from 'react';
import type { LanguageLinks } from '@/lib/languages';

/** The languages of the site. No component reads it in a site with one. */
export const LanguagesContext = createContext<LanguageLinks>({ own: '', all: [], areGroupsShared: true });
