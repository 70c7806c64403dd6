import type { AdminAction, AdminLogEntry } from '@clearplate/contract/admin-log';

const gone = 'somebody whose account is gone';

type Named = Readonly<Record<'person' | 'restaurant', string>>;

const sentences: Readonly<Record<AdminAction, (named: Named) => string>> = {
  create_restaurant: ({ restaurant }) => `listed ${restaurant}`,
  appoint_owner: ({ person, restaurant }) => `appointed ${person} as the owner of ${restaurant}`,
  remove_owner: ({ person, restaurant }) => `took ${restaurant} from ${person}`,
  answer_enquiry: () => 'answered an enquiry',
  close_enquiry: () => 'closed an enquiry without an answer',
  delete_enquiry: () => 'deleted an enquiry as spam',
  close_report: ({ restaurant }) => `settled a diner’s report about ${restaurant}`,
  dismiss_report: ({ restaurant }) => `dismissed a diner’s report about ${restaurant}`,
};

/** What was done, as one sentence: "Ada Admin listed Half Moon". */
export function sayAct({ by, action, restaurant_name, person }: AdminLogEntry): string {
  const who = by ?? gone;
  const said = sentences[action]({
    person: person ?? gone,
    restaurant: restaurant_name ?? 'a restaurant that is gone',
  });
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${said}`;
}
