import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_WORKER_KEY } from '@/lib/offline/register';

/**
 * Copies a built site, and adds a script to the start of each page that records console errors and warnings, because
 * WebDriver does not report them, and that allows the service worker on localhost. The script removes its element, so
 * that React hydrates the page as it was built.
 *
 * @returns The folder of the copy. `dispose` deletes it.
 */
export function copyWithRecorder(site: string): { folder: string; dispose: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(site, folder, { recursive: true });
  for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!path.endsWith('.html')) continue;
    const file = join(folder, path);
    const html = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      html.replace('<head>', () => `<head><script>(${record})('${LOCAL_WORKER_KEY}')</script>`),
    );
  }
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The recorded errors of a tab. Runs in the page. */
export function readRecordedErrors(): string[] {
  return window.origin === 'null' ? [] : JSON.parse(sessionStorage.getItem('consoleErrors') ?? '[]');
}

/** Runs in the page. All documents of a tab append to the same list. */
function record(localWorkerKey: string): void {
  localStorage.setItem(localWorkerKey, '1');
  const add = (...parts: unknown[]) => {
    const errors: string[] = JSON.parse(sessionStorage.getItem('consoleErrors') ?? '[]');
    sessionStorage.setItem('consoleErrors', JSON.stringify([...errors, parts.map(String).join(' ')]));
  };
  for (const level of ['error', 'warn'] as const) {
    // biome-ignore lint/suspicious/noConsole: the script is about the console.
    const original = console[level];
    console[level] = (...parts) => {
      add(...parts);
      original(...parts);
    };
  }
  window.addEventListener('error', (event) => add(event.message));
  window.addEventListener('unhandledrejection', (event) => add('Unhandled rejection:', event.reason));
  document.currentScript?.remove();
}
