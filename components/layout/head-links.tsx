import { asset, ownAsset } from '@/lib/routes';
import { site } from '@/lib/site';
import * as texts from '@/texts/layout';

interface HeadLinksProps {
  licences: string;
  /** The URL of the description of the search. Null without an origin. */
  search: string | null;
  /** The URL of the feed. Null without one. */
  feed: string | null;
}

/**
 * What the head of each page links to. Not by Next's metadata, which writes no title of the search and no credentials of
 * the manifest, and in which the alternates of a page replace the feed.
 */
export function HeadLinks({ licences, search, feed }: HeadLinksProps) {
  return (
    <>
      <link rel="icon" href={asset('/favicon.ico')} sizes="48x48" />
      <link rel="icon" href={asset('/favicons/icon.svg')} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={asset('/favicons/apple-180.png')} />
      {/* By default, browsers request a manifest without the visitor's cookies and password. */}
      <link rel="manifest" href={ownAsset('/manifest.webmanifest')} crossOrigin="use-credentials" />
      <link rel="license" type="text/plain" href={licences} />
      {search && (
        <link rel="search" type="application/opensearchdescription+xml" href={search} title={site.name} />
      )}
      {feed && (
        <link rel="alternate" type="application/atom+xml" href={feed} title={texts.newIn(site.name)} />
      )}
    </>
  );
}
