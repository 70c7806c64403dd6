/** What a page says of itself, as far as it has said it. */
export interface CollectedHead {
  title?: string;
  description?: string | undefined;
  picture?: string | undefined;
}

let collecting: CollectedHead | undefined;

/** Notes in `head` what pages say while `work` renders them. It renders at once, so that nobody else's page speaks. */
export function collectHead<Drawn>(head: CollectedHead, work: () => Drawn): Drawn {
  collecting = head;
  try {
    return work();
  } finally {
    collecting = undefined;
  }
}

/** Called while a page is rendered; nobody listens in a browser. */
export function noteHead(head: CollectedHead): void {
  if (collecting) Object.assign(collecting, head);
}
