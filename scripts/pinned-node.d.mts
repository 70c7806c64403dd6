export const oldestNode: number;
export function isNewEnough(version: string): boolean;
export function findPinnedNode(root: string, platform?: string, arch?: string): string | undefined;
