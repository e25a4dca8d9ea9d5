import { PAGES_ARE_FOLDERS } from '@/lib/routes';
import { BELOW_ROOT, buildBelowRoot } from './below-root';
import { OTHER_LANGUAGES, patternsOf, SVG_EXTENSIONS } from './common-rules';
import { globRules, jsonFile } from './json';

/**
 * `firebase.json`. Hashed files are revalidated, because a rule for their folder also applies to a 404. Below a base path,
 * the folder is that of Vercel. There home has a trailing slash and no other page has one, which `trailingSlash` cannot
 * express. In globs, Firebase ignores a trailing slash, so the redirects are regular expressions.
 */
export function firebaseJson(basePath: string, languages = OTHER_LANGUAGES): string {
  const isAtRoot = !basePath && languages.length === 0;
  return jsonFile({
    hosting: {
      ...(basePath
        ? { predeploy: [buildBelowRoot(basePath)], public: BELOW_ROOT }
        : { predeploy: ['npm run build'], public: 'out' }),
      cleanUrls: true,
      ...((PAGES_ARE_FOLDERS || isAtRoot) && { trailingSlash: PAGES_ARE_FOLDERS }),
      ...(!PAGES_ARE_FOLDERS && { redirects: firebaseRedirects(basePath, languages) }),
      ignore: ['**/.*', '**/_headers'],
      headers: globRules(`${basePath}/`, `@(${SVG_EXTENSIONS.join('|')})`),
    },
  });
}

function firebaseRedirects(basePath: string, languages: readonly string[]) {
  const { base, part, some } = patternsOf(basePath, languages);
  const redirect = (regex: string, destination: string) => ({ regex: `^${regex}$`, destination, type: 301 });
  return [
    redirect(basePath ? `${base}(?:/index\\.html)?` : '/index\\.html', `${basePath}/`),
    ...(part ? [redirect(`(${part})(?:/index\\.html)?`, ':1/')] : []),
    // No negation: Firebase has none. All pages but home are below /apps.
    ...(basePath || some ? [redirect(`(${base}${some}/apps(?:/.+)?)/`, ':1')] : []),
  ];
}
