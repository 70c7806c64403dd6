import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx';

export const ZipDialog = lazyDialog(async () => (await import('./zip-dialog.tsx')).ZipDialog);
export const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog);
export const FilterSheet = lazyDialog(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet);
