import type { Action } from '#ui/actions.client.ts';
import { CLIENTS } from './modules.client.ts';
import { QUIET_ACTIONS } from './quiet-actions.client.ts';
import { SHELL_ACTIONS } from './shell-actions.client.ts';

/** Every action of the product, wherever it can be done. */
export const ACTIONS: readonly Action[] = [
  ...SHELL_ACTIONS,
  ...QUIET_ACTIONS,
  ...(await Promise.all(CLIENTS.map(async ({ actions }) => (await actions?.()) ?? []))).flat(),
];
