import { Globe, LogOut } from 'lucide-react';
import { useCaller } from '#ui/caller.tsx';
import { Menu } from '#ui/menu.tsx';
import { UserButton } from './user-button.tsx';

/** The person's menu, open (§2). */
export function UserMenuOpen({ onSignOut }: { onSignOut: () => void }) {
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
        { kind: 'link', label: 'Language & Region', icon: <Globe aria-hidden />, to: '/app/settings/locale' },
        { kind: 'line' },
        { label: 'Sign Out', icon: <LogOut aria-hidden />, perform: onSignOut },
      ]}
    />
  );
}
