/** A page whose items are the JSON that goes out, for what would only be read and written again on its way. */
export class WrittenPage {
  readonly json: string;
  readonly next: string | undefined;

  constructor(items: readonly string[], next: string | undefined) {
    this.json = `[${items.join(',')}]`;
    this.next = next;
  }
}
