import { worded } from '#modules/people/billing/plan-names.ts';
import { comingModules } from '../planned.ts';
import { MODULES_THERE } from './screens.tsx';

/** The name of the module at an address whose page is not there yet; null where it is no module's address. */
export function comingAt(pathname: string): string | null {
  const module = comingModules(MODULES_THERE).find(({ name }) => `${pathname}/`.startsWith(`/app/${name}/`));
  return module === undefined ? null : worded(module);
}
