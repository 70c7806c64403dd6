export interface MeasuredPage {
  /** The page has this path in the sample data. */
  readonly path: string;
  /** Selects what a visitor wants to see: names of dishes or restaurants. */
  readonly names: string;
  /** Selects what states a verdict. */
  readonly verdicts: string;
  /** Selects what opens a dialog for a visitor. */
  readonly press: string;
}

/** Selects the name of a dish, and the element around its name and verdict. */
export const dishes = {
  names: '.dish-card__name, .dish-row__name, .record-head h1',
  whole: '.dish-card, .dish-rows > li, .record-head',
};

/** Matches a row, a card's badge and the panel on a dish's own page. */
const ofDish = '[data-verdict]';

export const measuredPages: readonly MeasuredPage[] = [
  {
    path: '/restaurant/1',
    names: '.dish-card__name, .dish-row__name',
    verdicts: ofDish,
    press: '.filter-button button',
  },
  { path: '/dish/3', names: '.record-head h1', verdicts: ofDish, press: '.keep-button' },
  { path: '/search?q=curry', names: '.dish-card__name', verdicts: ofDish, press: '.find-filters__open' },
  // Counts of a restaurant's dishes by verdict. They are missing while they are loading, and if that failed.
  { path: '/restaurants', names: '.restaurant-card__name', verdicts: '.verdict-tally', press: '.find-filters__open' },
];
