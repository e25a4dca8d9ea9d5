import './load-env';
import { site } from '@/lib/site';
import { textLanguages } from './languages';

// In place of `load-env`, for a script of a build. Others also run if the catalogue cannot be read, and say why.
process.env.TEXT_LANGUAGES = textLanguages(process.cwd(), site.languages, true);
