import {
  Bell,
  Building2,
  CircleHelp,
  CircleUser,
  CreditCard,
  Globe,
  LogOut,
  Plug,
  ScrollText,
  Shield,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { UserType } from '#kernel/caller.ts';
import { useCaller } from '#ui/caller.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { SCREENS } from './screens.tsx';
import { UserButton } from './user-button.tsx';

type Link = { readonly label: string; readonly icon: LucideIcon; readonly to: string };

/** The entries of §2, in their order. One whose page is not there yet is left out. */
const OWN: readonly Link[] = [
  { label: 'Profile Settings', icon: CircleUser, to: '/app/settings' },
  { label: 'Security & Privacy', icon: Shield, to: '/app/settings/security' },
  { label: 'Notifications', icon: Bell, to: '/app/settings/notifications' },
  { label: 'Language & Region', icon: Globe, to: '/app/settings/locale' },
];
const OF_BUSINESS: readonly Link[] = [
  { label: 'Business Info', icon: Building2, to: '/app/settings/business' },
  { label: 'Billing & Plans', icon: CreditCard, to: '/app/settings/billing' },
  { label: 'Compliance', icon: ScrollText, to: '/app/settings/compliance' },
  { label: 'API & Integrations', icon: Plug, to: '/app/settings/integrations' },
];
const HELP: readonly Link[] = [{ label: 'Help & Support', icon: CircleHelp, to: '/app/help' }];
const RUNS_A_BUSINESS: ReadonlySet<UserType> = new Set<UserType>(['business_finance_manager', 'financial_planner']);

const isThere = ({ to }: Link) => SCREENS.some(({ path }) => path === to);

/** The person's menu, open (§2). */
export function UserMenuOpen({ onSignOut }: { onSignOut: () => void }) {
  const { person } = useCaller();
  const business = RUNS_A_BUSINESS.has(person.userType) ? OF_BUSINESS : [];
  const groups = [OWN, business, HELP].map((links) => links.filter(isThere)).filter((links) => links.length > 0);
  return (
    <Menu
      defaultOpen
      trigger={<UserButton />}
      heading={
        <>
          <p className="truncate text-sm font-medium">{person.displayName}</p>
          <p className="truncate text-xs text-faint">{person.email}</p>
        </>
      }
      entries={[
        ...groups.flatMap((links): MenuEntry[] => [...links.map(entryOf), { kind: 'line' }]),
        { label: 'Sign Out', icon: <LogOut aria-hidden />, perform: onSignOut },
      ]}
    />
  );
}

function entryOf({ label, icon: Icon, to }: Link): MenuEntry {
  return { kind: 'link', label, icon: <Icon aria-hidden />, to };
}
