import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';

export const KitchenView = lazyDialog(async () => (await import('./kitchen-view.tsx')).KitchenView);
