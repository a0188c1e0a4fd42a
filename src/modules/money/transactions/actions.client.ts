import {
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ArrowUpDown,
  Download,
  PanelRight,
  Plus,
  Search,
  Tags,
  Trash2,
} from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { TRANSACTIONS } from './access.ts';
import { ACTIONS_WORDS } from './first-words.ts';

const [group, on] = ['Transactions', '/app/transactions'] as const;

/** What can be done on the screen of transactions. */
export const TRANSACTION_ACTIONS = [
  { id: 'transactions.search', name: 'Search transactions', keys: '/', icon: Search, group, on },
  {
    id: 'transactions.new',
    name: 'Add a transaction',
    keys: 'n',
    icon: Plus,
    group,
    on,
    needs: TRANSACTIONS.write,
    to: '/app/transactions?new=1',
  },
  {
    id: 'transactions.categorise',
    name: 'Choose the category of the transaction, or of all selected',
    keys: 'c',
    icon: Tags,
    group,
    on,
    needs: TRANSACTIONS.write,
  },
  {
    id: 'transactions.remove',
    name: 'Delete the transaction, or all selected',
    keys: 'Delete',
    icon: Trash2,
    group,
    on,
    needs: TRANSACTIONS.write,
  },
  { id: 'transactions.open', name: 'Show the details of the transaction', keys: 'o', icon: PanelRight, group, on },
  { id: 'transactions.export', name: ACTIONS_WORDS.export, keys: 'e', icon: Download, group, on },
  { id: 'transactions.sort', name: ACTIONS_WORDS.sortByNext, keys: 's', icon: ArrowDownUp, group, on },
  { id: 'transactions.turn-order', name: ACTIONS_WORDS.turnOrder, keys: 'r', icon: ArrowUpDown, group, on },
  { id: 'transactions.next', name: 'Next page', keys: ']', icon: ArrowRight, group, on },
  { id: 'transactions.back', name: 'Previous page', keys: '[', icon: ArrowLeft, group, on },
] as const satisfies readonly Action[];
