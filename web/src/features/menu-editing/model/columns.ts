import { say } from '../../../translations/say.ts';

/** The menu's columns, in the specification's words. */
export const columnNames = () => [
  say('Image'),
  say('Dish Name'),
  say('Description'),
  say('Allergens'),
  say('Ingredients'),
];

/** What can be open for editing. The price stands with the dish's name. */
export type Column = 'name' | 'price' | 'description' | 'allergens' | 'ingredients';
