/** A step of `npm test`: the name of its npm script. */
type Step = 'typecheck' | 'test:unit' | 'build' | 'test:e2e';

/** What fails when an internal changes. */
interface Guard {
  step: Step;
  /** The test, or the module that throws the error. */
  file: string;
  /** The title of the test as in its source, a part of the error's message, or the name that the compiler reports. */
  text: string;
}

/** Something about Next or React that they do not document, and that this project depends on. */
interface FrameworkInternal {
  name: string;
  /** The module that depends on it. */
  where: string;
  assumed: string;
  why: string;
  guard: Guard;
  /** What to do when the guard fails. */
  remedy: string;
  /** The issue of Next or React after which the module can be simplified. */
  issue: string | null;
}

const ISSUES = 'https://github.com/vercel/next.js/issues';

const build = (file: string, text: string): Guard => ({ step: 'build', file, text });
const unit = (file: string, text: string): Guard => ({
  step: 'test:unit',
  file: `__tests__/unit/${file}`,
  text,
});
const e2e = (file: string, text: string): Guard => ({
  step: 'test:e2e',
  file: `__tests__/e2e/${file}.spec.ts`,
  text,
});

/** All internals of Next and React that this project depends on. */
export const FRAMEWORK_INTERNALS: readonly FrameworkInternal[] = [
  // The HTML of exported pages
  {
    name: 'markup of boundaries',
    where: 'lib/publish/export/inline-boundaries.ts',
    assumed: 'A boundary over 12.8 kB is <template id="B:…">, <div hidden id="S:…"> and $RC("B:…","S:…").',
    why: 'Its content is moved into place, so that a page is complete without JavaScript.',
    guard: build('lib/publish/export/inline-boundaries.ts', 'needs JavaScript to appear'),
    remedy: 'Look at the page in .next/server/app, and add the format to SEGMENT and placeOf.',
    issue: 'https://github.com/facebook/react/issues/35460',
  },
  {
    name: 'hydration of inlined boundaries',
    where: 'lib/publish/export/inline-boundaries.ts',
    assumed: 'React hydrates <!--$-->content<!--/$--> for a boundary of any size.',
    why: 'Otherwise React renders the page again in the browser, with a flash.',
    guard: unit('lib/publish/export/inline-boundaries.test.tsx', 'hydrates without errors'),
    remedy: 'Compare with the HTML of a small boundary, and write that.',
    issue: `${ISSUES}/91806`,
  },
  {
    name: 'markup of stylesheets',
    where: 'lib/publish/export/inline-css.ts',
    assumed: 'A stylesheet is <link rel="stylesheet" href="…/_next/…">, with the attributes in this order.',
    why: 'Its text is written into the page.',
    guard: build('lib/publish/export/inline-css.ts', 'is not inlined'),
    remedy: 'Add the order of attributes to STYLESHEET.',
    issue: null,
  },
  {
    name: 'disabled stylesheet',
    where: 'lib/publish/export/inline-css.ts',
    assumed: 'React takes a disabled <link> for the stylesheet that its payload names, and inserts no other.',
    why: 'Otherwise each page requests its stylesheet again.',
    guard: e2e(
      'payloads',
      'a link loads the payload of its page when it is clicked, not before, and the stylesheet in the page is never requested',
    ),
    remedy: 'Look at how React finds a stylesheet with a precedence in the document.',
    issue: null,
  },
  {
    name: 'preconnect element',
    where: 'lib/publish/export/finish-pages.ts',
    assumed: 'The element is <link rel="preconnect" href="/" crossorigin=""/>, and React does not need it.',
    why: 'A second connection has no use.',
    guard: e2e('font', 'no page preloads the font, or opens a second connection for it'),
    remedy: 'Change PRECONNECT.',
    issue: null,
  },
  {
    name: 'start of the head',
    where: 'lib/publish/export/content-security-policy.ts',
    assumed: 'The head starts with <meta charSet="utf-8"/>, before scripts, styles and links.',
    why: 'The policy applies only to what follows it.',
    guard: build('lib/publish/export/content-security-policy.ts', 'does not start with'),
    remedy: 'Change START to the first element.',
    issue: null,
  },
  {
    name: 'unknown elements in the head',
    where: 'lib/publish/export/finish-pages.ts',
    assumed: 'Hydration ignores elements of the head that React has not written.',
    why: 'The policy and the styles are inserted after the build.',
    guard: e2e(
      'home',
      'states what the company does and its figures, and links to stores, apps and the listing',
    ),
    remedy:
      'Each end-to-end test fails on an error of hydration. Write the elements by Next, or after the head.',
    issue: null,
  },
  {
    name: 'scripts of the runtime',
    where: 'lib/publish/export/content-security-policy.ts',
    assumed: 'The browser runs no inline script and style but those in the HTML of the export.',
    why: 'The policy of a page has their hashes.',
    guard: e2e(
      'home',
      'states what the company does and its figures, and links to stores, apps and the listing',
    ),
    remedy: 'Find the element that Next inserts, and its text in the export.',
    issue: null,
  },
  {
    name: 'HTML that React assigns',
    where: 'lib/browser/trusted-types.ts',
    assumed: 'React assigns only <script></script> to innerHTML, and Next loads chunks of /_next/static/.',
    why: 'Trusted Types refuse other texts.',
    guard: e2e(
      'transition',
      'a load shows the page at once, and a navigation eight skeleton cards for one second',
    ),
    remedy: 'Each end-to-end test fails on a refused text. Add it to the policy if it is constant.',
    issue: null,
  },
  {
    name: 'markup of scripts',
    where: 'lib/page-files.ts',
    assumed: 'A script is <script src="…/_next/static/…">.',
    why: 'The service worker saves only pages whose files are those of its version, and the budget of JavaScript counts them.',
    guard: build('lib/publish/offline/write-worker.ts', 'is found. Add its format to page-files.ts'),
    remedy: 'Add the format to HASHED_FILE.',
    issue: null,
  },
  {
    name: 'title of a page',
    where: 'lib/offline/saved-pages.ts',
    assumed: 'React writes <title>…</title> with the entities &amp; &gt; &lt; &quot; &#x27;.',
    why: 'The offline page lists the titles of the saved pages.',
    guard: unit('framework-internals.test.tsx', 'React writes titles that the offline page can read'),
    remedy: 'Add the entity to ENTITIES.',
    issue: null,
  },
  {
    name: 'script in the head',
    where: 'components/layout/theme-switch.tsx',
    assumed:
      'useServerInsertedHTML writes a script before the body, and NEXT_RUNTIME is set on the server only.',
    why: 'The theme applies before the first paint.',
    guard: e2e(
      'theme',
      'has its colours in every frame, also before any script has loaded, and not in print',
    ),
    remedy: 'Insert the script after the build, as finish-pages.ts does with the policy.',
    issue: null,
  },
  {
    name: 'theme colours',
    where: 'lib/early/theme.ts',
    assumed: 'React finds a prerendered <meta> by its content, whatever its media.',
    why: 'Otherwise it inserts the element again, without the visitor’s theme.',
    guard: e2e('theme', 'is chosen in the header, and remains after a navigation and a reload'),
    remedy: 'Write the elements after the build.',
    issue: null,
  },
  // The names of files
  {
    name: 'payloads of navigations',
    where: 'lib/navigation/payload-requests.ts',
    assumed:
      'The router requests the payload of apps.html by fetch, as apps.txt, and that of index.html as index.txt.',
    why: 'The worker and the retry know a payload and its page by the name.',
    guard: e2e(
      'payloads',
      'each page that a link leads to has the payload that the router requests, and there are no others',
    ),
    remedy: 'Change the name in payload-requests.ts and in worker.ts.',
    issue: null,
  },
  {
    name: 'payloads of prefetches',
    where: 'lib/publish/export/remove-unneeded.ts',
    assumed: 'Their names start with __next.',
    why: 'They are removed: without them, a page has two files.',
    guard: e2e(
      'payloads',
      'each page that a link leads to has the payload that the router requests, and there are no others',
    ),
    remedy: 'Add their names to PREFETCHED_PAYLOAD.',
    issue: `${ISSUES}/85374`,
  },
  {
    name: 'page of _not-found',
    where: 'lib/publish/export/remove-unneeded.ts',
    assumed: 'app/not-found.tsx is 404.html, with a copy at _not-found.html and its payloads.',
    why: 'The copy is removed: it would be a page at another URL.',
    guard: e2e('payloads', 'each file of the site has a known name'),
    remedy: 'Add its names to NOT_FOUND_PAGE.',
    issue: null,
  },
  {
    name: 'no prefetch',
    where: 'components/ui/app-link.tsx',
    assumed: 'With prefetch={false}, the router requests one payload, when the link is followed.',
    why: 'The other payloads are not in the export.',
    guard: e2e(
      'payloads',
      'a link loads the payload of its page when it is clicked, not before, and the stylesheet in the page is never requested',
    ),
    remedy: 'Keep the payloads that the router requests in remove-unneeded.ts.',
    issue: null,
  },
  {
    name: 'lists of pages',
    where: 'lib/publish/offline/write-worker.ts',
    assumed: 'Scripts without a source map are _next/static/<build>/_…Manifest.js and the polyfills.',
    why: 'The test of the licences knows the packages of all other scripts by their maps.',
    guard: e2e('licences', 'the source maps tell of all code but lists of pages, and the polyfills'),
    remedy: 'Add the name to the test if Next has written the file.',
    issue: null,
  },
  {
    name: 'polyfills',
    where: 'lib/publish/licences/write.ts',
    assumed: 'polyfill-nomodule.js consists of core-js, object-assign and whatwg-fetch.',
    why: 'Their licences are stored. The file has no comments.',
    guard: unit('framework-internals.test.tsx', 'the polyfills of Next are those whose licences are named'),
    remedy:
      'Look at packages/next-polyfill-nomodule of Next, and change the files in lib/publish/licences/texts and the hash.',
    issue: null,
  },
  {
    name: 'compiled packages',
    where: 'lib/publish/licences/packages.ts',
    assumed: 'COMPILED and @swc/helpers are what Next adds to a site, each with a licence.',
    why: 'The licences name them.',
    guard: e2e(
      'licences',
      'the licences contain every package in the code of pages and of the service worker, and every copyright',
    ),
    remedy: 'Add the package to COMPILED or FRAMEWORK.',
    issue: null,
  },
  // Configuration
  {
    name: 'turbopackChunking',
    where: 'next.config.ts',
    assumed: 'The option merges what all pages share into one chunk.',
    why: 'It saves 2.5 kB and three requests.',
    guard: { step: 'typecheck', file: 'next.config.ts', text: 'turbopackChunking' },
    remedy: 'Remove the option, or use its successor, and compare npm run weight.',
    issue: null,
  },
  {
    name: 'base path of home',
    where: 'next.config.ts',
    assumed: 'With skipTrailingSlashRedirect, the router requests the payload of /store/ inside the site.',
    why: 'Otherwise a link to home loads the document.',
    guard: {
      step: 'test:e2e',
      file: '__tests__/e2e/base-path/journey.spec.ts',
      text: 'full journey in one document: home, apps, search, details, install, installed, uninstall, home, and back',
    },
    remedy: 'Look at the URL that the router requests for home.',
    issue: null,
  },
  {
    name: 'paths of imports in tests',
    where: 'jest.config.mjs',
    assumed: 'next/jest compiles "@/lib/site" to a relative path.',
    why: 'Tests see the brand of the fixtures.',
    guard: unit('framework-internals.test.tsx', 'unit tests see the brand of the fixtures'),
    remedy: 'Change the pattern in moduleNameMapper.',
    issue: null,
  },
  // The router and the runtime in the browser
  {
    name: 'failed payloads',
    where: 'lib/navigation/payload-requests.ts',
    assumed: 'A request that does not end keeps the navigation pending, and the current page.',
    why: 'After a network error, the router would load a document that the browser cannot load.',
    guard: e2e('navigation', 'is loaded automatically when the connection is back'),
    remedy: 'Try experimental.useOffline, which can replace the module.',
    issue: null,
  },
  {
    name: 'error status of payloads',
    where: 'lib/offline/worker.ts',
    assumed: 'The router loads the whole document after a payload with an error status.',
    why: 'After a deploy, and offline, the next page comes as a document.',
    guard: e2e('new-deploy', 'missing chunks and payloads: one document load shows the next page'),
    remedy: 'Load the document in payload-requests.ts.',
    issue: null,
  },
  {
    name: 'start of a navigation',
    where: 'instrumentation-client.ts',
    assumed: 'onRouterTransitionStart is called before the router acts, inside its transition.',
    why: 'State that is set then commits together with the page.',
    guard: e2e(
      'transition',
      'a load shows the page at once, and a navigation eight skeleton cards for one second',
    ),
    remedy:
      'Find the call in app-router-instance.js of Next, and another sign of the commit for use-navigation.ts.',
    issue: null,
  },
  {
    name: 'first MessageChannel',
    where: 'lib/navigation/wake-scheduler.ts',
    assumed:
      'instrumentation-client.ts runs before React, whose scheduler makes the first channel of the page.',
    why: 'A message through it wakes React in a page from the bfcache.',
    guard: e2e(
      'navigation-failure',
      'a page from the bfcache completes a navigation, although the browser has lost a message of React',
    ),
    remedy: 'Keep each channel until its message comes from the scheduler, or all of them.',
    issue: null,
  },
  {
    name: 'state of history entries',
    where: 'lib/navigation/history-entry.ts',
    assumed: 'The router keeps properties of history.state that are not its own, and follows replaceState.',
    why: 'The key of an entry finds its scroll position.',
    guard: e2e(
      'transition',
      'back shows the skeleton, and restores a search and the scroll position, as a reload does',
    ),
    remedy: 'Keep the keys beside history.state, such as in sessionStorage.',
    issue: null,
  },
  {
    name: 'changes of the history by the site',
    where: 'components/ui/app-link.tsx',
    assumed: 'pushState and replaceState make the router drop a pending navigation.',
    why: 'A link to the current page cancels it, without a request.',
    guard: e2e(
      'transition',
      'the skeleton stays until the page has arrived, which waits for its data, starts again for another link, and not for the same',
    ),
    remedy: 'Navigate by router.push, which needs the network.',
    issue: null,
  },
  {
    name: 'entries without state',
    where: 'components/layout/use-navigation.ts',
    assumed: 'The router ignores entries of hash links, also when the path changes.',
    why: 'A workaround navigates by router.replace.',
    guard: e2e(
      'navigation',
      'the first tab stop is the skip link, and back to and past its entry shows the listing',
    ),
    remedy: 'Remove useEntriesWithoutState if the router handles the entries.',
    issue: `${ISSUES}/88345`,
  },
  {
    name: 'next-route-announcer',
    where: 'app/globals.css',
    assumed: 'The router announces the title of a page in an element of this name.',
    why: 'It is hidden, because it reads the title too early.',
    guard: e2e(
      'transition',
      'a load shows the page at once, and a navigation eight skeleton cards for one second',
    ),
    remedy: 'Change the selector.',
    issue: null,
  },
  {
    name: 'late title',
    where: 'lib/browser/when-complete.ts',
    assumed: 'The router can commit the title of a page later than its content, and then has none.',
    why: 'The title is announced when there is one.',
    guard: e2e(
      'transition',
      'a load shows the page at once, and a navigation eight skeleton cards for one second',
    ),
    remedy:
      'Remove whenTitled if the title is there at once, or wait for a title other than the previous one.',
    issue: null,
  },
  {
    name: 'chunk load errors',
    where: 'lib/navigation/reload.ts',
    assumed: 'The name or the message of the error contains "chunk".',
    why: 'A page whose code a deploy has removed is loaded again.',
    guard: e2e(
      'missing-chunks',
      'a search reloads once, keeps its text, and shows an error that can be retried',
    ),
    remedy: 'Add the message to isChunkLoadError.',
    issue: null,
  },
  {
    name: 'files without an answer',
    where: 'lib/browser/load-code.ts',
    assumed:
      'The runtime inserts scripts without async and stylesheets without data-precedence, and requests one again after its error event.',
    why: 'Code whose request was never answered can be loaded again.',
    guard: e2e(
      'missing-chunks',
      'code that never arrives, or a page in its place: a click has the outcome of code that is missing, and works when the connection is back',
    ),
    remedy: 'Look at how the runtime loads a chunk, and make it forget the request.',
    issue: null,
  },
  {
    name: 'data in development',
    where: 'instrumentation-client.ts',
    assumed: 'A URL of a file in a module makes the file a part of it.',
    why: 'A change of the catalogue reloads the open page.',
    guard: e2e('development', 'is shown in the open page, and in the data that its scripts have loaded'),
    remedy: 'Import the file in another way that the bundler watches.',
    issue: null,
  },
];
