/**
 * Finds apps whose title contains the text. Ignores case and spaces around the text. Composed and decomposed accents
 * match, and typographic quotes match straight quotes.
 *
 * @example searchApps([{ title: 'What’s Up' }], "what's") // [{ title: 'What’s Up' }]
 * @returns In the given order. All apps if the text is empty.
 */
export function searchApps<T extends { title: string }>(apps: readonly T[], text: string): T[] {
  const wanted = fold(text.trim());
  return apps.filter((app) => fold(app.title).includes(wanted));
}

function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc\u2032\u00b4`\uff07]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\uff02]/g, '"');
}
