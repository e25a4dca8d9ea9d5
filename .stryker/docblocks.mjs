import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A docblock overrides the environment of jest's configuration. Runs in Stryker's copy of the project.
const FOLDER = '__tests__/unit/lib';

for (const name of readdirSync(FOLDER, { recursive: true }).filter((name) => /\.test\.tsx?$/.test(name))) {
  const path = join(FOLDER, name);
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(
      /@jest-environment (node|jsdom)\b/,
      '@jest-environment @stryker-mutator/jest-runner/jest-env/$1',
    ),
  );
}
