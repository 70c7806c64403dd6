/**
 * These are lists to start a preference from, by names of the lexicon. A name covers its ingredients and its kinds:
 * pork covers bacon, ham and lard. They only say what to look for. A menu can't tell us what a rule of faith or of
 * conviction demands beyond ingredients, such as slaughter, certificates or separate kitchens.
 */
export const readyMadeLists = {
  vegan: ['meat', 'fish', 'shellfish', 'milk', 'egg', 'honey', 'gelatin', 'carmine'],
  vegetarian: ['meat', 'fish', 'shellfish', 'gelatin', 'carmine'],
  noPork: ['pork', 'gelatin'],
  // Alcohol is in too many foods that don't name it, so this list never clears a dish.
  halal: ['pork', 'gelatin', 'alcohol', 'frog leg'],
  // Fish without scales don't clear either, because nobody has listed all their names.
  kosher: ['pork', 'rabbit', 'frog leg', 'shellfish', 'eel', 'catfish', 'shark', 'monkfish', 'gelatin', 'carmine'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReadyMadeList = keyof typeof readyMadeLists;

export const isReadyMadeList = (value: unknown): value is ReadyMadeList =>
  typeof value === 'string' && Object.hasOwn(readyMadeLists, value);
