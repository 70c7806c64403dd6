import type { Api } from '@clearplate/contract/api';
import type { ClientInput } from '@clearplate/contract/define-contract';
import { client } from '../../shared/api/client.ts';

type Values = Readonly<Record<string, string>>;

/** The form's field names equal the body's, because the contract types enquiry-fields.ts. */
export const sendGeneral = (values: Values) =>
  client.sendGeneralEnquiry({ body: values as ClientInput<Api['sendGeneralEnquiry']>['body'] });

type Restaurant = ClientInput<Api['sendRestaurantEnquiry']>['body'];

/** `claimed` is the listed restaurant that the sender claims. */
export const sendRestaurant = (values: Values, claimed?: number) =>
  client.sendRestaurantEnquiry({
    body: { ...(values as Restaurant), ...(claimed !== undefined && { restaurant_id: claimed }) },
  });
