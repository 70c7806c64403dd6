import type { RestaurantDetail } from '@clearplate/contract/restaurants';
import { useState } from 'react';
import { hasCode } from '../../shared/api/api-error.ts';
import { client } from '../../shared/api/client.ts';
import { detailFields, detailsOf, type DetailValues } from './detail-fields.ts';
import { say } from '../../translations/say.ts';

/** Somebody else was faster: what both changed, and differently, as they have it. */
export class OtherDetails extends Error {
  readonly fields: readonly { readonly label: string; readonly theirs: string }[];

  constructor(fields: OtherDetails['fields']) {
    super(say('Somebody else changed these details'));
    this.fields = fields;
  }
}

/** An empty link is none; every text goes without the spaces around it. */
function bodyOf(values: DetailValues) {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.trim()]),
  ) as DetailValues;
  return { ...trimmed, restaurant_url: trimmed.restaurant_url || null, url: trimmed.url || null };
}

const changedIn = (values: DetailValues, before: DetailValues) =>
  detailFields.filter(({ name }) => values[name].trim() !== before[name]);

/** What is typed into the basic details, on top of the newest version that is known of them. */
export function useDetails(restaurant: RestaurantDetail) {
  const [base, setBase] = useState(restaurant);
  const [values, setValues] = useState(() => detailsOf(restaurant));
  const before = detailsOf(base);

  /** Takes over what only the others changed. */
  async function rebase(): Promise<OtherDetails | undefined> {
    const [newest] = await client.getRestaurant({ params: { id: String(base.id) } });
    if (!newest) return undefined;
    const theirs = detailsOf(newest);
    const mine = changedIn(values, before);
    const kept = Object.fromEntries(mine.map(({ name }) => [name, values[name]]));
    setBase(newest);
    setValues({ ...theirs, ...kept });
    const both = mine.filter(({ name }) => theirs[name] !== before[name] && theirs[name] !== values[name].trim());
    return new OtherDetails(both.map(({ name, label }) => ({ label, theirs: theirs[name] })));
  }

  return {
    values,
    isChanged: changedIn(values, before).length > 0,
    type: (name: keyof DetailValues, text: string) => setValues({ ...values, [name]: text }),
    async send(): Promise<void> {
      const params = { id: String(base.id) };
      try {
        await client.updateRestaurant({ params, body: bodyOf(values), ifMatch: base.version });
      } catch (error) {
        if (!hasCode(error, 'precondition_failed')) throw error;
        throw (await rebase()) ?? error;
      }
    },
  };
}
