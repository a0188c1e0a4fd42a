import {
  Bell,
  Building2,
  CircleHelp,
  CircleUser,
  CreditCard,
  Globe,
  type LucideIcon,
  Plug,
  ScrollText,
  Shield,
} from 'lucide-react';
import { type UserLink, userLinks } from '#kernel/user-menu.ts';
import { useCaller } from '#ui/caller.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { leave } from './sign-out.client.ts';
import { SIGN_OUT } from './quiet-actions.client.ts';
import { UserButton } from './user-button.tsx';

const ICONS: Readonly<Record<UserLink['to'], LucideIcon>> = {
  '/app/settings': CircleUser,
  '/app/settings/security': Shield,
  '/app/settings/notifications': Bell,
  '/app/settings/locale': Globe,
  '/app/settings/business': Building2,
  '/app/settings/billing': CreditCard,
  '/app/settings/compliance': ScrollText,
  '/app/settings/integrations': Plug,
  '/app/help': CircleHelp,
};

/** The person's menu, open (§2). */
export function UserMenuOpen() {
  const { person } = useCaller();
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
        ...userLinks(person.userType).flatMap((links): MenuEntry[] => [...links.map(entryOf), { kind: 'line' }]),
        { label: SIGN_OUT.name, icon: <SIGN_OUT.icon aria-hidden />, perform: leave },
      ]}
    />
  );
}

function entryOf({ label, to }: UserLink): MenuEntry {
  const Icon = ICONS[to];
  return { kind: 'link', label, icon: <Icon aria-hidden />, to };
}
