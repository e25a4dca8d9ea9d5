import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { copies } from './copies';
import { expect, hydrated, test as journey } from './support';

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/g;

/** The directives that the browser reports as violated from now on, in this document. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      dataset.violations = `${dataset.violations ?? ''} ${effectiveDirective}`.trim();
    });
  });
  return () => page.evaluate(() => document.documentElement.dataset.violations?.split(' ') ?? []);
}

const test = journey.extend({
  expectedNoise:
    /Content Security Policy|Trusted|404 \(Not Found\)|strict MIME|left the site: https:\/\/elsewhere\.example/,
});

test('every page has one policy, in which csp_evaluator finds nothing of high severity', () => {
  const pages = readdirSync(copies.site, { encoding: 'utf8', recursive: true }).filter((path) =>
    path.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  const bad = pages.flatMap((path) => {
    const policies = [...readFileSync(join(copies.site, path), 'utf8').matchAll(POLICY)].map(
      ([, text = '']) => text,
    );
    if (policies.length !== 1) return [`${path}: ${policies.length} policies`];
    const findings = new CspEvaluator(new CspParser(policies[0]!).csp).evaluate();
    return findings
      .filter(({ severity }) => severity <= Severity.HIGH)
      .map(({ description }) => `${path}: ${description}`);
  });
  expect(bad).toEqual([]);
});

test('a page refuses HTML with handlers and requests of other origins, and runs no script that was injected into its HTML', async ({
  page,
}) => {
  const path = '/apps/appdetails/1';
  await page.goto(path);
  await hydrated(page);
  const assign = (run: 'html' | 'url') =>
    page.evaluate((kind) => {
      try {
        const element = document.createElement(kind === 'html' ? 'div' : 'script');
        if (kind === 'html') element.innerHTML = '<img src="/icon.svg" onload="document.title=\'hacked\'">';
        else (element as HTMLScriptElement).src = 'https://elsewhere.example/_next/static/a.js';
        document.body.append(element);
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    }, run);
  expect(await assign('html')).toBe('TypeError');
  expect(await assign('url')).toBe('TypeError');

  const violations = await recordViolations(page);
  await page.evaluate(async () => {
    new Image().src = 'https://elsewhere.example/a.png';
    await fetch('https://elsewhere.example/').catch(() => {});
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/';
    document.body.append(form);
    form.submit();
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
    const sheet = document.createElement('style');
    sheet.append('body { display: none }');
    document.head.append(sheet);
  });
  await expect
    .poll(violations)
    .toEqual(
      expect.arrayContaining(['img-src', 'connect-src', 'form-action', 'frame-src', 'style-src-elem']),
    );
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');

  const attack = "document.documentElement.dataset.attack = 'done'";
  const injected = `<script>${attack}</script><script src="https://elsewhere.example/a.js"></script>
    <link rel="stylesheet" href="/a.css" onerror="${attack}"><base href="https://elsewhere.example/">`;
  const html = await (await page.request.get(path)).text();
  await page.route(path, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replace('</head>', `${injected}</head>`) }),
  );
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset.attack)).toBeUndefined();
  for (const blocked of [
    /inline script/,
    /loading the script/i,
    /inline event handler/,
    /base-uri|base URI/i,
  ])
    expect(messages).toContainEqual(expect.stringMatching(blocked));
});
