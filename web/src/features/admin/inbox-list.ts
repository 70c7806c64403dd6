import type { Enquiry } from '@clearplate/contract/enquiries';

/** What somebody did or typed here, by enquiry. */
export interface InboxWork {
  /** What is being written. */
  readonly drafts: ReadonlyMap<number, string>;
  /** Enquiries that were written to or settled here, as they were seen last: they stay in sight. */
  readonly kept: ReadonlyMap<number, Enquiry>;
  readonly deleted: ReadonlySet<number>;
}

export const noWork: InboxWork = { drafts: new Map(), kept: new Map(), deleted: new Set() };

/**
 * What the inbox shows: the list as it was loaded last, and whatever of one's own work it no longer has, since
 * another admin may have settled it meanwhile. What was settled here stays where it was.
 */
export function inboxList(loaded: readonly Enquiry[], { kept, deleted }: InboxWork): readonly Enquiry[] {
  const current = loaded.map((each) => {
    const own = kept.get(each.id);
    return own?.answer ? own : each;
  });
  const missing = [...kept.values()].filter(({ id }) => !loaded.some((each) => each.id === id));
  return [...current, ...missing].filter(({ id }) => !deleted.has(id)).toSorted((one, other) => one.id - other.id);
}

/** Whether something was written that nobody has got. */
export function hasUnsent({ drafts }: InboxWork): boolean {
  return [...drafts.values()].some((text) => text.trim() !== '');
}
