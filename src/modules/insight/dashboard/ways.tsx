import {
  ArrowLeftRight,
  ArrowRightLeft,
  Coins,
  FileUp,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  Repeat,
  Scale,
  Tags,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Permission } from '#kernel/permissions.ts';
import { EXCHANGE_RATES } from '#modules/money/exchange-rates/access.ts';
import { RECURRING } from '#modules/money/recurring/access.ts';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { TRANSFERS } from '#modules/money/transfers/access.ts';
import { DEBTS } from '#modules/planning/debts/access.ts';
import { may, useCaller } from '#ui/caller.tsx';
import { Section } from '#ui/page-header.tsx';
import { FINANCE_PAGE_WORDS } from './words.ts';

type Way = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  readonly needs?: Permission;
};

const WAYS: readonly Way[] = [
  { to: '/app/dashboard', icon: LayoutDashboard, name: 'Dashboard', about: FINANCE_PAGE_WORDS.howYourMonthIs },
  {
    to: '/app/transactions',
    icon: ArrowLeftRight,
    name: 'Transactions',
    about: FINANCE_PAGE_WORDS.findCategoriseAndCorrect,
  },
  {
    to: '/app/imports',
    icon: FileUp,
    name: 'Imports',
    about: FINANCE_PAGE_WORDS.bankStatementsYouAdded,
    needs: IMPORTS.read,
  },
  {
    to: '/app/accounts',
    icon: Landmark,
    name: 'Accounts',
    about: FINANCE_PAGE_WORDS.whereYourMoneyIs,
  },
  {
    to: '/app/exchange-rates',
    icon: Coins,
    name: FINANCE_PAGE_WORDS.exchangeRates,
    about: FINANCE_PAGE_WORDS.totalsOfCurrencies,
    needs: EXCHANGE_RATES.read,
  },
  {
    to: '/app/recurring',
    icon: Repeat,
    name: 'Recurring',
    about: FINANCE_PAGE_WORDS.whatComesBack,
    needs: RECURRING.read,
  },
  {
    to: '/app/transfers',
    icon: ArrowRightLeft,
    name: FINANCE_PAGE_WORDS.transfers,
    about: FINANCE_PAGE_WORDS.betweenYourAccounts,
    needs: TRANSFERS.read,
  },
  {
    to: '/app/debts',
    icon: Scale,
    name: 'Debts',
    about: FINANCE_PAGE_WORDS.whenYouWillBe,
    needs: DEBTS.read,
  },
  {
    to: '/app/categories',
    icon: Tags,
    name: 'Categories',
    about: FINANCE_PAGE_WORDS.howYourSpendingIs,
  },
  {
    to: '/app/settings/members',
    icon: Users,
    name: FINANCE_PAGE_WORDS.workspaceAndMembers,
    about: FINANCE_PAGE_WORDS.whoElseSeesThis,
  },
];

/** The pages about money that the member may open. */
export function Ways() {
  const { workspace } = useCaller();
  const ways = WAYS.filter(({ needs }) => needs === undefined || may(workspace, needs));
  return (
    <div className="mt-5">
      <Section flush title={FINANCE_PAGE_WORDS.goTo}>
        <ul aria-label={FINANCE_PAGE_WORDS.goTo} className="grid border-t border-line sm:grid-cols-2">
          {ways.map(({ to, icon: Icon, name, about }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex items-start gap-3 px-5 py-3 text-sm text-ink no-underline transition-colors hover:bg-hover"
              >
                <Icon className="mt-0.5 size-4.5 shrink-0 text-accent-ink" aria-hidden />
                <span className="min-w-0">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-soft">{about}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
