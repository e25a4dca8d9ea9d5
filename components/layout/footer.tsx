'use client';

import { Sentence } from '@/components/ui/sentence';
import * as texts from '@/texts/layout';
import { Logo } from './logo';

const socials = [
  { name: 'X', icon: 'icon-x' },
  { name: 'LinkedIn', icon: 'icon-linkedin' },
  { name: 'Facebook', icon: 'icon-facebook' },
];

export interface FooterProps {
  name: string;
  founded?: number;
  tagline: string;
}

/**
 * The footer of every page. A client component for the same reason as `Header`. Nothing in it moves while its HTML arrives in
 * pieces, which the end of a reloaded page would show: rows have their width from the start.
 */
export function Footer({ name, founded, tagline }: FooterProps) {
  return (
    <footer className="mt-auto border-line border-t bg-surface">
      <div className="shell flex flex-col justify-between gap-6 py-10 text-center md:flex-row md:items-center md:text-start">
        <div className="flex flex-col items-center gap-4 md:min-h-[2lh] md:flex-row">
          <Logo />
          <p className="min-h-[2lh] text-balance text-muted">
            <span>
              <Sentence text={(company) => (founded ? texts.foundedIn(company, founded) : company)}>
                <strong dir="auto" className="font-semibold text-ink">
                  {name}
                </strong>
              </Sentence>
            </span>
            <br />
            <bdi>{tagline}</bdi>
          </p>
        </div>
        <ul role="list" className="socials" aria-label={texts.socialMedia}>
          {socials.map(({ name, icon }) => (
            <li key={name}>
              <span role="img" aria-label={name} className={`icon ${icon} size-4.5`} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
