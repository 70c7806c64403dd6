/** The import was asked for something that can't be done; the message says what to do instead. */
export class ImportUsageError extends Error {
  override name = 'ImportUsageError';
}
