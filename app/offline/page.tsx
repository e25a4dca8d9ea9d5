import { SavedPages } from '@/components/offline/saved-pages';
import { pageMetadata } from '@/lib/publish/seo/metadata';
import { site } from '@/lib/site';
import * as texts from '@/texts/offline';

export const metadata = pageMetadata({ title: texts.offline, robots: { index: false } });

/** What the service worker shows instead of a page that is not saved. */
export default function OfflinePage() {
  return (
    <div className="shell flex flex-col items-center gap-5 py-12 text-center md:py-20">
      <h1 tabIndex={-1} className="font-extrabold text-3xl md:text-5xl">
        {texts.youAreOffline}
      </h1>
      <p className="max-w-xl text-balance text-lg text-muted">{texts.notSaved}</p>
      <SavedPages suffix={` | ${site.name}`} />
    </div>
  );
}
