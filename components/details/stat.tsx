import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';

export interface StatProps {
  label: string;
  Icon: IconType;
  /** A class for the icon's colour. */
  tone: string;
  children: ReactNode;
}

/** A figure with its label, for a `dl`. */
export function Stat({ label, Icon, tone, children }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between gap-1">
      <dt className="text-muted text-sm">
        <Icon aria-hidden="true" className={`mb-2 size-6 ${tone}`} />
        {label}
      </dt>
      <dd className="font-extrabold text-2xl tabular tracking-tight wrap-anywhere md:text-4xl">{children}</dd>
    </div>
  );
}
