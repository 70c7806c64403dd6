/** Holds what a page has reported about itself so far. */
export interface CollectedHead {
  title?: string;
  description?: string | undefined;
  picture?: string | undefined;
}

let collecting: CollectedHead | undefined;

/**
 * Collects in `head` what pages report while `work` renders them. It renders synchronously, so that no other page can
 * report.
 */
export function collectHead<Drawn>(head: CollectedHead, work: () => Drawn): Drawn {
  collecting = head;
  try {
    return work();
  } finally {
    collecting = undefined;
  }
}

/** Called while a page renders; it does nothing in a browser. */
export function noteHead(head: CollectedHead): void {
  if (collecting) Object.assign(collecting, head);
}
