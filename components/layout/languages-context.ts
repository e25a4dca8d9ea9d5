import { createContext } from 'react';
import type { SiteLanguages } from '@/lib/languages';

/** The languages of the site. No component reads it in a site with one. */
export const LanguagesContext = createContext<SiteLanguages>({ own: '', all: [], areGroupsShared: true });
