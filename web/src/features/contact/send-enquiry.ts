import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { client } from '../../shared/api/client.ts';
import { t, tCount } from '../../translations/t.ts';

type Values = Readonly<Record<string, string>>;

/** The form's field names equal the body's, because the contract types enquiry-fields.ts. */
export async function sendGeneral(values: Values): Promise<string> {
  await client.sendGeneralEnquiry({ body: values as ClientInput<Api['sendGeneralEnquiry']>['body'] });
  return thanks();
}

const thanks = () => t('Thanks. We got your message.');

function thanksForClaim(days: number | undefined): string {
  if (days === undefined) return t('Thanks. Somebody will check that the restaurant is yours and write to you.');
  return tCount(
    days,
    'Thanks. Somebody will check that the restaurant is yours and write to you, usually within a day.',
    'Thanks. Somebody will check that the restaurant is yours and write to you, usually within {count} days.',
  );
}

type Restaurant = ClientInput<Api['sendRestaurantEnquiry']>['body'];

/** `claimed` is the listed restaurant that the sender claims. Returns what to say afterwards. */
export async function sendRestaurant(values: Values, claimed?: number): Promise<string> {
  const { usual_days: days } = await client.sendRestaurantEnquiry({
    body: { ...(values as Restaurant), ...(claimed !== undefined && { restaurant_id: claimed }) },
  });
  return claimed === undefined ? thanks() : thanksForClaim(days);
}
