import { laterDialog, laterPart } from '../../shared/lib/later.tsx';

/** What stands under the card, and how it is handed over. Until the paper is laid out, a print has the card as it is on the screen. */
export const PaperCard = laterPart(async () => (await import('./paper-card.tsx')).PaperCard);
export const CardSources = laterPart(async () => (await import('./card-sources.tsx')).CardSources);
export const KitchenView = laterDialog(async () => (await import('./kitchen-view.tsx')).KitchenView);
