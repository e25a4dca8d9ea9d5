import type { ComponentProps } from 'react';
import { asset } from '@/lib/routes';

export interface DrawingProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'> {
  name: 'no-match' | 'not-found';
}

/** A drawing above a message. Without a connection it can be missing, and there is no sign of a broken picture then. */
export function Drawing({ name, ...size }: DrawingProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of 3 kB needs no image optimizer.
    <img
      src={asset(`/illustrations/${name}.svg`)}
      alt=""
      {...size}
      onLoad={({ currentTarget }) => {
        currentTarget.hidden = false;
      }}
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
