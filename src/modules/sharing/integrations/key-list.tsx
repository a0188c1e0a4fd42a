import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { api } from './api-keys.api.client.ts';
import type { ApiKey } from './api-keys.model.ts';
import { endText, type KeyState, SCOPE_WORDS, STATE_WORDS } from './api-keys.words.ts';
import { KEY_LIST_WORDS } from './words.ts';

const TONES: Readonly<Record<KeyState, Tone>> = { active: 'accent', expired: 'neutral', revoked: 'neutral' };

/** Every key there was: what it opens, who made it, and whether anything uses it. */
export function KeyList({ keys, mayRevoke }: { keys: readonly ApiKey[]; mayRevoke: boolean }) {
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  return (
    <>
      <ul aria-label={KEY_LIST_WORDS.keys} className="divide-y divide-line border-t border-line">
        {keys.map((key) => (
          <Row key={key.id} apiKey={key} onRevoke={mayRevoke ? () => setRevoking(key) : null} />
        ))}
      </ul>
      {revoking !== null && <Revoking apiKey={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
}

function Row({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: (() => void) | null }) {
  const { name, prefix, state, scopes, madeBy, createdAt, lastUsedAt } = apiKey;
  const formats = useFormats();
  const on = (instant: Date) => writeDay(dayAt(instant, formats.timeZone), formats);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-4 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold wrap-anywhere">{name}</h3>
          <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
          <code className="figures text-xs text-soft">{prefix}_…</code>
        </div>
        <p className="mt-1 text-soft">
          {KEY_LIST_WORDS.access(scopes.map((scope) => SCOPE_WORDS[scope].label.toLowerCase()).join(', '))}
        </p>
        <p className="mt-0.5 text-faint wrap-anywhere">
          {KEY_LIST_WORDS.madeByOnNever(
            madeBy,
            on(createdAt),
            endText(apiKey, on),
            lastUsedAt === null ? KEY_LIST_WORDS.neverUsed : KEY_LIST_WORDS.lastUsedOn(on(lastUsedAt)),
          )}
        </p>
      </div>
      {state === 'active' && onRevoke !== null && (
        <Button size="small" aria-label={KEY_LIST_WORDS.revokeOf(name)} onClick={onRevoke}>
          {KEY_LIST_WORDS.revoke}
        </Button>
      )}
    </li>
  );
}

function Revoking({ apiKey: { id, name, prefix }, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useMutation(
    api.revoke.mutationOptions({
      onSuccess: async () => {
        toast.success(KEY_LIST_WORDS.keyRevoked);
        onClose();
        await refreshAll();
      },
      onError: toastError,
    }),
  );
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={KEY_LIST_WORDS.revokeThisKey}
      footer={
        <>
          <Button onClick={onClose}>{KEY_LIST_WORDS.cancel}</Button>
          <Button look="danger" pending={revoke.isPending} onClick={() => revoke.mutate({ id })}>
            {KEY_LIST_WORDS.revoke}
          </Button>
        </>
      }
    >
      <p className="text-sm wrap-anywhere text-soft">{KEY_LIST_WORDS.programThatUsesLoses(name, prefix)}</p>
    </Dialog>
  );
}
