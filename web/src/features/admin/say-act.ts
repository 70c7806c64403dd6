import type { AdminAction, AdminLogEntry } from '@clearplate/contract/admin-log';
import { say } from '../../translations/say.ts';

const gone = () => say('somebody whose account is gone');

type Named = Readonly<Record<'person' | 'restaurant', string>>;

const sentences: Readonly<Record<AdminAction, (named: Named) => string>> = {
  create_restaurant: ({ restaurant }) => say('listed {restaurant}', { restaurant }),
  appoint_owner: ({ person, restaurant }) =>
    say('appointed {person} as the owner of {restaurant}', { person, restaurant }),
  remove_owner: ({ person, restaurant }) => say('took {restaurant} from {person}', { restaurant, person }),
  answer_enquiry: () => say('answered an enquiry'),
  close_enquiry: () => say('closed an enquiry without an answer'),
  delete_enquiry: () => say('deleted an enquiry as spam'),
  close_report: ({ restaurant }) => say('settled a diner’s report about {restaurant}', { restaurant }),
  dismiss_report: ({ restaurant }) => say('dismissed a diner’s report about {restaurant}', { restaurant }),
};

/** What was done, as one sentence: "Ada Admin listed Half Moon". */
export function sayAct({ by, action, restaurant_name, person }: AdminLogEntry): string {
  const who = by ?? gone();
  const said = sentences[action]({
    person: person ?? gone(),
    restaurant: restaurant_name ?? say('a restaurant that is gone'),
  });
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} ${said}`;
}
