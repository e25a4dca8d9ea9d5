import { join } from 'node:path';
import { outOf } from '../build-site';
import { copies } from '../copies';
import { catalogue } from '../support';

/** Numbers of apps that the site is built with. The fixture site has its own catalogue. */
export const SIZES = [0, 1, 15, catalogue.length, 10_000];

export const nameOf = (size: number) => `size-${size}`;

/** The site with a number of apps. */
export const folderOf = (size: number) => (size === catalogue.length ? copies.site : outOf(nameOf(size)));

/** Catalogues in the style of real stores, in `fixtures/catalogues`: only the last has ratings and downloads. */
export const STYLES = ['homeserver', 'landscape', 'list', 'vendor'] as const;

/** The folder of a catalogue, with what an owner has in `public/`. */
export const styleFolder = (style: string) => join('__tests__', 'fixtures', 'catalogues', style);
