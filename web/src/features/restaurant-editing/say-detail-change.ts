import type { RestaurantChange } from '@clearplate/contract/restaurant-edits';
import { say } from '../../translations/say.ts';

type Change = RestaurantChange['changes'][number];

const names: Readonly<Record<Change['field'], string>> = {
  get name() {
    return say('Name');
  },
  get description() {
    return say('Description');
  },
  get cuisine() {
    return say('Cuisine');
  },
  get address() {
    return say('Address');
  },
  get city() {
    return say('City');
  },
  get state() {
    return say('State');
  },
  get pin() {
    return say('Zip code');
  },
  get phone() {
    return say('Phone');
  },
  get restaurant_url() {
    return say('Delivery link');
  },
  get url() {
    return say('Restaurant link');
  },
  get image_url() {
    return say('Image');
  },
  get opening_hours() {
    return say('Opening hours');
  },
};

const sayValue = (value: string | null): string => (value === null ? say('not given') : `“${value}”`);

/** "Phone: “617 555 0100”, before: not given". */
export function sayDetailChange({ field, before, after }: Change): string {
  if (field === 'image_url') return after === null ? say('The image was taken away') : say('Another image');
  return say('{name}: {after}, before: {before}', {
    name: names[field],
    after: sayValue(after),
    before: sayValue(before),
  });
}
