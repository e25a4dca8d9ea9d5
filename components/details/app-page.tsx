import { Sentence } from '@/components/ui/sentence';
import { appLinks } from '@/lib/catalogue/app-links';
import { badgesOf } from '@/lib/catalogue/badges';
import type { Named } from '@/lib/catalogue/names';
import type { App } from '@/lib/catalogue/schema';
import type { Screenshot } from '@/lib/catalogue/screenshots';
import { summaryBeside } from '@/lib/catalogue/summary';
import { untranslatedIn } from '@/lib/catalogue/untranslated';
import type { RowApp } from '@/lib/catalogue/views';
import { isolate } from '@/lib/text/bidi';
import { languageProp } from '@/lib/text/language';
import * as texts from '@/texts/details';
import { formatList } from '@/texts/lists';
import { AppHeader } from './app-header';
import { AppLinks } from './app-links';
import { AppRows } from './app-rows';
import { Description, Markdown } from './description';
import { EarlierVersions } from './earlier-versions';
import { Facts } from './facts';
import { Ratings } from './ratings';
import { Screenshots } from './screenshots';
import type { StatusNoteProps } from './status-note';
import { WhatsNew } from './whats-new';

export interface AppPageProps {
  app: App;
  developer?: Named;
  categories: readonly Named[];
  collections: readonly Named[];
  /** Present if the app is deprecated. */
  status?: StatusNoteProps;
  screenshots: readonly Screenshot[];
  requires: readonly RowApp[];
  worksWith: readonly RowApp[];
  ofDeveloper?: readonly RowApp[];
  similar?: readonly RowApp[];
}

/** What the page of an app and the editor show of it. */
export function AppPage({
  app,
  developer,
  categories,
  collections,
  status,
  screenshots,
  requires,
  worksWith,
  ofDeveloper = [],
  similar = [],
}: AppPageProps) {
  const { id, image, title, companyName, downloads, ratingAvg, reviews, ratings, description } = app;
  const { version, updated, added, changes, untranslated = {} } = app;
  const links = appLinks(app);
  return (
    <>
      <AppHeader
        // The fields that it shows: all fields would be in the payload.
        app={{
          ...{ id, image, title, companyName, downloads, ratingAvg, reviews, added },
          ...untranslatedIn(['title', 'companyName', 'summary', 'alternativeTo'], app),
          ...(app.untranslated && app.alternativeTo && { alternativeTo: app.alternativeTo }),
        }}
        developerSlug={developer?.slug}
        categories={categories}
        collections={collections}
        badges={badgesOf(app)}
        summary={summaryBeside(app)}
        alternativeTo={formatList((app.alternativeTo ?? []).map(isolate))}
        status={status}
        get={links.find(({ kind }) => kind === 'get')}
      />
      <Screenshots screenshots={screenshots} />
      <Ratings ratings={ratings} ratingAvg={ratingAvg} />
      <div className="grid gap-10 py-10 lg:grid-cols-[2fr_1fr] lg:gap-12">
        <div className="grid min-w-0 content-start gap-10 empty:hidden">
          {description && (
            <Description title={title} text={description} language={untranslated.description} />
          )}
          <WhatsNew
            version={version}
            updated={updated}
            added={added}
            changes={changes && <Markdown text={changes} language={untranslated.changes} />}
            {...languageOfVersion(untranslated.version)}
          />
          <EarlierVersions
            versions={app.versions?.map(({ changes, ...version }, index) => ({
              ...version,
              ...languageOfVersion(untranslated[`versions.${index}.version`]),
              changes: changes && (
                <Markdown text={changes} language={untranslated[`versions.${index}.changes`]} />
              ),
            }))}
          />
        </div>
        <div className="grid min-w-0 content-start gap-10 empty:hidden">
          <Facts app={app} />
          {/* The one to the app itself is in the header. */}
          <AppLinks links={links.filter(({ kind }) => kind !== 'get')} />
          <AppRows id="requires" heading={texts.requires} apps={requires} />
          <AppRows id="works-with" heading={texts.worksWith} apps={worksWith} />
          {developer && (
            <AppRows
              id="developer"
              heading={
                <Sentence text={texts.moreFrom}>
                  <bdi {...languageProp(developer.language)}>{developer.name}</bdi>
                </Sentence>
              }
              apps={ofDeveloper}
            />
          )}
        </div>
      </div>
      <AppRows
        id="similar"
        heading={texts.similarApps}
        apps={similar}
        className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4"
      />
    </>
  );
}

/** Absent if it is that of the page: the payload would have it. */
function languageOfVersion(language: string | undefined) {
  return language === undefined ? {} : { language };
}
