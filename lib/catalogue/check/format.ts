import { type Diagnostic, diagnose } from '@/lib/catalogue/diagnostic';
import { printCatalogue } from '@/lib/catalogue/print';

/** Warns about a file that is not as it is printed, which a save of the editor would change as a whole. */
export function checkFormat(value: unknown, text: string | undefined): Diagnostic[] {
  if (text === undefined || printCatalogue(value, text) === text) return [];
  return [diagnose('format', [], 'has another format than that of a catalogue', 'Run npm run format.')];
}
