import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { FACETS } from '@/lib/catalogue/facets';
import { INSTALLED_ORDERS, orderInstalled } from '@/lib/catalogue/installed-order';
import { indexNames, KINDS, type Kind } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import { searchApps } from '@/lib/catalogue/search/search';
import { appsInList } from '@/lib/catalogue/select';
import { toListedApp } from '@/lib/catalogue/views';
import type { AppId } from '@/lib/id';
import { routes } from '@/lib/routes';
import { isolate } from '@/lib/text/bidi';
import { type Host, SIGN_IN } from '../sign-in';
import { idlePeriod, removeTimeLimits } from '../support';
import type { Action, Step } from './actions';

/** How long a field can be missing before a change of it is skipped, in milliseconds. No check depends on it. */
const CHANGE_MS = 2000;

/** Reads that fail, because a navigation replaces the document, before the walk fails. Each waits for the next document. */
const MAX_READS = 1000;

/** Payloads, and the files of the catalogue. */
const DATA = /\.txt(\?|$)|appsData\.json|\/_next\/static\/catalogue\//;

/** The actions that change the scroll position of the page that is shown. */
const SCROLLING: ReadonlySet<Action['type']> = new Set(['scroll', 'search', 'order', 'sort', 'hash']);

/** The state of the page, read at one moment. */
interface Snapshot {
  path: string;
  query: string;
  /** The whole query string. */
  filters: string;
  entry: string | null;
  title: string;
  headings: string[];
  hasFailed: boolean;
  isDialogOpen: boolean;
  focus: string;
  searchText: string | null;
  /** The order of the URL, and that of the dropdown; null on other pages. */
  order: string;
  shownOrder: string | null;
  /** The order of the installed list, and the paths of its apps; null on other pages. */
  installedOrder: string | null;
  rows: string[];
  /** The titles of the apps that are chosen for a comparison, the link of the bar, and the cards in view. */
  chosen: string[];
  barLink: string;
  barHeight: number;
  chosenCards: { title: string; isPressed: boolean }[];
  /** The stored theme, that of the document and that of the switch. Empty for the theme of the system. */
  themes: string[];
  /** Number of apps in the list, of which the DOM contains those in view. */
  listed: number;
  scrollTop: number;
  maxScrollTop: number;
  appList: string | null;
}

interface SavedPosition {
  scrollTop: number;
  /** The list at that time. The height of the page depends on it and on the URL. */
  appList: string | null;
}

/** Takes random steps, and checks invariants after each. It keeps a model of the expected state. */
export class Walker {
  private appList: AppId[] = [];
  /** The last scroll position of each history entry while its page was settled. */
  private readonly positions = new Map<string, SavedPosition>();
  private network = { delay: 0, failures: 0 };
  private inFlight = 0;
  /** Whether the page was settled after the last step. */
  private isSettled = false;
  /** The path on which the open dialog was opened. */
  private dialogPath: string | null = null;
  /** The path at the last settled state, and what has happened since. */
  private settledPath = '/';
  private since = { isTraversed: false, isReloaded: false, isHashChanged: false };

  constructor(
    private readonly page: Page,
    private readonly catalogue: readonly App[],
    private readonly host: Host = { isSignedOut: false },
  ) {}

  async open(): Promise<void> {
    const { page } = this;
    // A service worker answers the others.
    const routed = new Set<Request>();
    await page.route(DATA, async (route) => {
      routed.add(route.request());
      this.inFlight += 1;
      const { delay } = this.network;
      const isFailure = this.network.failures > 0;
      if (isFailure) this.network.failures -= 1;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await (isFailure ? route.abort('connectionfailed') : route.continue()).catch(() => {});
    });
    const onDone = (request: Request) => {
      if (routed.has(request)) this.inFlight -= 1;
    };
    // After a failed request, to which the host has an answer, the site loads a document, as behind a sign-in.
    page.on('domcontentloaded', () => {
      this.since.isReloaded = true;
    });
    page.on('requestfinished', onDone);
    page.on('requestfailed', onDone);
    // A busy machine can take longer than the site waits for a response.
    await removeTimeLimits(page);
    await page.goto('/');
    await this.check();
  }

  async take({ action, wait }: Step): Promise<void> {
    await this.signIn();
    const before = await this.snapshot();
    this.savePosition(action, before);
    await this.act(action, before);
    this.isSettled = false;
    if (wait === null) await this.check();
    // Some random time, on which no check depends.
    else await this.page.waitForTimeout(wait);
  }

  /** Saves the position of the page before a step. Of a page that is not settled, it can change until the step. */
  private savePosition({ type }: Action, { entry, hasFailed, scrollTop, appList }: Snapshot): void {
    if (!this.isSettled && SCROLLING.has(type)) this.positions.clear();
    if (!entry) return;
    if (!this.isSettled) this.positions.delete(entry);
    // An error page covers the page of its entry, which keeps its position.
    else if (!hasFailed) this.positions.set(entry, { scrollTop, appList });
  }

  /** Waits for the page to settle, and checks the invariants of a settled page. */
  async check(): Promise<void> {
    await this.settle();
    for (let retries = 0; (await this.snapshot()).hasFailed; retries += 1) {
      if (retries > 5) throw new Error('The page fails after five retries.');
      // Nothing moves the focus in a document that has loaded.
      await expect
        .poll(
          async () => this.since.isReloaded || (await this.snapshot()).focus !== 'BODY',
          'the focus is in the error page',
        )
        .toBe(true);
      this.network = { delay: 0, failures: 0 };
      await this.page.getByRole('button', { name: 'Try again' }).click();
      await this.settle();
      expect(this.host.isSignedOut, '"Try again" leads to the sign-in').toBe(false);
    }
    // The search text, for example, is written into the URL after its last change.
    let checked: Snapshot | undefined;
    await expect(async () => {
      // A failed request leads to the sign-in after the host was asked.
      await this.signIn();
      checked = await this.snapshot();
      this.checkInvariants(checked);
    }).toPass({ intervals: [50], timeout: 90_000 });
    this.settledPath = checked?.path ?? this.settledPath;
    this.since = { isTraversed: false, isReloaded: false, isHashChanged: false };
    this.isSettled = true;
  }

  /** A session that has ended, and that nothing has asked for since, is back after a reload. */
  async checkSession(): Promise<void> {
    if (!this.host.isSignedOut) return;
    this.since.isReloaded = true;
    await this.page.reload({ waitUntil: 'commit' });
    await this.check();
    expect(this.host.isSignedOut, 'a reload leads to the sign-in').toBe(false);
  }

  private checkInvariants(now: Snapshot): void {
    expect(now.headings, 'the heading belongs to the URL').toEqual([this.headingOf(now.path)]);
    expect(now.title, 'the title belongs to the URL').toBe(this.titleOf(now.path));
    expect(JSON.parse(now.appList ?? '[]'), 'the list equals that of the model').toEqual(this.appList);
    const hasNavigated = now.path !== this.settledPath;
    // The browser moves the focus, if the hash changes after the page has arrived.
    if (hasNavigated && !this.since.isReloaded && !this.since.isHashChanged) {
      expect(now.focus, 'the focus is in the page').not.toBe('BODY');
    }
    const { length } = now.chosen;
    // Without a session, the code of the bar may be missing: the walk has no limit after which the page becomes the sign-in.
    if (!this.host.isSignedOut || now.barLink !== '')
      expect(now.barLink, 'the bar counts the chosen apps').toBe(
        length > 0 && now.path !== '/apps/compare' ? `Compare (${length})` : '',
      );
    for (const { title, isPressed } of now.chosenCards)
      expect(isPressed, `the card of ${title} shows whether it is chosen`).toBe(now.chosen.includes(title));
    expect(new Set(now.themes).size, `one theme: ${now.themes}`).toBe(1);
    if (now.shownOrder !== null) expect(now.shownOrder, 'the order is that of the URL').toBe(now.order);
    if (now.installedOrder !== null)
      expect(now.rows, 'the installed apps are in the chosen order').toEqual(
        this.installedPaths(now.installedOrder),
      );
    if (now.isDialogOpen) expect(this.dialogPath, 'the dialog belongs to the page').toBe(now.path);
    if (now.searchText !== null) {
      const found = searchApps(this.catalogue, now.query).filter((app) => this.meets(app, now.filters));
      expect(now.searchText.trim(), 'the search box has the search of the URL').toBe(now.query);
      expect(now.listed, 'the cards are those of the search and the filters').toBe(found.length);
    }
    const saved = now.entry ? this.positions.get(now.entry) : undefined;
    if (this.since.isTraversed && hasNavigated && saved && saved.appList === now.appList) {
      const expected = Math.min(saved.scrollTop, now.maxScrollTop);
      // After the load of a document, the bar comes later, and makes the page longer.
      const late = this.since.isReloaded ? now.barHeight : 0;
      const least = Math.min(saved.scrollTop, now.maxScrollTop - late);
      expect(now.scrollTop, 'back at the position').toBeGreaterThanOrEqual(least - 2);
      expect(now.scrollTop, 'back at the position').toBeLessThanOrEqual(expected + 2);
    }
  }

  /** Waits until the page is not busy, no request is pending, and what that leads to is done. */
  private async settle(): Promise<void> {
    const isActive = async () => {
      await this.signIn();
      return (await this.isBusy()) || this.inFlight > 0;
    };
    do {
      await expect.poll(isActive, { message: 'the page is busy, or a request is pending' }).toBe(false);
      for (let times = 0; times < 3; times += 1) await this.inPage(idlePeriod);
    } while (await isActive());
  }

  /** On the page of the sign-in: signs in, and goes on to the page that was asked for. */
  private async signIn(): Promise<void> {
    const { title, isPage, isComplete, hasCode } = await this.inPage(() => ({
      title: document.title,
      isPage: document.contentType === 'text/html',
      isComplete: document.readyState === 'complete',
      hasCode: Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    }));
    if (title === SIGN_IN) {
      this.host.isSignedOut = false;
      this.since.isTraversed = false;
      await this.inPage(() => document.querySelector('a')?.click());
    }
    // The session has ended between the page and its scripts, so that its buttons do nothing.
    else if (this.host.isSignedOut && isComplete && !hasCode) await this.page.reload();
    // A screenshot whose dialog could not be loaded.
    else if (!isPage) await this.page.goto('/');
  }

  private isBusy(): Promise<boolean> {
    return this.inPage(
      () =>
        document.readyState !== 'complete' ||
        // The error page hides the content, which is still busy.
        [...document.querySelectorAll('[aria-busy="true"]')].some((element) => element.checkVisibility()) ||
        !Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
  }

  /** Runs a function in the page. Retries when a navigation replaces the document. */
  private async inPage<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  private async inPage<Result, Argument>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  private async inPage<Result>(
    run: (argument: never) => Result | Promise<Result>,
    argument?: unknown,
  ): Promise<Result> {
    for (let tries = 0; ; tries += 1) {
      try {
        // Playwright types the result of a function by the types of its argument's handles.
        return await this.page.evaluate(run as (argument: unknown) => never, argument);
      } catch (error) {
        // Chromium's Back can leave the site when a reload falls into a pushState, also on pages without scripts of ours.
        if (this.page.url() === 'about:blank' && tries <= MAX_READS)
          await this.page.goForward({ waitUntil: 'commit' });
        else if (tries > MAX_READS || !/context was destroyed|navigat/i.test(String(error))) throw error;
        await this.page.waitForTimeout(50);
      }
    }
  }

  private snapshot(): Promise<Snapshot> {
    return this.inPage(() => {
      const isVisible = (element: Element) => element.checkVisibility();
      const { pathname, search } = window.location;
      const items = [...document.querySelectorAll('main section > ul > li[data-index]')].filter(isVisible);
      const box = [...document.querySelectorAll<HTMLInputElement>('input[type=search]')].find(isVisible);
      return {
        path: pathname,
        query: new URLSearchParams(search).get('q') ?? '',
        filters: search,
        entry: window.history.state?.entry ?? null,
        title: document.title,
        headings: [...document.querySelectorAll('h1')]
          .filter(isVisible)
          .map(({ textContent }) => textContent ?? ''),
        hasFailed: [...document.querySelectorAll('main button')].some(
          (button) => button.textContent === 'Try again' && isVisible(button),
        ),
        isDialogOpen: document.querySelector('.swal2-popup:not(.swal2-hide), dialog[open]') !== null,
        focus: document.activeElement?.tagName ?? 'BODY',
        searchText: box?.value ?? null,
        order: new URLSearchParams(search).get('sort') ?? 'catalogue',
        shownOrder:
          [...document.querySelectorAll<HTMLSelectElement>('[aria-label="Sort the apps"]')].find(isVisible)
            ?.value ?? null,
        installedOrder:
          [...document.querySelectorAll<HTMLSelectElement>('[aria-label="Sort the installed apps"]')].find(
            isVisible,
          )?.value ?? null,
        rows: [...document.querySelectorAll('[aria-label="Installed apps"] li')]
          .map((row) => row.querySelector('a')?.pathname ?? '')
          .filter((path) => path !== ''),
        chosen: JSON.parse(window.sessionStorage.getItem('compare') ?? '[]').map(
          ({ title }: { title: string }) => title,
        ),
        barLink: document.querySelector('[aria-label="Chosen apps"] a')?.textContent ?? '',
        barHeight: document.querySelector('[aria-label="Chosen apps"]')?.clientHeight ?? 0,
        chosenCards: [...document.querySelectorAll('main button[aria-label^="Compare "]')]
          .filter(isVisible)
          .map((button) => ({
            title: button.getAttribute('aria-label')?.slice('Compare '.length) ?? '',
            isPressed: button.getAttribute('aria-pressed') === 'true',
          })),
        themes: [
          window.localStorage.getItem('theme') ?? '',
          document.documentElement.dataset.theme ?? '',
          document.querySelector<HTMLSelectElement>('[aria-label="Theme"]')?.value ?? '',
        ],
        listed: Number(items[0]?.getAttribute('aria-setsize') ?? items.length),
        scrollTop: window.scrollY,
        maxScrollTop: document.documentElement.scrollHeight - window.innerHeight,
        appList: window.localStorage.getItem('appList'),
      };
    });
  }

  /** Whether an app has one of the values of each filter. */
  private meets(app: App, search: string): boolean {
    const parameters = new URLSearchParams(search);
    const visitor = { now: Date.now(), installed: new Set(this.appList) };
    return FACETS.every(({ parameter, valuesOf }) => {
      const wanted = parameters.getAll(parameter);
      const own = valuesOf(toListedApp(app), visitor) ?? [];
      return wanted.length === 0 || wanted.some((value) => own.includes(value));
    });
  }

  private headingOf(path: string): string {
    const known: Record<string, string> = {
      '/': 'We Build Productive Apps',
      '/apps': 'All Apps',
      '/apps/install': 'Your Installed Apps',
      '/apps/compare': 'Compare Apps',
    };
    return known[path] ?? this.groupAt(path)?.name ?? this.appAt(path).title;
  }

  private titleOf(path: string): string {
    if (path === '/') return 'Fjordline: We Build Productive Apps';
    const page = isolate(this.headingOf(path));
    return `${this.groupAt(path)?.kind === 'developer' ? `Apps by ${page}` : page} | Fjordline`;
  }

  private groupAt(path: string): { kind: Kind; name: string } | undefined {
    return KINDS.flatMap((kind) => {
      const { all } = indexNames(this.catalogue, kind);
      const found = all.find(
        ({ slug }) => decodeURIComponent(path) === decodeURIComponent(routes[kind](slug)),
      );
      return found ? { kind, name: found.name } : [];
    })[0];
  }

  /** The paths of the installed apps, in an order. */
  private installedPaths(shown: string): string[] {
    const order = INSTALLED_ORDERS.find((order) => order === shown) ?? 'none';
    const apps = appsInList(this.catalogue.map(toListedApp), this.appList);
    return orderInstalled(apps, this.appList, order).map(({ id }) => routes.app(id));
  }

  private appAt(path: string): App {
    const app = this.catalogue.find(({ id }) => path === `/apps/appdetails/${id}`);
    if (!app) throw new Error(`No page is expected at ${path}.`);
    return app;
  }

  private async act(action: Action, now: Snapshot): Promise<void> {
    const { page } = this;
    // Behind a dialog nothing can be clicked.
    const isFree = !now.isDialogOpen;
    switch (action.type) {
      case 'nav':
        this.since.isTraversed = false;
        if (isFree) await this.click(`header a`, action.name);
        return;
      case 'card':
        this.since.isTraversed = false;
        if (isFree) await this.clickNth('main a[href*="appdetails"]', action.index);
        return;
      case 'tap':
        this.since.isTraversed = false;
        if (isFree) await this.tap('main a[href*="appdetails"]', action.index);
        return;
      case 'developer':
        this.since.isTraversed = false;
        if (isFree) await this.clickNth('main a[href*="/developers/"]', action.index);
        return;
      case 'collection':
        this.since.isTraversed = false;
        if (isFree) await this.clickNth('main a[href*="/collections/"]', action.index);
        return;
      case 'compare':
        if (isFree) await this.clickNth('main button[aria-label^="Compare "]', action.index);
        return;
      case 'screenshot':
        if (!isFree) return;
        this.dialogPath = now.path;
        await this.clickNth('.screenshots a', action.index);
        return;
      case 'filter':
        // Opens the form, or changes a value in it.
        if (!isFree) return await this.clickNth('.filter-sheet input', action.index);
        this.dialogPath = now.path;
        await this.clickNth('main button[aria-haspopup="dialog"]', action.index);
        return;
      case 'openComparison':
        this.since.isTraversed = false;
        if (isFree) await this.clickNth('[aria-label="Chosen apps"] a', 0);
        return;
      case 'back':
      case 'forward':
        this.since.isTraversed = true;
        await this.traverse(action.type);
        return;
      case 'reload':
        this.since.isReloaded = true;
        await page.reload({ waitUntil: 'commit' });
        return;
      case 'hash':
        if (!isFree) return;
        this.since.isHashChanged = true;
        await this.inPage((hash) => {
          window.location.hash = hash;
        }, action.hash);
        return;
      case 'search':
        await this.change(page.getByRole('searchbox'), (box) =>
          box.fill(action.text, { timeout: CHANGE_MS }),
        );
        return;
      case 'compose':
        await this.change(page.getByRole('searchbox'), (box) => this.compose(box, action.text));
        return;
      case 'sort':
        if (isFree) await this.choose('Sort the installed apps', action.order);
        return;
      case 'order':
        if (isFree) await this.choose('Sort the apps', action.order);
        return;
      case 'theme':
        if (isFree) await this.choose('Theme', action.theme);
        return;
      case 'scroll':
        this.since.isTraversed = false;
        if (isFree) await this.inPage((top) => window.scrollTo(0, top), action.top);
        // The scroll event that saves the position fires in the next frame.
        await this.inPage(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        return;
      case 'install':
        if (isFree) await this.install();
        return;
      case 'uninstall':
        if (isFree) await this.uninstall(now, action.answer);
        return;
      case 'closeDialog':
        if (now.isDialogOpen) await this.press(/^(OK|Close|Show .*)$/);
        return;
      case 'otherTab':
        await this.changeInOtherTab(action.ids);
        return;
      case 'network':
        this.network = { delay: action.delay, failures: action.failures };
        return;
      case 'endSession':
        Object.assign(this.host, { isSignedOut: true, status: action.status });
    }
  }

  private async traverse(direction: 'back' | 'forward'): Promise<void> {
    await this.inPage(
      direction === 'back'
        ? () => window.navigation?.canGoBack && window.history.back()
        : () => window.navigation?.canGoForward && window.history.forward(),
    );
  }

  /** Clicks by script in the page, which neither scrolls nor waits. */
  private async click(selector: string, text: string): Promise<void> {
    await this.inPage(
      ({ selector, text }) => {
        const links = [...document.querySelectorAll<HTMLElement>(selector)];
        const link = links.find(({ textContent }) => textContent === text);
        link?.focus({ preventScroll: true });
        link?.click();
      },
      { selector, text },
    );
  }

  private async clickNth(selector: string, index: number): Promise<void> {
    await this.inPage(
      ({ selector, index }) => {
        const links = [...document.querySelectorAll<HTMLElement>(selector)].filter((link) =>
          link.checkVisibility(),
        );
        const link = links[index % Math.max(1, links.length)];
        link?.focus({ preventScroll: true });
        link?.click();
      },
      { selector, index },
    );
  }

  /** Touches one of the elements that are in the viewport, where it is at that moment. */
  private async tap(selector: string, index: number): Promise<void> {
    const point = await this.inPage(
      ({ selector, index }) => {
        const points = [...document.querySelectorAll(selector)].flatMap((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const point = { x: x + width / 2, y: y + height / 2 };
          return element.contains(document.elementFromPoint(point.x, point.y)) ? [point] : [];
        });
        return points[index % Math.max(1, points.length)];
      },
      { selector, index },
    );
    if (point) await this.page.touchscreen.tap(point.x, point.y);
  }

  /** Replaces the text of a box by an input method, letter by letter. */
  private async compose(box: Locator, text: string): Promise<void> {
    await box.fill('', { timeout: CHANGE_MS });
    const devtools = await this.page.context().newCDPSession(this.page);
    for (let end = 1; end <= text.length; end += 1)
      await devtools.send('Input.imeSetComposition', {
        text: text.slice(0, end),
        selectionStart: end,
        selectionEnd: end,
      });
    await devtools.send('Input.insertText', { text });
    await devtools.detach();
  }

  private choose(label: string, option: string): Promise<void> {
    return this.change(this.page.getByRole('combobox', { name: label }), (select) =>
      select.selectOption(option, { timeout: CHANGE_MS }),
    );
  }

  private async change(target: Locator, change: (target: Locator) => Promise<unknown>): Promise<void> {
    // A navigation can remove the element meanwhile.
    if (await target.isVisible()) await change(target).catch(() => {});
  }

  private async install(): Promise<void> {
    // The title is that of the page with the button. The URL may have changed since the snapshot.
    const title = await this.page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')];
      const button = buttons.find(({ textContent }) => textContent === 'Install Now');
      if (!button?.checkVisibility() || button.disabled) return null;
      button.click();
      return document.querySelector('main article h1')?.textContent ?? null;
    });
    const app = this.catalogue.find((other) => other.title === title);
    if (!app) return;
    this.dialogPath = `/apps/appdetails/${app.id}`;
    if (!this.appList.includes(app.id)) this.appList.push(app.id);
  }

  private async uninstall(now: Snapshot, answer: 'confirm' | 'cancel' | 'escape' | 'none'): Promise<void> {
    if (now.path !== '/apps/install' || (await this.isBusy())) return;
    const row = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: /^Unistall/ }) });
    if ((await row.count()) === 0) return;
    const href = await row.first().getByRole('link').getAttribute('href');
    await row.first().getByRole('button').click();
    this.dialogPath = now.path;
    // Without a session, the dialog may be the browser's, which Playwright dismisses, or the page becomes the sign-in.
    if (answer === 'none' || this.host.isSignedOut) return;
    if (answer === 'escape') {
      await this.page.keyboard.press('Escape');
      return this.dialogClosed();
    }
    await this.press(answer === 'confirm' ? /^Yes, Uninstall it!$/ : /^No, cancel!$/);
    if (answer === 'confirm') this.appList = this.appList.filter((id) => !href?.endsWith(`/${id}`));
    await this.press(/^OK$/);
    await this.dialogClosed();
  }

  /** Waits until the dialog is closed, and has returned the focus. */
  private async dialogClosed(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(async () => (await this.snapshot()).focus).not.toBe('BODY');
  }

  private async press(name: RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name }).click();
  }

  private async changeInOtherTab(ids: number[]): Promise<void> {
    if (this.host.isSignedOut) return;
    const other = await this.page.context().newPage();
    await other.goto('/robots.txt');
    await other.evaluate((list) => localStorage.setItem('appList', JSON.stringify(list)), ids);
    await other.close();
    this.appList = ids;
  }
}
