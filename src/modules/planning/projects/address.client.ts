import { choiceParam, idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';

export const TABS = ['overview', 'transactions', 'tasks', 'time', 'shares', 'files'] as const;
export type Tab = (typeof TABS)[number];
const DIALOGS = ['', 'task', 'cost', 'time', 'copy', 'rows'] as const;

/** What of a project is shown, and what is open over it; Back closes a dialog. */
export function useProjectAddress() {
  const [address, setAddress] = useUrlState({
    tab: choiceParam(TABS),
    do: choiceParam(DIALOGS),
    item: idParam,
  });
  const close = () => setAddress({ do: '', item: '' }, { replace: true });
  return { address, setAddress, close };
}
