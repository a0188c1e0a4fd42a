type RunOptions = { readonly env?: NodeJS.ProcessEnv; readonly detached?: boolean; readonly ipc?: boolean };

export const ROOT: string;
export function ensureInstalled(): Promise<void>;
export function isInstalled(root: string): boolean;
export function handOver(file: string, words: readonly string[]): Promise<void>;
export function run(command: string, words: readonly string[], options?: RunOptions): Promise<number>;
export function pinnedNode(): string;
export function hearOnce(signal: NodeJS.Signals): void;
