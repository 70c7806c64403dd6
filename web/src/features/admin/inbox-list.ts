import type { Enquiry } from '@clearplate/contract/enquiries';

/** Holds what this admin did or typed here, by enquiry. */
export interface InboxWork {
  readonly drafts: ReadonlyMap<number, string>;
  /** The last known version of enquiries that were drafted or settled here, so that they stay visible. */
  readonly kept: ReadonlyMap<number, Enquiry>;
  readonly deleted: ReadonlySet<number>;
}

export const noWork: InboxWork = { drafts: new Map(), kept: new Map(), deleted: new Set() };

/**
 * Returns the loaded list plus the admin's own work that it no longer contains, since another admin may have settled it
 * meanwhile. What was settled here stays in its position.
 */
export function inboxList(loaded: readonly Enquiry[], { kept, deleted }: InboxWork): readonly Enquiry[] {
  const current = loaded.map((each) => {
    const own = kept.get(each.id);
    return own?.answer ? own : each;
  });
  const missing = [...kept.values()].filter(({ id }) => !loaded.some((each) => each.id === id));
  return [...current, ...missing].filter(({ id }) => !deleted.has(id)).toSorted((one, other) => one.id - other.id);
}

/** Returns whether an answer was written but not sent. */
export function hasUnsent({ drafts }: InboxWork): boolean {
  return [...drafts.values()].some((text) => text.trim() !== '');
}
