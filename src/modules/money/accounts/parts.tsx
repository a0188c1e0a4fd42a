import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import {
  Banknote,
  ChartLine,
  CreditCard,
  HandCoins,
  Landmark,
  type LucideIcon,
  PiggyBank,
  Smartphone,
  Wallet,
} from 'lucide-react';
import { IconMark } from '#ui/icon-mark.tsx';
import { api } from './api.client.ts';
import type { Account } from './model.ts';
import type { AccountType } from './kinds.parts.ts';

const ICONS: Readonly<Record<AccountType, LucideIcon>> = {
  cheque: Landmark,
  savings: PiggyBank,
  'credit-card': CreditCard,
  loan: HandCoins,
  cash: Banknote,
  'mobile-money': Smartphone,
  investment: ChartLine,
  other: Wallet,
};

/** What kind of account it is, at a glance; decoration beside its name. */
export function AccountMark({ type }: { type: AccountType }) {
  return <IconMark icon={ICONS[type]} />;
}

/** All accounts of the books, closed ones too. */
export function useAccounts(): UseQueryResult<Account[]> {
  return useQuery(api.list.queryOptions());
}
