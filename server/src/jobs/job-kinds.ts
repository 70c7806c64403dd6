/**
 * Names the kinds of background work with their data. The data are ids only: a job may outlive what it is about, and
 * must contain no addresses, tokens or avoidances.
 */
export interface Jobs {
  /** Mails one row of `mailed_links`; `null` if nobody has the requested address, which does nothing. */
  'account-mail': { readonly linkId: number | null };
  /** Tells somebody that their password was changed. */
  'password-mail': { readonly userId: number };
  /** Mails the answer to an enquiry. */
  'enquiry-mail': { readonly enquiryId: number };
  /** Queues mails to owners about statements that end soon. */
  'ending-statements': Record<string, never>;
  /** Tells an owner which dishes of a restaurant have to be confirmed. */
  'expiry-mail': { readonly restaurantId: number };
  /** Queues mails to owners about files that arrived by themselves and wait for them. */
  'arrived-menus': Record<string, never>;
  /** Tells an owner what such files would change. */
  'arrival-mail': { readonly restaurantId: number };
  /** Queues mails to everybody whose watched dishes changed. */
  'watched-dishes': Record<string, never>;
  /** Tells somebody what became of the dishes that they watch. */
  'watch-mail': { readonly userId: number };
  /** Tells a restaurant's owner what a diner reported of a dish. */
  'report-mail': { readonly reportId: number };
  /** Tells a report's author what became of it. */
  'report-outcome-mail': { readonly reportId: number; readonly outcome: 'answered' | 'closed' | 'dismissed' };
  /** Applies a chain's chart to the dishes of all its places, or withdraws it. */
  'apply-chart': { readonly chartId: number };
  /** Deletes what has expired. */
  'clean-up': Record<string, never>;
  /** Counts words and names for searches. */
  'search-words': Record<string, never>;
  /** Deletes pictures that nothing refers to. */
  'stray-pictures': Record<string, never>;
}

export type JobName = keyof Jobs;

/** Is the queue of mails that couldn't be delivered in about a day of trying. */
export const deadLetterQueue = 'undelivered';

/** Retries wait longer each time, from `retryDelay` seconds up to `retryDelayMax`. */
const mail = {
  retryLimit: 15,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 3600,
  deadLetter: deadLetterQueue,
};

export const queueOptions = {
  'account-mail': mail,
  'password-mail': mail,
  'enquiry-mail': mail,
  'ending-statements': { retryLimit: 3, retryDelay: 600, expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  'expiry-mail': mail,
  'arrived-menus': { retryLimit: 3, retryDelay: 600, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'arrival-mail': mail,
  'watched-dishes': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'watch-mail': mail,
  'report-mail': mail,
  'report-outcome-mail': mail,
  'apply-chart': { retryLimit: 5, retryDelay: 15, expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  'clean-up': { retryLimit: 1, expireInSeconds: 300, deleteAfterSeconds: 3600 },
  'search-words': { retryLimit: 1, expireInSeconds: 1800, deleteAfterSeconds: 3600 },
  'stray-pictures': { retryLimit: 1, expireInSeconds: 1800, deleteAfterSeconds: 3600 },
} as const satisfies Record<JobName, object>;
