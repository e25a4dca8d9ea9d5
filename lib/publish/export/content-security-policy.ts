import { createHash } from 'node:crypto';
import type { App } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/screenshots';
import { isPlainOrigin, SITE_ORIGIN } from '@/lib/catalogue/urls';

/** The first element of each page's head, as React writes it. Elements that a policy applies to follow it. */
const START = '<meta charSet="utf-8"/>';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** The types of elements that browsers execute. Others are data. */
const EXECUTED = /^(|module|text\/javascript)$/;

/**
 * Writes a Content-Security-Policy into a page: scripts, styles, images and requests of this site only, the inline
 * scripts and styles that are in the page now, and images of the origins that the catalogue names.
 *
 * Styles in attributes are allowed, because the chart and the dialogs have them. The headers of hosts add what a page
 * cannot contain (`frame-ancestors`).
 *
 * @param imageOrigins See {@link imageOrigins}.
 * @param page The page's name, for the error message.
 * @throws Error if the page has another start, because the framework's format has changed, or if a policy cannot contain
 *   an origin. The check of the catalogue reports such an image first.
 */
export function insertPolicy(html: string, imageOrigins: readonly string[], page: string): string {
  const invalid = imageOrigins.find((origin) => !isPlainOrigin(origin));
  if (invalid !== undefined)
    throw new Error(
      `${page}: a Content-Security-Policy cannot contain the origin ${JSON.stringify(invalid)}. Change the image in the catalogue.`,
    );
  const start = html.indexOf(START);
  if (start < 0 || /<(?:script|style|link)\b/.test(html.slice(0, start)))
    throw new Error(`${page}: does not start with ${START}, so that its policy has no place.`);
  const end = start + START.length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(html, imageOrigins)}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}

/** The origins of a catalogue's images on other sites, each once, sorted. */
export function imageOrigins(apps: readonly Pick<App, 'image' | 'screenshots'>[]): string[] {
  const images = apps.flatMap(({ image = '', screenshots = [] }) => [image, ...screenshots.map(pictureOf)]);
  const origins = images.map((image) => new URL(image, SITE_ORIGIN).origin);
  return [...new Set(origins)].filter((origin) => origin.startsWith('http') && origin !== SITE_ORIGIN).sort();
}

/** A policy has no characters that an attribute in double quotes cannot contain. */
function policy(html: string, origins: readonly string[]): string {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\ssrc="/.test(attributes))
    .filter(([, attributes = '']) => EXECUTED.test(/\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''))
    .map(([, , code = '']) => code);
  const styles = [...html.matchAll(STYLE)].map(([, css = '']) => css);
  return [
    "default-src 'self'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    // The drawings of the stylesheet are data URLs.
    ['img-src', "'self'", 'data:', ...origins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // See lib/browser/trusted-types.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join(';');
}

function hashes(texts: readonly string[]): string {
  const sources = texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(sources)].join('');
}
