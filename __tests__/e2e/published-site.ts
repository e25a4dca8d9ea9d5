import { expect } from '@playwright/test';
import { builtSite } from './build-site';

/** The values of the `<meta>` and `<link>` elements in a page's head, by name, property or rel. */
export function headOf(html: string): Record<string, string> {
  const elements = [
    ...html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]*)"/g),
  ];
  return Object.fromEntries(elements.map(([, name = '', value = '']) => [name, value]));
}

export function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

/** Expects that the build printed no warning. */
export function expectQuietBuild(name: string): void {
  // On CI, Next warns about the missing cache of a first build.
  const lines = builtSite(name)
    .log.split('\n')
    .filter((line) => !line.includes('No build cache found'));
  expect(lines.join('\n')).not.toMatch(/metadataBase|⚠/);
}
