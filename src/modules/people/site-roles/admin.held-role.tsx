import { Button } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { lastDayOf, ROLE_NAMES } from './admin.words.ts';
import { api } from './api.client.ts';
import type { HeldRole, Holder } from './model.ts';
import { ADMIN_HELD_ROLE_WORDS } from './words.ts';

/** Until when a role is held. */
export function RoleEnd({ role: { expiresAt } }: { role: HeldRole }) {
  const formats = useFormats();
  if (expiresAt === null) return <span className="text-soft">{ADMIN_HELD_ROLE_WORDS.noEndDate}</span>;
  return (
    <span className="text-soft">
      {ADMIN_HELD_ROLE_WORDS.until(writeDay(lastDayOf(expiresAt, formats.timeZone), formats))}
    </span>
  );
}

/** Takes a role away; undone, it is given again with the same end. */
export function RevokeButton({ holder }: { holder: Holder }) {
  const change = useUndoable();
  const { userId, displayName, role, expiresAt } = holder;
  return (
    <Button
      size="small"
      aria-label={ADMIN_HELD_ROLE_WORDS.revokeOf(ROLE_NAMES[role], displayName)}
      onClick={() =>
        change({
          perform: async () => {
            await api.revoke.call({ userId, role });
            return () => api.give.call({ userId, role, expiresAt });
          },
          done: `${displayName} is no longer ${role === 'admin' ? 'an administrator' : 'a superuser'}`,
        })
      }
    >
      {ADMIN_HELD_ROLE_WORDS.revoke}
    </Button>
  );
}
