import { ArrowLeftRight, Unlink } from 'lucide-react';
import type { Account } from '#modules/money/accounts/model.ts';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TRANSFERS } from './access.ts';
import { useTransferChanges } from './transfer-changes.client.ts';
import { LINE_WORDS } from './words.ts';

type LinkedLineProps = {
  id: string;
  number: number;
  isOut: boolean;
  /** Null where the other side is in an account that may not be seen. */
  accountName: string | null;
  onUnlinked: () => void;
};

/** Says of a line of a split what it is a transfer to, and unlinks it. @param props.number its place, from 1 */
export function LinkedLine({ id, number, isOut, accountName, onUnlinked }: LinkedLineProps) {
  const mayWrite = useMay(TRANSFERS.write);
  const { unlink } = useTransferChanges();
  const name = accountName ?? LINE_WORDS.hiddenAccount;
  return (
    <div className="flex min-h-10 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="inline-flex min-w-0 items-center gap-1.5">
        <ArrowLeftRight className="size-4 shrink-0 text-faint" aria-hidden />
        <span className="wrap-anywhere">{isOut ? LINE_WORDS.to(name) : LINE_WORDS.from(name)}</span>
      </span>
      {mayWrite && accountName !== null && (
        <Button
          size="small"
          icon={<Unlink aria-hidden />}
          aria-label={LINE_WORDS.unlinkLine(number)}
          onClick={() => {
            unlink(id);
            onUnlinked();
          }}
        >
          {LINE_WORDS.unlink}
        </Button>
      )}
    </div>
  );
}

type OtherAccountProps = {
  number: number;
  isOut: boolean;
  accountId: string | null;
  accounts: readonly Account[];
  onChoose: (accountId: string | null) => void;
};

/** The account that a line is a transfer to, where it is one; nothing for who may not link transfers. */
export function OtherAccount({ number, isOut, accountId, accounts, onChoose }: OtherAccountProps) {
  const mayWrite = useMay(TRANSFERS.write);
  if (!mayWrite || accounts.length === 0) return null;
  const say = isOut ? LINE_WORDS.to : LINE_WORDS.from;
  const choices = accounts.map(({ id, name }) => ({ value: id, label: say(name) }));
  return (
    <Field
      label={LINE_WORDS.otherAccount(number)}
      hideLabel
      hint={accountId === null ? undefined : LINE_WORDS.otherAccountHint}
      className="col-span-full sm:col-span-2"
    >
      <Select
        value={accountId ?? ''}
        choices={[{ value: '', label: LINE_WORDS.noOtherAccount }, ...choices]}
        onChoose={(chosen) => onChoose(chosen === '' ? null : chosen)}
      />
    </Field>
  );
}
