import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { client } from '../../shared/api/client.ts';

type Values = Readonly<Record<string, string>>;

/** The forms' field names are the body's: enquiry-fields.ts is typed by the contract. */
export const sendGeneral = (values: Values) =>
  client.sendGeneralEnquiry({ body: values as ClientInput<Api['sendGeneralEnquiry']>['body'] });

type Restaurant = ClientInput<Api['sendRestaurantEnquiry']>['body'];

/** `claimed` is the listed restaurant that the sender says is theirs. */
export const sendRestaurant = (values: Values, claimed?: number) =>
  client.sendRestaurantEnquiry({
    body: { ...(values as Restaurant), ...(claimed !== undefined && { restaurant_id: claimed }) },
  });
