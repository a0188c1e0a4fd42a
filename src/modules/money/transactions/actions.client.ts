import {
  ArrowDownUp,
  ArrowLeft,
  ArrowLeftRight,
  ArrowRight,
  ArrowUpDown,
  CheckCheck,
  Download,
  PanelRight,
  Plus,
  Search,
  Split,
  Tags,
  Trash2,
} from 'lucide-react';
import type { Action } from '#ui/actions.client.ts';
import { TRANSACTIONS } from './access.ts';
import { ACTIONS_WORDS } from './action-words.ts';

const [group, on] = ['Transactions', '/app/transactions'] as const;

/** What can be done on the screen of transactions. */
export const TRANSACTION_ACTIONS = [
  { id: 'transactions.search', name: 'Search transactions', keys: '/', icon: Search, group, on },
  {
    id: 'transactions.new',
    name: 'Add transaction',
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
    id: 'transactions.transfer',
    name: ACTIONS_WORDS.transfer,
    keys: 't',
    icon: ArrowLeftRight,
    group,
    on,
    needs: TRANSACTIONS.write,
  },
  {
    id: 'transactions.split',
    name: ACTIONS_WORDS.split,
    keys: 's',
    icon: Split,
    group,
    on,
    needs: TRANSACTIONS.write,
  },
  {
    id: 'transactions.review',
    name: ACTIONS_WORDS.review,
    keys: 'e',
    icon: CheckCheck,
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
  { id: 'transactions.export', name: ACTIONS_WORDS.export, keys: 'd', icon: Download, group, on },
  { id: 'transactions.sort', name: ACTIONS_WORDS.sortByNext, keys: 'b', icon: ArrowDownUp, group, on },
  { id: 'transactions.turn-order', name: ACTIONS_WORDS.turnOrder, keys: 'r', icon: ArrowUpDown, group, on },
  { id: 'transactions.next', name: 'Next page', keys: ']', icon: ArrowRight, group, on },
  { id: 'transactions.back', name: 'Previous page', keys: '[', icon: ArrowLeft, group, on },
] as const satisfies readonly Action[];

/** What can be done on the screen of deleted transactions: the palette leads there from every page. */
export const TRASH_ACTIONS = [
  {
    id: 'transactions.trash',
    name: ACTIONS_WORDS.trash,
    words: 'trash bin restore undelete',
    icon: Trash2,
    group,
    on: '/app/transactions/trash',
    to: '/app/transactions/trash',
  },
] as const satisfies readonly Action[];
