import { EllipsisVertical, Fingerprint, LifeBuoy, Pencil, Smartphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import type { Passkey } from './passkeys.model.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Stage } from './factor-dialog.tsx';
import { FACTOR_ROWS_WORDS } from './words.ts';

type Ask = { onAsk: (stage: Stage) => void; mayRemove: boolean };

export function AppRow({ since, mayRemove, onAsk }: Ask & { since: Date }) {
  const on = useDay();
  return (
    <Row
      icon={<Smartphone aria-hidden />}
      name={FACTOR_ROWS_WORDS.authenticatorApp}
      note={FACTOR_ROWS_WORDS.setUpOnNote(on(since))}
    >
      {mayRemove && (
        <Button
          size="small"
          aria-label={FACTOR_ROWS_WORDS.removeAuthenticatorApp}
          onClick={() => onAsk({ at: 'remove', passkey: null })}
        >
          {FACTOR_ROWS_WORDS.remove}
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
    <Row icon={<Fingerprint aria-hidden />} name={name} note={FACTOR_ROWS_WORDS.passkeyOfNote(on(createdAt), used)}>
      {isSynced && <Badge>{FACTOR_ROWS_WORDS.onAllYourDevices}</Badge>}
      <Menu
        trigger={
          <IconButton
            label={FACTOR_ROWS_WORDS.moreAbout(name)}
            icon={<EllipsisVertical aria-hidden />}
            className="-mr-2"
          />
        }
        entries={[
          {
            label: FACTOR_ROWS_WORDS.rename,
            icon: <Pencil aria-hidden />,
            perform: () => onAsk({ at: 'rename', passkey }),
          },
          ...(mayRemove
            ? [
                {
                  label: FACTOR_ROWS_WORDS.remove,
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
    <Row
      icon={<LifeBuoy aria-hidden />}
      name={FACTOR_ROWS_WORDS.backupCodes}
      note={left === 0 ? FACTOR_ROWS_WORDS.noCodesLeftNote : FACTOR_ROWS_WORDS.of10LeftNote(left)}
    >
      <Button size="small" onClick={onRenew}>
        {FACTOR_ROWS_WORDS.createNewCodes}
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
