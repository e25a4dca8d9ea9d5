import { loadEnvConfig } from '@next/env';

// Loads the `.env` files of the project, as `next build` does. It is the first import of a script, because other modules
// read settings when they are loaded.
loadEnvConfig(process.cwd());
