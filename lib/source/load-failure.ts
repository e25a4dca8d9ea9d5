/** A file of the site could not be loaded or read. Its message is for the visitor; that of any other error is not. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}
