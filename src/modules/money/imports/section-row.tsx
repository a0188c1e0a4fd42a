import { CircleAlert, CircleCheck, CircleHelp, Plus } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Field } from '#ui/field.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Select } from '#ui/select.tsx';
import { isCurrency } from '#kernel/money.ts';
import { ReopenButton } from '#modules/money/accounts/reopen.parts.tsx';
import { BankBalance } from '#modules/money/accounts/bank-balance.parts.tsx';
import type { Account } from '#modules/money/accounts/model.ts';
import { ACCOUNTS } from '#modules/money/accounts/access.ts';
import type { Choosing } from './choosing.client.ts';
import type { SectionPreview } from './model.ts';
import { saidCheck } from './rules.ts';
import { plannedText } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';
import { SECTION_ROW_WORDS } from './file-words.ts';

const OUT = 'out';
const NEW = 'new';

type SectionRowProps = {
  section: SectionPreview;
  isOnly: boolean;
  accounts: readonly Account[];
  choosing: Choosing;
  onAdd: () => void;
};

/** One account of the file: what it holds, whether it adds up, and where it goes. */
export function SectionRow({ section, isOnly, accounts, choosing, onAdd }: SectionRowProps) {
  return (
    <li className="grid gap-x-8 gap-y-4 px-5 py-4 first:pt-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <What section={section} accounts={accounts} />
      <Where section={section} isOnly={isOnly} accounts={accounts} choosing={choosing} onAdd={onAdd} />
      <Problem section={section} choosing={choosing} />
    </li>
  );
}

function What({ section, accounts }: Pick<SectionRowProps, 'section' | 'accounts'>) {
  const { fileAccount, currency, isCurrencyNamed, account, first, last, moneyIn, moneyOut, counts } = section;
  const formats = useFormats();
  return (
    <div className="flex min-w-0 flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-base font-medium wrap-anywhere">
          {fileAccount ?? SECTION_ROW_WORDS.accountNotInFile}
          <span className="text-faint">
            {'\u00a0· '}
            {isCurrencyNamed || account !== null ? currency : SECTION_ROW_WORDS.currencyNotInFile}
          </span>
        </span>
        {first !== null && last !== null && (
          <span className="text-soft">
            {first === last ? (
              <DateText day={first} />
            ) : (
              <Sentence
                text={SECTION_ROW_WORDS.period}
                parts={{ firstDay: <DateText day={first} />, lastDay: <DateText day={last} /> }}
              />
            )}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-5 text-soft">
        <span>
          <Sentence
            text={SECTION_ROW_WORDS.in}
            parts={{ amount: <MoneyText value={moneyIn} className="font-medium text-ink" /> }}
          />
        </span>
        <span>
          <Sentence
            text={SECTION_ROW_WORDS.out}
            parts={{ amount: <MoneyText value={moneyOut} className="font-medium text-ink" /> }}
          />
        </span>
        <span className="figures">{plannedText(counts, (count) => writeNumber(count, formats))}</span>
      </p>
      {section.balance !== null && saidCheck(section) === 'account' ? (
        <BankBalance
          isPlanned
          comparison={section.balance}
          account={accounts.find(({ id }) => id === account?.id) ?? null}
        />
      ) : (
        <BalanceCheck section={section} />
      )}
      {section.openingMoved !== null && (
        <p className="text-soft">
          <Sentence
            text={SECTION_ROW_WORDS.openingMoves}
            parts={{ amount: <MoneyText value={section.openingMoved} sign="always" /> }}
          />
        </p>
      )}
      <Doubts count={section.doubts} />
    </div>
  );
}

/** Opening balance and rows against the closing balance, or where they part. */
function BalanceCheck({ section: { check, opening, closing } }: { section: SectionPreview }) {
  if (check.kind === 'gap')
    return (
      <div className="flex gap-2 text-attention-ink">
        <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
        <p>
          <span className="font-medium">
            <Sentence
              text={SECTION_ROW_WORDS.balancesDoNotAdd}
              parts={{ amount: <MoneyText value={check.gap} sign="never" />, line: check.line }}
            />
          </span>{' '}
          {check.sentence}
        </p>
      </div>
    );
  if (check.kind === 'matches')
    return (
      <p className="flex gap-2 text-accent-ink">
        <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden />
        <span>
          {opening === null || closing === null ? (
            SECTION_ROW_WORDS.balancesAddUp
          ) : (
            <Sentence
              text={SECTION_ROW_WORDS.balancesAddUpFromTo}
              parts={{
                opening: <MoneyText value={opening.amount} />,
                closing: <MoneyText value={closing.amount} />,
              }}
            />
          )}
        </span>
      </p>
    );
  return (
    <p className="flex gap-2 text-faint">
      <CircleHelp className="mt-0.5 size-4 shrink-0" aria-hidden />
      {SECTION_ROW_WORDS.fileHasNoBalances}
    </p>
  );
}

function Doubts({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="flex gap-2 text-attention-ink">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>{SECTION_ROW_WORDS.oneTransactionHasSign(count)}</span>
    </p>
  );
}

function Where({ section, isOnly, accounts, choosing, onAdd }: SectionRowProps) {
  const mayAdd = useMay(ACCOUNTS.write);
  const { account, isLeftOut, currency, fileAccount, newAccount, doubt } = section;
  const open = accounts.filter(({ isActive, id }) => isActive || id === account?.id);
  const canAdd = mayAdd && isCurrency(currency);
  const label = isOnly ? 'Account' : SECTION_ROW_WORDS.accountFor(fileAccount ?? currency);
  function take(value: string): void {
    if (value === NEW) return onAdd();
    const accountId = value === OUT ? null : value;
    void choosing.choose({ accounts: [{ section: section.section, accountId, isNumberIgnored: false }] });
  }
  const isNone = account === null && !isLeftOut;
  return (
    <div className="flex min-w-0 flex-col items-start gap-2.5">
      {(open.length > 0 || !isOnly) && (
        <Field label={label} className="w-full" hint={account === null ? (doubt ?? undefined) : account.because}>
          <Select
            value={account?.id ?? (isLeftOut ? OUT : '')}
            choices={[
              ...open.map(({ id, name, currency: own }) => ({ value: id, label: `${name} (${own})` })),
              ...(canAdd ? [{ value: NEW, label: SECTION_ROW_WORDS.addNewAccount }] : []),
              ...(isOnly ? [] : [{ value: OUT, label: SECTION_ROW_WORDS.leaveThisAccountOut }]),
            ]}
            {...(isNone ? { placeholder: SECTION_ROW_WORDS.chooseAccount } : {})}
            onChoose={take}
          />
        </Field>
      )}
      {canAdd && isNone && (
        <Button
          look={open.length === 0 ? 'primary' : 'secondary'}
          icon={<Plus aria-hidden />}
          className="max-w-full"
          onClick={onAdd}
        >
          <span className="truncate">
            {fileAccount === null ? SECTION_ROW_WORDS.addAccount : SECTION_ROW_WORDS.add(newAccount.name)}
          </span>
        </Button>
      )}
    </div>
  );
}

function Problem({
  section: { section, account, problem },
  choosing,
}: {
  section: SectionPreview;
  choosing: Choosing;
}) {
  if (problem === null) return null;
  const choose = async (isNumberIgnored: boolean) =>
    choosing.choose({ accounts: [{ section, accountId: account?.id ?? null, isNumberIgnored }] });
  return (
    <div className="lg:col-span-2">
      <Notice
        tone="attention"
        icon={<CircleAlert aria-hidden />}
        action={
          account !== null &&
          (problem.code === 'ACCOUNT_CLOSED' ? (
            <ReopenButton account={account} onOpen={() => choose(false)} />
          ) : (
            problem.code === 'OTHER_NUMBER' && (
              <Button size="small" pending={choosing.pending?.accounts !== undefined} onClick={() => void choose(true)}>
                {SECTION_ROW_WORDS.thisAccountAnyway}
              </Button>
            )
          ))
        }
      >
        {problem.sentence}
      </Notice>
    </div>
  );
}
