import { FaAppStoreIos, FaGooglePlay } from 'react-icons/fa6';
import { AppLink } from '@/components/ui/app-link';
import { ExternalLink } from '@/components/ui/external-link';
import { asset, routes } from '@/lib/routes';
import { home, site } from '@/lib/site';
import * as texts from '@/texts/home';
import { space } from '@/texts/lists';
import * as shared from '@/texts/shared';

export function Hero() {
  const { headline = ['', site.name, ''], introduction, googlePlayUrl, appStoreUrl } = home;
  const [start, highlight, end] = headline;
  return (
    <section className="shell grid grid-cols-[1fr_minmax(0,30vw)] items-start gap-x-[4vw] gap-y-4 py-8 max-md:grid-rows-[minmax(27.9vw,auto)] md:grid-cols-[2fr_1fr] md:grid-rows-[auto_1fr] md:gap-x-10 md:py-10 lg:grid-cols-[1.6fr_1fr]">
      <h1
        tabIndex={-1}
        className="max-w-[calc(96vw-2.5rem)] self-center font-extrabold text-[clamp(min(2.25rem,13vw),5.5vw,4rem)] leading-[1.05] [letter-spacing:-0.035em] wrap-break-word md:min-w-0 md:self-auto"
      >
        <span>{start + space}</span>
        <span className="brand-text">{highlight}</span>
        <span>{space + end}</span>
      </h1>
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no image optimizer. */}
      <img
        src={asset('/illustrations/hero.svg')}
        alt=""
        width={560}
        height={520}
        fetchPriority="high"
        className="w-full md:row-span-2 md:max-h-[22rem]"
      />
      <div className="col-span-full md:col-span-1">
        {introduction && (
          <p dir="auto" className="max-w-xl text-pretty text-muted leading-relaxed md:text-lg">
            {introduction}
          </p>
        )}
        <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(9.5rem,40%)),1fr))] gap-3 sm:flex sm:flex-wrap">
          <AppLink href={routes.apps} className="button col-span-full px-5">
            {shared.browseApps}
          </AppLink>
          {googlePlayUrl && (
            <ExternalLink href={googlePlayUrl} className="button-quiet px-4">
              <FaGooglePlay aria-hidden="true" className="size-5 text-good" />
              {texts.googlePlay}
            </ExternalLink>
          )}
          {appStoreUrl && (
            <ExternalLink href={appStoreUrl} className="button-quiet px-4">
              <FaAppStoreIos aria-hidden="true" className="size-5 text-brand" />
              {texts.appStore}
            </ExternalLink>
          )}
        </div>
      </div>
    </section>
  );
}
