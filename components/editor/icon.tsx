import { AppImage } from '@/components/ui/app-image';

export interface IconProps {
  /** Empty without a picture. */
  src: string;
  title: string;
  /** In CSS pixels. */
  size: number;
  className: string;
}

/** The icon of an app, which can have none yet. */
export function Icon({ src, title, size, className }: IconProps) {
  if (!src)
    return <span aria-hidden="true" className={`aspect-square rounded-[22%] bg-sunken ${className}`} />;
  // The key: another picture can load where one has failed.
  return <AppImage key={src} src={src} title={title} size={size} sizes={`${size}px`} className={className} />;
}
