import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';

export const FilterDialog = lazyDialog(async () => (await import('./filter-dialog.tsx')).FilterDialog);
