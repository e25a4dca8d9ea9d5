/** Saves a text as a JSON file of the visitor. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  // Freed with the page: the visitor may have to choose a folder first, and Safari reads it later.
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
}
