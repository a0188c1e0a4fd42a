import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay, writeMoment } from '#ui/formats.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SecretOnce } from '#ui/secret-once.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import type { CalendarAddress } from './model.ts';
import { CALENDAR_WORDS } from './words.ts';

type CalendarDialogProps = { onDownload: () => void; onClose: () => void };

/** How due dates get into a person's calendar app: by an address that it subscribes to, or by a file. */
export function CalendarDialog({ onDownload, onClose }: CalendarDialogProps) {
  const found = useQuery(api.calendarAddress.queryOptions());
  const [address, setAddress] = useState<string | null>(null);
  const create = useMutation(
    api.createCalendarAddress.mutationOptions({
      onSuccess: async (made) => {
        setAddress(made.address);
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  const remove = useMutation(
    api.removeCalendarAddress.mutationOptions({
      onSuccess: async () => {
        toast.success(CALENDAR_WORDS.removed);
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  if (address !== null)
    return (
      <SecretOnce
        title={CALENDAR_WORDS.yourAddress}
        label={CALENDAR_WORDS.address}
        secret={address}
        onKept={() => setAddress(null)}
      >
        {CALENDAR_WORDS.howTo}
      </SecretOnce>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={CALENDAR_WORDS.title}
      footer={<Button onClick={onClose}>{CALENDAR_WORDS.close}</Button>}
    >
      <div className="flex flex-col gap-6 text-sm">
        <Part title={CALENDAR_WORDS.subscribe} note={CALENDAR_WORDS.subscribeNote}>
          <p className="text-soft">{CALENDAR_WORDS.secretNote}</p>
          <Loaded query={found} skeleton={<TableSkeleton rows={1} label={CALENDAR_WORDS.loading} />}>
            {(current) => (
              <>
                {current !== null && <Standing address={current} />}
                <div className="flex flex-wrap gap-2">
                  <Button
                    look={current === null ? 'primary' : 'secondary'}
                    pending={create.isPending}
                    onClick={() => create.mutate(undefined)}
                  >
                    {current === null ? CALENDAR_WORDS.create : CALENDAR_WORDS.renew}
                  </Button>
                  {current !== null && (
                    <Button pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
                      {CALENDAR_WORDS.remove}
                    </Button>
                  )}
                </div>
              </>
            )}
          </Loaded>
        </Part>
        <Part title={CALENDAR_WORDS.file} note={CALENDAR_WORDS.fileNote}>
          <div>
            <Button icon={<Download aria-hidden />} onClick={onDownload}>
              {CALENDAR_WORDS.download}
            </Button>
          </div>
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-semibold">{title}</h3>
        <p className="mt-1 text-soft">{note}</p>
      </div>
      {children}
    </section>
  );
}

/** Since when there is an address, and whether a calendar uses it. */
function Standing({ address: { createdAt, lastUsedAt } }: { address: CalendarAddress }) {
  const formats = useFormats();
  const created = CALENDAR_WORDS.created(writeDay(dayAt(createdAt, formats.timeZone), formats));
  const used = lastUsedAt === null ? CALENDAR_WORDS.neverUsed : CALENDAR_WORDS.used(writeMoment(lastUsedAt, formats));
  return (
    <p>
      {created} {used} <span className="text-soft">{CALENDAR_WORDS.renewNote}</span>
    </p>
  );
}
