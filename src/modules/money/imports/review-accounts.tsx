import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { isCurrency } from '#kernel/money.ts';
import { ReopenButton } from '#modules/money/accounts/reopen.parts.tsx';
import { shownNumber } from '#modules/money/accounts/rules.ts';
import { ACCOUNT_TYPE_LABELS } from '#modules/money/accounts/kinds.parts.ts';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { type Choosing, useChoosing } from './choosing.client.ts';
import type { Importing } from './importing.client.ts';
import { UnlockForm } from './unlock-form.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { type NewAccount, type Part, partKey, type Review, type ReviewLine } from './review.ts';
import { setAsNew } from './review-draft.client.ts';
import { ReviewQuestions } from './review-questions.tsx';
import { askedOf } from './review-words.ts';
import { Sentence } from '#ui/sentence.tsx';
import { REVIEW_ACCOUNTS_WORDS } from './words.ts';

type ReviewAccountsProps = { line: ReviewLine; review: Review; mayWrite: boolean; running: Importing | null };
const MOST_SHOWN = 3;

/** Where the file goes, part by part, and what is asked of it. */
export function ReviewAccounts({ line, review, mayWrite, running }: ReviewAccountsProps) {
  const { preview, parts, kind } = line;
  const choosing = useChoosing(preview.id);
  const failure = running?.failures[preview.id];
  const more = parts.length - MOST_SHOWN;
  return (
    <div className="flex flex-col gap-2">
      {kind === 'unreadable' && <Stuck line={line} mayWrite={mayWrite} />}
      {parts.slice(0, MOST_SHOWN).map((part) => (
        <PartCell
          key={part.section.section}
          id={preview.id}
          part={part}
          isOnly={parts.length === 1}
          review={review}
          choosing={mayWrite ? choosing : null}
        />
      ))}
      {more > 0 && <p className="text-xs text-faint">{REVIEW_ACCOUNTS_WORDS.and1MoreAccount(more)}</p>}
      <ReviewQuestions line={line} choosing={mayWrite ? choosing : null} />
      {failure !== undefined && (
        <p role="alert" className="flex gap-2 text-danger-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{failure}</span>
        </p>
      )}
    </div>
  );
}

/** Why the file has a page of its own to be settled on, or is no use. */
function Stuck({ line: { preview, finding }, mayWrite }: { line: ReviewLine; mayWrite: boolean }) {
  const { finding: own } = preview;
  if (own?.kind === 'locked')
    return mayWrite ? <UnlockForm id={preview.id} /> : <p className="text-soft">{REVIEW_ACCOUNTS_WORDS.hasPassword}</p>;
  if (own?.kind === 'refused') return <p className="text-soft">{own.sentence}</p>;
  if (own?.kind === 'unmapped') return <p className="text-soft">{REVIEW_ACCOUNTS_WORDS.chooseWhichColumnIs}</p>;
  if (finding === null || finding.counts.added + finding.counts.merged > 0) return null;
  return (
    <p className="text-soft">
      {finding.counts.failed > 0 ? REVIEW_ACCOUNTS_WORDS.noTransactionCanBe : REVIEW_ACCOUNTS_WORDS.noTransactionsInIt}
    </p>
  );
}

type PartProps = { id: string; part: Part; isOnly: boolean; review: Review; choosing: Choosing | null };

function PartCell({ id, part, isOnly, review, choosing }: PartProps) {
  const { section, goes } = part;
  const [isOpen, setOpen] = useState(false);
  const made = review.newAccounts.get(section.newAccountId);
  if (goes === 'out')
    return <p className="text-faint">{REVIEW_ACCOUNTS_WORDS.leftOut(section.fileAccount ?? section.currency)}</p>;
  if (goes === 'asks') return <Ask id={id} part={part} isOnly={isOnly} choosing={choosing} />;
  if (goes === 'known' || made === undefined) return <Known part={part} id={id} isOnly={isOnly} choosing={choosing} />;
  return (
    <div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{nameOf(made)}</span>
        <Badge tone="accent">{REVIEW_ACCOUNTS_WORDS.new}</Badge>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-faint">
        {kindAndCurrency(made)}
        {choosing !== null && <ChangeButton name={made.wish.name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
      </p>
      {isOpen && choosing !== null && (
        <NewAccountFields account={made} review={review} isCurrencyNamed={section.isCurrencyNamed}>
          <Choice id={id} part={part} isOnly={isOnly} choosing={choosing} label={REVIEW_ACCOUNTS_WORDS.account} />
        </NewAccountFields>
      )}
    </div>
  );
}

function ChangeButton({ name, isOpen, onPress }: { name: string; isOpen: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      className="relative rounded-sm text-xs text-soft underline decoration-edge underline-offset-2 hover:text-ink pointer-coarse:min-h-7 pointer-coarse:min-w-11 pointer-coarse:text-left pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:-top-4 pointer-coarse:after:bottom-0"
      onClick={onPress}
    >
      <Sentence
        text={REVIEW_ACCOUNTS_WORDS.text}
        parts={{
          part: isOpen ? REVIEW_ACCOUNTS_WORDS.close : REVIEW_ACCOUNTS_WORDS.change,
          part2: <span className="sr-only"> {REVIEW_ACCOUNTS_WORDS.accountName(name)}</span>,
        }}
      />
    </button>
  );
}

function nameOf({ wish: { name, accountNumber } }: NewAccount): string {
  return accountNumber === null ? name : `${name} ${shownNumber(accountNumber).replace(/^•+ /, '••')}`;
}

function kindAndCurrency({ wish: { accountType, currency }, files }: NewAccount): string {
  const parts = [ACCOUNT_TYPE_LABELS[accountType], currency];
  return [...parts, ...(files > 1 ? [`shared by ${files} files`] : [])].join(' · ');
}

function Known({ id, part, isOnly, choosing }: Omit<PartProps, 'review'>) {
  const { section } = part;
  const [isOpen, setOpen] = useState(false);
  if (section.account === null) return null;
  return (
    <div>
      <p className="font-medium wrap-anywhere">{section.account.name}</p>
      {choosing !== null && (
        <ChangeButton name={section.account.name} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />
      )}
      {isOpen && choosing !== null && (
        <Choice id={id} part={part} isOnly={isOnly} choosing={choosing} label={REVIEW_ACCOUNTS_WORDS.account} />
      )}
    </div>
  );
}

function Ask({ id, part, isOnly, choosing }: Omit<PartProps, 'review'>) {
  const { section } = part;
  const canIgnore = section.problem?.code === 'OTHER_NUMBER' && section.account !== null;
  const isClosed = section.problem?.code === 'ACCOUNT_CLOSED';
  const choose = async (isNumberIgnored: boolean) =>
    choosing?.choose({
      accounts: [{ section: section.section, accountId: section.account?.id ?? null, isNumberIgnored }],
    });
  return (
    <div className="flex flex-col gap-2">
      <p className="flex gap-2 text-attention-ink">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span className="min-w-0 wrap-anywhere">{askedOf(part)}</span>
      </p>
      {choosing !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <Choice id={id} part={part} isOnly={isOnly} choosing={choosing} label={REVIEW_ACCOUNTS_WORDS.account} />
          {isClosed && section.account !== null && (
            <ReopenButton account={section.account} onOpen={async () => choose(false)} />
          )}
          {canIgnore && (
            <Button size="small" onClick={() => void choose(true)}>
              {REVIEW_ACCOUNTS_WORDS.thisAccountAnyway}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const OUT = 'out';
const NEW = 'new';

/** All accounts there are, a new one, or none. */
function Choice({
  id,
  part,
  isOnly,
  choosing,
  label,
}: Omit<PartProps, 'review' | 'choosing'> & { choosing: Choosing; label: string }) {
  const { workspace } = useCaller();
  const accounts = useAccounts();
  const { section, goes } = part;
  const { account, currency } = section;
  const open = (accounts.data ?? []).filter(({ isActive, id: own }) => isActive || own === account?.id);
  const canBeNew = isCurrency(currency);
  function take(value: string): void {
    setAsNew(workspace.id, partKey(id, section.section), value === NEW);
    if (value === NEW) return;
    const accountId = value === OUT ? null : value;
    void choosing.choose({ accounts: [{ section: section.section, accountId, isNumberIgnored: false }] });
  }
  return (
    <Field label={label} hideLabel={goes !== 'new'} className="w-full max-w-64">
      <Select
        value={goes === 'known' ? (account?.id ?? '') : goes === 'new' ? NEW : ''}
        choices={[
          ...open.map(({ id: own, name, currency: kept }) => ({ value: own, label: `${name} (${kept})` })),
          ...(canBeNew ? [{ value: NEW, label: REVIEW_ACCOUNTS_WORDS.newAccount(section.newAccount.name) }] : []),
          ...(isOnly ? [] : [{ value: OUT, label: REVIEW_ACCOUNTS_WORDS.leaveThisAccountOut }]),
        ]}
        {...(goes === 'asks' ? { placeholder: REVIEW_ACCOUNTS_WORDS.chooseAccount } : {})}
        disabled={choosing.pending?.accounts !== undefined}
        onChoose={take}
      />
    </Field>
  );
}
