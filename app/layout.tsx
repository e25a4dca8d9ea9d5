import type { ReactNode } from 'react';
import { AppActions } from '@/components/catalogue/app-actions';
import { CompareSlot } from '@/components/compare/compare-slot';
import { CompareButton, CompareToggle } from '@/components/compare/compare-toggle';
import { Footer } from '@/components/layout/footer';
import { HeadLinks } from '@/components/layout/head-links';
import { Header, type HeaderProps } from '@/components/layout/header';
import { RouteTransition } from '@/components/layout/route-transition';
import { SkipLink } from '@/components/layout/skip-link';
import { SavedPageNote } from '@/components/offline/saved-page-note';
import { BADGE_TEXTS } from '@/lib/catalogue/badges';
import { formatLargeFiles } from '@/lib/catalogue/large-files';
import { readLargeFiles } from '@/lib/publish/catalogue/large';
import { readCatalogue } from '@/lib/publish/catalogue/read';
import { LICENCES_URL } from '@/lib/publish/licences/write';
import { FEED_PATH, siteFeeds } from '@/lib/publish/seo/feeds';
import { readSiteLanguages } from '@/lib/publish/seo/languages';
import { siteMetadata } from '@/lib/publish/seo/metadata';
import { siteUrl } from '@/lib/publish/site-url';
import { ownAsset } from '@/lib/routes';
import { site, tokens } from '@/lib/site';
import { direction, language } from '@/texts/language';
import './globals.css';
import * as shared from '@/texts/shared';

/** Styles without JavaScript: hides elements that need a script. */
const WITHOUT_SCRIPT = '.needs-script { display: none !important }';

/** What the browser needs to show badges of the catalogue, if there are any. */
const BADGES = Object.keys(BADGE_TEXTS).length > 0 ? { 'data-badges': JSON.stringify(BADGE_TEXTS) } : {};

/** Texts in style sheets. */
const BODY_STYLE: Record<string, string> = {
  '--compare-text': JSON.stringify(shared.compare),
  '--previous-text': JSON.stringify(shared.previous),
  '--next-text': JSON.stringify(shared.next),
};

const HEADER: HeaderProps = {
  name: site.name,
  contributeUrl: site.contributeUrl,
  themeColors: { light: tokens.light.canvas, dark: tokens.dark.canvas },
};

/** What a site in several languages has around its header. */
const InLanguages = process.env.LANGUAGES
  ? (await import('@/components/layout/in-languages')).InLanguages
  : null;

export const metadata = siteMetadata();

/**
 * The content above the header: the skip link, and in a preview the bar. A production build must not contain any code
 * of the preview, so it is imported in a branch that the bundler removes. This is a choice between two components,
 * because an omitted child would add a null to the payload of every page.
 */
const Top =
  process.env.PREVIEW_BUILD === '1'
    ? async function PreviewTop() {
        const [{ PreviewBar }, { loadPreviewReport }] = await Promise.all([
          import('@/components/preview/preview-bar'),
          import('@/lib/publish/preview/report'),
        ]);
        const report = await loadPreviewReport();
        return (
          <>
            <SkipLink />
            <PreviewBar report={report} />
          </>
        );
      }
    : SkipLink;

export default async function RootLayout({ children }: { children: ReactNode }) {
  // For the link to the feed, and so that in development every page shows the errors of the catalogue. The editor shows them
  // itself.
  const apps = process.env.EDITOR_BUILD === '1' ? [] : readCatalogue();
  return (
    // The script of the theme adds an attribute before hydration.
    <html
      lang={language}
      dir={direction === 'rtl' ? direction : undefined}
      data-catalogue={formatLargeFiles(readLargeFiles())}
      {...BADGES}
      suppressHydrationWarning
    >
      <head>
        {/* iOS would make links of long numbers. */}
        <meta name="format-detection" content="telephone=no" />
        <HeadLinks
          licences={LICENCES_URL}
          search={siteUrl() && ownAsset('/opensearch.xml')}
          feed={siteFeeds(apps).length > 0 ? ownAsset(FEED_PATH) : null}
        />
        <noscript>
          <style>{WITHOUT_SCRIPT}</style>
        </noscript>
      </head>
      <body
        className="flex min-h-svh flex-col"
        style={BODY_STYLE}
        // In the editor, the list is empty here, and its apps have pictures.
        data-pictures={apps.length > 0 && apps.every(({ image }) => image === undefined) ? 'none' : undefined}
      >
        <Top />
        {InLanguages ? (
          <InLanguages value={await readSiteLanguages()}>
            <Header {...HEADER} />
          </InLanguages>
        ) : (
          <Header {...HEADER} />
        )}
        {/* Below the header: the distance of the open menu is from the top of the viewport. */}
        {process.env.OFFLINE_BUILD === '1' && <SavedPageNote />}
        <AppActions OnCard={CompareToggle} OnPage={CompareButton}>
          <RouteTransition>{children}</RouteTransition>
        </AppActions>
        <CompareSlot>
          <Footer name={site.name} founded={site.founded} tagline={site.tagline} />
        </CompareSlot>
      </body>
    </html>
  );
}
