'use client';

import { useGoBack } from '@/lib/hooks/use-go-back';
import { asset } from '@/lib/routes';

/** Replaces the cards if no title matches. */
export function NoMatch() {
  const goBack = useGoBack();
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      {/* biome-ignore lint/performance/noImgElement: a 2 kB SVG needs no image optimizer. */}
      <img src={asset('/illustrations/no-match.svg')} alt="" width={260} height={200} />
      <h2 className="font-extrabold text-3xl md:text-4xl">OOPS!! APP NOT FOUND</h2>
      <p className="max-w-xl text-balance text-lg text-muted">
        The app you are looking is not found in your system, Please try another apps.
      </p>
      <button type="button" className="button mt-2" onClick={goBack}>
        Go Back !
      </button>
    </div>
  );
}
