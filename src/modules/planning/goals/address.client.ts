import { choiceParam, idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';

/** What the query string of the page holds. */
const ADDRESS = {
  /** The goal whose page is open. */
  goal: idParam,
  do: choiceParam(['', 'new', 'edit', 'put', 'withdraw', 'rule', 'pledge']),
  /** The goal that a dialog is about, over the list. */
  for: idParam,
};

export function useGoalAddress() {
  const [address, setAddress] = useUrlState(ADDRESS);
  return { address, setAddress, close: () => setAddress({ do: '', for: '' }, { replace: true }) };
}
