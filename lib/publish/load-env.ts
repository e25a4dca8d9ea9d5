import { loadEnvConfig } from '@next/env';
import { catalogueConstants } from './settings';

// Loads the `.env` files of the project, as `next build` does. It is the first import of a script, because other modules
// read settings when they are loaded.
loadEnvConfig(process.cwd());

// What next.config.ts declares for pages.
Object.assign(process.env, catalogueConstants(process.cwd()));
