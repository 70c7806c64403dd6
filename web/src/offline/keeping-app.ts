import { later } from '../shared/lib/later.tsx';

/** What keeps the app on this device: nothing that is seen waits for it. */
export const keepingApp = later(() => import('./keep-app-offline.ts'));
