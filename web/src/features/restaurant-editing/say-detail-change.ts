import type { RestaurantChange } from '@clearplate/contract/restaurant-edits';

type Change = RestaurantChange['changes'][number];

const names: Readonly<Record<Change['field'], string>> = {
  name: 'Name',
  description: 'Description',
  cuisine: 'Cuisine',
  address: 'Address',
  city: 'City',
  state: 'State',
  pin: 'Zip code',
  phone: 'Phone',
  restaurant_url: 'Delivery link',
  url: 'Restaurant link',
  image_url: 'Image',
  opening_hours: 'Opening hours',
};

const sayValue = (value: string | null): string => (value === null ? 'not given' : `“${value}”`);

/** "Phone: “617 555 0100”, before: not given". */
export function sayDetailChange({ field, before, after }: Change): string {
  if (field === 'image_url') return after === null ? 'The image was taken away' : 'Another image';
  return `${names[field]}: ${sayValue(after)}, before: ${sayValue(before)}`;
}
