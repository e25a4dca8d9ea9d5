/** Formats a value as a JSON file, in the style of the project's formatter. */
export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Headers in the format of Vercel and `serve`. */
export function headerList(headers: Readonly<Record<string, string>>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}
