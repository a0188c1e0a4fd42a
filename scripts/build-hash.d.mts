export function sourceHash(root: string): string;
export function isBuildStale(root: string): boolean;
