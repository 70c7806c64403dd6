import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx';

export const AreaDialog = lazyDialog(async () => (await import('./area-dialog.tsx')).AreaDialog);
export const FilterSheet = lazyDialog(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet);
