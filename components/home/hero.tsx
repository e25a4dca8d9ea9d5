import { FaAppStoreIos, FaGooglePlay } from 'react-icons/fa6';
import { ExternalLink } from '@/components/ui/external-link';
import { asset } from '@/lib/routes';
import { site } from '@/lib/site';

/** The hero of the home page. */
export function Hero() {
  const [start, highlight, end] = site.headline;
  return (
    <section className="shell grid items-center gap-10 pt-10 pb-12 md:grid-cols-[1.1fr_1fr] md:pt-16 md:pb-20">
      <div className="text-center md:text-left">
        <h1
          tabIndex={-1}
          className="font-extrabold text-[clamp(min(2.5rem,15vw),7vw,4.5rem)] leading-[1.05] tracking-[-0.035em]"
        >
          {start} <span className="brand-text">{highlight}</span> {end}
        </h1>
        <p className="mx-auto mt-5 max-w-xl text-pretty text-lg text-muted leading-relaxed md:mx-0">
          {site.introduction}
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3 md:justify-start">
          <ExternalLink href={site.googlePlayUrl} className="button-quiet">
            <FaGooglePlay aria-hidden="true" className="size-5 text-good" />
            Google Play
          </ExternalLink>
          <ExternalLink href={site.appStoreUrl} className="button-quiet">
            <FaAppStoreIos aria-hidden="true" className="size-5 text-brand" />
            App Store
          </ExternalLink>
        </div>
      </div>
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no image optimizer. */}
      <img
        src={asset('/illustrations/hero.svg')}
        alt=""
        width={560}
        height={520}
        fetchPriority="high"
        className="mx-auto h-auto w-full max-w-md md:max-w-none"
      />
    </section>
  );
}
