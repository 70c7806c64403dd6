/** Is a page whose items are the JSON that is sent, so that it isn't parsed and serialised again on the way. */
export class WrittenPage {
  readonly json: string;
  readonly next: string | undefined;

  constructor(items: readonly string[], next: string | undefined) {
    this.json = `[${items.join(',')}]`;
    this.next = next;
  }
}
