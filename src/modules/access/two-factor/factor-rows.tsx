import { EllipsisVertical, Fingerprint, LifeBuoy, Pencil, Smartphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import type { Passkey } from './passkeys.model.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Stage } from './factor-dialog.tsx';

type Ask = { onAsk: (stage: Stage) => void; mayRemove: boolean };

export function AppRow({ since, mayRemove, onAsk }: Ask & { since: Date }) {
  const on = useDay();
  return (
    <Row icon={<Smartphone aria-hidden />} name="Authenticator app" note={`Set up on ${on(since)}`}>
      {mayRemove && (
        <Button
          size="small"
          aria-label="Remove the authenticator app"
          onClick={() => onAsk({ at: 'remove', passkey: null })}
        >
          Remove
        </Button>
      )}
    </Row>
  );
}

export function PasskeyRow({ passkey, mayRemove, onAsk }: Ask & { passkey: Passkey }) {
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  const on = useDay();
  const used = lastUsedAt === null ? 'never used' : `last used on ${on(lastUsedAt)}`;
  return (
    <Row icon={<Fingerprint aria-hidden />} name={name} note={`Passkey of ${on(createdAt)}, ${used}`}>
      {isSynced && <Badge>On all your devices</Badge>}
      <Menu
        trigger={<IconButton label={`More about ${name}`} icon={<EllipsisVertical aria-hidden />} className="-mr-2" />}
        entries={[
          { label: 'Rename', icon: <Pencil aria-hidden />, perform: () => onAsk({ at: 'rename', passkey }) },
          ...(mayRemove
            ? [
                {
                  label: 'Remove',
                  icon: <Trash2 aria-hidden />,
                  danger: true,
                  perform: () => onAsk({ at: 'remove', passkey }),
                },
              ]
            : []),
        ]}
      />
    </Row>
  );
}

export function BackupRow({ left, onRenew }: { left: number; onRenew: () => void }) {
  return (
    <Row icon={<LifeBuoy aria-hidden />} name="Backup codes" note={left === 0 ? 'No codes left' : `${left} of 10 left`}>
      <Button size="small" onClick={onRenew}>
        Create new codes
      </Button>
    </Row>
  );
}

type RowProps = { icon: ReactNode; name: string; note: string; children: ReactNode };

function Row({ icon, name, note, children }: RowProps) {
  return (
    <li className="flex items-center gap-3.5 px-5 py-3 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent-ink">
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-faint">{note}</p>
        </div>
        <div className="flex items-center gap-2">{children}</div>
      </div>
    </li>
  );
}

function useDay(): (instant: Date) => string {
  const formats = useFormats();
  return (instant) => writeDay(dayAt(instant, formats.timeZone), formats);
}
