'use client';

import { lazy, Suspense } from 'react';
import { AppCard } from '@/components/catalogue/app-card';
import { AppHeader } from '@/components/details/app-header';
import { AppLinks } from '@/components/details/app-links';
import { AppRows } from '@/components/details/app-rows';
import { EarlierVersions } from '@/components/details/earlier-versions';
import { Facts } from '@/components/details/facts';
import { Ratings } from '@/components/details/ratings';
import { Screenshots } from '@/components/details/screenshots';
import { WhatsNew } from '@/components/details/whats-new';
import type { RenderApp } from '@/components/editor/context';
import { Editor } from '@/components/editor/editor';
import { pictureUrl } from '@/components/editor/picture';
import { loadCode } from '@/lib/browser/load-code';
import { appLinks } from '@/lib/catalogue/app-links';
import { BADGE_TEXTS, badgesOf } from '@/lib/catalogue/badges';
import type { ImageFacts } from '@/lib/catalogue/check/images';
import { knownOf } from '@/lib/catalogue/known';
import { indexNames, nameSlug } from '@/lib/catalogue/names';
import { screenshotRatios } from '@/lib/catalogue/resized';
import { appSchema, type Status } from '@/lib/catalogue/schema';
import { pictureOf } from '@/lib/catalogue/select';
import { summaryBeside, toCardApp } from '@/lib/catalogue/summary';
import { imageFileOf } from '@/lib/catalogue/urls';
import { type RowApp, toRowApp } from '@/lib/catalogue/views';
import type { EditorDocument } from '@/lib/editor/document';
import type { AppId } from '@/lib/id';
import { isolate } from '@/lib/text/bidi';
import { formatList } from '@/lib/text/format';

const loadDescription = () => loadCode(import('@/components/details/description'));
const asWritten = () => ({ default: AsWritten });

/** The parser of Markdown is large. */
const Description = lazy(() =>
  loadDescription().then(({ Description }) => ({ default: Description }), asWritten),
);
const Markdown = lazy(() => loadDescription().then(({ Markdown }) => ({ default: Markdown }), asWritten));

/** In place of a text whose code is not loaded. */
function AsWritten({ text }: { text: string }) {
  return <p className="whitespace-pre-line wrap-anywhere">{text}</p>;
}

function renderChanges(changes?: string) {
  return (
    changes && (
      <Suspense fallback={<AsWritten text={changes} />}>
        <Markdown text={changes} />
      </Suspense>
    )
  );
}

/** The card of an app, and what is on its page, as `/apps` and `/apps/appdetails/[id]` show them. */
const renderApp: RenderApp = (saved, document) => {
  const [known = saved] = knownOf([saved], BADGE_TEXTS);
  const app = { ...known, image: known.image ? pictureUrl(document, known.image) : '' };
  const { description, companyName, ratings, ratingAvg, screenshots = [], status } = app;
  const links = appLinks(app);
  const ratios = screenshotRatios(screenshots.map((entry) => factsOf(document, pictureOf(entry))));
  return (
    <div className="grid gap-6 p-4">
      <div className="md:w-44">
        <AppCard app={toCardApp(app)} />
      </div>
      {/* Beside the form, the page is laid out at desktop width and zoomed out. */}
      <div className="grid gap-6 border-line border-t pt-6 lg:w-5xl lg:[zoom:0.4] xl:[zoom:0.46]">
        <AppHeader
          app={app}
          developerSlug={companyName && nameSlug(companyName, 'developer')}
          categories={indexNames([app], 'category').all}
          badges={badgesOf(app)}
          summary={summaryBeside(app)}
          alternativeTo={formatList((app.alternativeTo ?? []).map(isolate))}
          status={
            status && {
              reason: status.deprecated,
              replacement: replacementOf(document, status),
            }
          }
          get={links.find(({ kind }) => kind === 'get')}
        />
        <Screenshots
          screenshots={screenshots.map((entry, index) => ({
            image: pictureUrl(document, pictureOf(entry)),
            ...('video' in entry && { video: entry.video }),
            alt: entry.alt,
            ratio: ratios[index] ?? 1,
          }))}
        />
        <Ratings ratings={ratings} ratingAvg={ratingAvg} />
        {description && (
          <Suspense fallback={<AsWritten text={description} />}>
            <Description text={description} />
          </Suspense>
        )}
        <WhatsNew {...app} changes={renderChanges(app.changes)} />
        <EarlierVersions
          versions={app.versions?.map(({ changes, ...version }) => ({
            ...version,
            changes: renderChanges(changes),
          }))}
        />
        <Facts app={app} />
        <AppLinks links={links} />
        <AppRows id="requires" heading="Requires" apps={rowsOf(document, app.requires)} />
        <AppRows id="works-with" heading="Works with" apps={rowsOf(document, app.worksWith)} />
      </div>
    </div>
  );
};

function replacementOf({ rows }: EditorDocument, { replacedBy: id }: Status) {
  const title = rows.find(({ value }) => value.id === id)?.value.title;
  if (id === undefined || typeof title !== 'string') return undefined;
  return { id, title };
}

/** The valid apps of a list of ids, in its order. */
function rowsOf(document: EditorDocument, ids: readonly AppId[] = []): RowApp[] {
  return ids.flatMap((id) => {
    const row = document.rows.find(({ value }) => value.id === id);
    const { data } = appSchema.safeParse(row?.value);
    if (!data) return [];
    return { ...toRowApp(data), ...(data.image && { image: pictureUrl(document, data.image) }) };
  });
}

function factsOf({ pictures, file }: EditorDocument, image: string): Partial<ImageFacts> {
  return pictures[image]?.facts ?? file.images?.[imageFileOf(image) ?? ''] ?? {};
}

/** The editor, with the components of the site. */
export function EditorPage() {
  return <Editor renderApp={renderApp} />;
}
