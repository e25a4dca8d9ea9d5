import * as z from 'zod/mini';
import { WARNING_RULES } from '@/lib/catalogue/rules';

/** The schema of what a project sets in its package.json, as `catalogue`. */
export const SETTINGS = z.strictObject({
  /** What the project does with a warning rule. */
  rules: z._default(z.partialRecord(z.enum(WARNING_RULES), z.enum(['off', 'warning', 'error'])), {}),
  /** Whether descriptions and changes are Markdown, or plain text in which each character is shown. */
  descriptions: z._default(z.enum(['markdown', 'text']), 'markdown'),
});

/** What a project sets. */
export type ProjectSettings = z.infer<typeof SETTINGS>;

/** How descriptions and changes are read. */
export type Descriptions = ProjectSettings['descriptions'];

/** The settings of warning rules that differ from `warning`. */
export type RuleSettings = ProjectSettings['rules'];
