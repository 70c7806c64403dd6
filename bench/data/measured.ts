/**
 * Properties of real menus that the generator imitates. They were measured on menus and recipes that were collected for
 * the project's development and are no part of it; only these figures were learned from them.
 */
export const measured = {
  /** Slope of log frequency over log rank, for words of 4,664 names of 19 chains' dishes, and of 926 descriptions. */
  zipfExponent: 1.2,
  /**
   * Share of dishes with a description: 65 to 100 of 100, by 814 descriptions in two pizza and burger chains' menus.
   */
  described: 0.7,
  /** Median of 13 to 31 words in three chains. */
  descriptionWords: { median: 15, spread: 0.45 },
  /** Lines of 276 recipes: 4, 11 and 21 at the 5th, 50th and 95th percentile; 350 others have 5.5 on average. */
  ingredients: { median: 8, spread: 0.5 },
  /** One of five chains publishes ingredients. The bench assumes more, so that assessing has enough work. */
  listed: 0.6,
  /** Five chains have 228, 88, 98, 343 and 169 dishes; independent restaurants have fewer, and we want a mean of 50. */
  menuSpread: 0.6,
  /** Cuisines per 1,000 of 5,169 restaurants in New York, grouped by the tables that we have. */
  cuisines: {
    American: 460,
    'Italian and French': 190,
    'East Asian': 110,
    'Mexican and Latin': 90,
    Breakfast: 80,
    Sweets: 40,
    'South Asian and Eastern': 30,
  },
} as const;

/** Assumed for the whole country, because nobody has counted them. */
export const assumed = {
  /** Share of restaurants that belong to a chain and share its menu. */
  ofChain: 0.3,
  /** Share of dishes with declared allergens. */
  declared: 0.45,
  /** Share of declared dishes that also state may-contain, and that state cross-contact completely. */
  mayContain: 0.3,
  crossContact: 0.5,
  /** Share of dishes with a list of which the restaurant states how they are made without one of its ingredients. */
  varied: 0.1,
  /** Share of dishes with a list that name a component of their kitchen, three of ten of them two. */
  composed: 0.25,
  /** Share of ingredient lists that are confirmed as complete. */
  complete: 0.5,
  /** Maximum days since a statement; from 180 on it doesn't clear. */
  oldest: 240,
  price: { median: 11.5, spread: 0.45 },
} as const;
