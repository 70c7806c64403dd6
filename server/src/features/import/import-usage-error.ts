/** The import was called with something that can't be done. The message says what to do instead. */
export class ImportUsageError extends Error {
  override name = 'ImportUsageError';
}
