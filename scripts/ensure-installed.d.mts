export function isInstalled(root: string): boolean;
export function ensureInstalled(root: string): Promise<void>;
