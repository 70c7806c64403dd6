/** The server can't start on this database; the message says why and what to do, for the person who starts it. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
