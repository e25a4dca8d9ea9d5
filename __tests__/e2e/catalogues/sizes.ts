import { outOf } from '../build-site';
import { copies } from '../copies';
import { catalogue } from '../support';

/** Numbers of apps that the site is built with. The fixture site has its own catalogue. */
export const SIZES = [0, 1, catalogue.length, 10_000];

export const nameOf = (size: number) => `size-${size}`;

/** The site with a number of apps. */
export const folderOf = (size: number) => (size === catalogue.length ? copies.site : outOf(nameOf(size)));
