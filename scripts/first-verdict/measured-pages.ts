export interface MeasuredPage {
  /** Where it is, in the sample data. */
  readonly path: string;
  /** What a visitor comes for: the names of dishes or restaurants. */
  readonly names: string;
  /** What states a verdict. */
  readonly verdicts: string;
  /** What opens a dialog for a visitor. */
  readonly press: string;
}

/** A dish by its name, and what stands around that and its verdict. */
export const dishes = { names: '.dish-card__name, .record-head h1', whole: '.dish-card, .record-head' };

/** Both a card's badge and the panel on a dish's own page. */
const ofDish = '[data-verdict]';

export const measuredPages: readonly MeasuredPage[] = [
  { path: '/restaurant/1', names: '.dish-card__name', verdicts: ofDish, press: '.filter-button button' },
  { path: '/dish/3', names: '.record-head h1', verdicts: ofDish, press: '.keep-button' },
  { path: '/search?q=curry', names: '.dish-card__name', verdicts: ofDish, press: '.find-filters__open' },
  // How many dishes of each verdict a restaurant has. It isn't there while they are counted, nor where that failed.
  { path: '/restaurants', names: '.restaurant-card__name', verdicts: '.verdict-tally', press: '.find-filters__open' },
];
