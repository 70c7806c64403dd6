import { lazyDialog } from '../../shared/ui/lazy-dialog.tsx';

export const SignInToKeep = lazyDialog(async () => (await import('./sign-in-to-keep.tsx')).SignInToKeep);
