/** What a line shows of its dish: as of which row of the history, read by which lexicon. */
export interface Shown {
  readonly historyId: number;
  readonly lexiconVersion: string;
}

/** As one word for the wire, which comes back as it is. */
export function writeShown({ historyId, lexiconVersion }: Shown): string {
  return `${historyId}.${lexiconVersion}`;
}

/** `undefined` for what no line ever showed. */
export function readShown(text: string): Shown | undefined {
  const [, id, lexiconVersion] = /^(0|[1-9]\d{0,14})\.(.+)$/.exec(text) ?? [];
  return lexiconVersion === undefined ? undefined : { historyId: Number(id), lexiconVersion };
}
