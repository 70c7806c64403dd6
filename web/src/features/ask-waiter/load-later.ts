/** Loads what questions need soon after they are shown. */
export const loadLater = () => import('./asked-later.ts');

export type AskedLater = Awaited<ReturnType<typeof loadLater>>;
