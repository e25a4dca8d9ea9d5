'use client';

import { AppCard } from '@/components/catalogue/app-card';
import { AppPage } from '@/components/details/app-page';
import type { RenderApp } from '@/components/editor/context';
import { Editor, type EditorProps } from '@/components/editor/editor';
import { pictureUrl } from '@/components/editor/picture';
import { BADGE_TEXTS } from '@/lib/catalogue/badges';
import type { ImageFacts } from '@/lib/catalogue/check/images';
import { inDeclaredOrder } from '@/lib/catalogue/collections';
import { indexNames } from '@/lib/catalogue/names';
import { normalizeApps } from '@/lib/catalogue/normalize-apps';
import { appSchema, type Status } from '@/lib/catalogue/schema';
import { screenshotsOf } from '@/lib/catalogue/screenshots';
import { toCardApp } from '@/lib/catalogue/summary';
import { imageFileOf } from '@/lib/catalogue/urls';
import { type RowApp, toRowApp } from '@/lib/catalogue/views';
import type { EditorDocument } from '@/lib/editor/document';
import { inOwnLanguage } from '@/lib/editor/localized-text';
import type { AppId } from '@/lib/id';
import { direction, language } from '@/texts/language';

/** The card of an app, and its page, as visitors will see them. */
const renderApp: RenderApp = (saved, document) => {
  const [known = saved] = normalizeApps([saved], BADGE_TEXTS);
  // A catalogue without pictures has no place for them.
  const hasPictures = document.rows.some(({ value }) => value.image);
  const noImage = hasPictures ? '' : undefined;
  const app = { ...known, image: known.image ? pictureUrl(document, known.image) : noImage };
  const screenshots = screenshotsOf(app, (image) => factsOf(document, image));
  return (
    <div className="grid gap-6 p-4" lang={language} dir={direction}>
      <div className="card md:w-44">
        <AppCard app={toCardApp(app)} />
      </div>
      {/* Beside the form, the page is laid out at desktop width and zoomed out. */}
      <div className="border-line border-t pt-6 lg:w-5xl lg:[zoom:0.4] xl:[zoom:0.46]">
        <AppPage
          app={app}
          developer={indexNames([app], 'developer').all[0]}
          categories={indexNames([app], 'category').all}
          collections={inDeclaredOrder(indexNames([app], 'collection').all)}
          status={app.status && statusOf(document, app.status)}
          screenshots={screenshots.map((shown) => ({ ...shown, image: pictureUrl(document, shown.image) }))}
          requires={rowsOf(document, app.requires)}
          worksWith={rowsOf(document, app.worksWith)}
        />
      </div>
    </div>
  );
};

function statusOf(document: EditorDocument, { deprecated, replacedBy }: Status) {
  const [replacement] = rowsOf(document, replacedBy === undefined ? [] : [replacedBy]);
  return { reason: deprecated, replacement };
}

/** The valid apps of a list of ids, in its order. */
function rowsOf(document: EditorDocument, ids: readonly AppId[] = []): RowApp[] {
  return ids.flatMap((id) => {
    const row = document.rows.find(({ value }) => value.id === id);
    const { data } = appSchema.safeParse(inOwnLanguage(row?.value));
    if (!data) return [];
    return { ...toRowApp(data), ...(data.image && { image: pictureUrl(document, data.image) }) };
  });
}

function factsOf({ pictures, file }: EditorDocument, image: string): Partial<ImageFacts> {
  return pictures[image]?.facts ?? file.images?.[imageFileOf(image) ?? ''] ?? {};
}

export function EditorPage({ history }: Pick<EditorProps, 'history'>) {
  return <Editor renderApp={renderApp} history={history} />;
}
