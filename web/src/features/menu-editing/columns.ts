/** The menu's columns, in the specification's words. */
export const columnNames = ['Image', 'Dish Name', 'Description', 'Allergens', 'Ingredients'] as const;

/** What can be open for editing. The price stands with the dish's name. */
export type Column = 'name' | 'price' | 'description' | 'allergens' | 'ingredients';
