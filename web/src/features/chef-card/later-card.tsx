import { laterPart } from '../../shared/lib/later.tsx';

/** What stands under the card, and what is unfolded of it. What is printed is there at once: a browser prints when it is told to. */
export const CardSources = laterPart(async () => (await import('./card-sources.tsx')).CardSources);
export const KitchenView = laterPart(async () => (await import('./kitchen-view.tsx')).KitchenView);
