import { CATALOGUE_PATH } from '@/lib/catalogue/file';
import { assertUnchanged, noteCatalogue } from '@/lib/publish/catalogue/unchanged';
import { temporaryFolder } from '../../../../fixtures/temporary-folder';

test('a catalogue that was saved during the build is refused, until the next build', () => {
  const root = temporaryFolder();
  root.write({ [CATALOGUE_PATH]: '[]' });
  noteCatalogue(root.path);
  // Also written again, or by a checkout of the same commit.
  root.write({ [CATALOGUE_PATH]: '[]' });
  assertUnchanged(root.path);
  root.write({ [CATALOGUE_PATH]: '[ ]' });
  expect(() => assertUnchanged(root.path)).toThrow(
    'public/appsData.json was changed during the build. Run npm run build again.',
  );
  noteCatalogue(root.path);
  assertUnchanged(root.path);
});
