import { useMutation } from '@tanstack/react-query';
import { Merge, Split, Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from '#browser/lazy-component.client.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import { MakeRule } from '#modules/money/automation-rules/parts.tsx';
import type { Category } from '#modules/money/categories/model.ts';
import { MERGES } from '#modules/money/merges/access.ts';
import { MergeWith } from '#modules/money/merges/parts.tsx';
import { SplitDialog } from '#modules/money/splits/parts.tsx';
import { StateFact } from '#modules/money/reconciliation/state.parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { Fact } from './fact.tsx';
import { rowsWith } from './address.client.ts';
import { api } from './api.client.ts';
import { changeOf, EditFormSchema, formOf } from './form.ts';
import { undoOf } from './undo.ts';
import type { Transaction } from './model.ts';
import { nameOf } from './transaction-changes.client.ts';
import { useAskAboutOthers } from './spread.client.ts';
import { TransactionFields } from './transaction-fields.tsx';
import { TRANSACTION_SHEET_WORDS } from './dialog-words.ts';

const LinksSection = lazyComponent(() =>
  import('#modules/money/transaction-links/section.parts.tsx').then((parts) => parts.LinksSection),
);
const ReceiptsSection = lazyComponent(() =>
  import('#modules/money/attachments/receipts.parts.tsx').then((parts) => parts.ReceiptsSection),
);
const PaysRecurring = lazyComponent(() =>
  import('#modules/money/recurring/paid-by.parts.tsx').then((parts) => parts.PaysRecurring),
);

const MarksSection = lazyComponent(() => import('./marks-section.tsx').then((file) => file.MarksSection));

const OriginalSection = lazyComponent(() => import('./original-section.tsx').then((file) => file.OriginalSection));

const FORM = 'transaction';
const HistorySection = lazyComponent(() =>
  import('#modules/money/history/history.parts.tsx').then(({ HistorySection: component }) => component),
);
const TransferSection = lazyComponent(() =>
  import('#modules/money/transfers/section.parts.tsx').then((file) => file.TransferSection),
);

type TransactionSheetProps = {
  row: Transaction;
  accounts: readonly Account[];
  categories: readonly Category[];
  mayWrite: boolean;
  /** Somebody else recorded it, and whoever looks changes only what they recorded themselves. */
  isOthers: boolean;
  onRemove: () => void;
  onClose: () => void;
};

/** All there is to know about a row, and all of it that can be changed. */
export function TransactionSheet(props: TransactionSheetProps) {
  const { row, accounts, categories, mayWrite, isOthers, onRemove, onClose } = props;
  const update = useMutation(api.update.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useDone({ isRecorded: true });
  const askAboutOthers = useAskAboutOthers();
  // What is linked meanwhile may change the row: saved is what the person changed, and nothing else.
  const [opened] = useState(row);
  const draft = { name: `transaction ${row.id}` };
  const form = useZodForm({ schema: EditFormSchema, defaultValues: formOf(row), draft });
  const close = () => {
    form.giveUp();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.description}
      footer={
        mayWrite && (
          <>
            <Button look="quiet" icon={<Trash2 aria-hidden />} className="mr-auto text-danger-ink!" onClick={onRemove}>
              {TRANSACTION_SHEET_WORDS.delete}
            </Button>
            <Button onClick={close}>{TRANSACTION_SHEET_WORDS.cancel}</Button>
            <SubmitButton form={form} formId={FORM}>
              {TRANSACTION_SHEET_WORDS.save}
            </SubmitButton>
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <Facts row={row} accounts={accounts}>
          {mayWrite && !row.isMasked && (row.transferId === null || row.parentId !== null) && (
            <SplitButton row={row} onClose={onClose} />
          )}
          {mayWrite && row.parentId === null && <MergeButton row={row} onClose={onClose} />}
        </Facts>
        {!row.isMasked && <MakeRule description={row.description} categoryId={row.categoryId} />}
        {isOthers && <p className="text-sm text-soft">{TRANSACTION_SHEET_WORDS.anotherMemberAddedThis}</p>}
        {mayWrite && (
          <Form
            form={form}
            id={FORM}
            onSave={async (wish) => {
              const change = changeOf(opened, wish);
              if (change !== null) {
                await update.mutateAsync(change);
                tellDone(TRANSACTION_SHEET_WORDS.saved(nameOf(wish.description)), () =>
                  api.update.call(undoOf(row, change)),
                );
                const { id, categoryId } = change;
                const category = categories.find((each) => each.id === categoryId);
                if (category !== undefined)
                  void askAboutOthers({ id, categoryId: category.id, categoryName: category.name });
              }
              onClose();
            }}
          >
            <TransactionFields form={form} accounts={accounts} categories={categories} mayLackCategory />
          </Form>
        )}
        <Suspense>
          <MarksSection row={row} mayWrite={mayWrite} />
          <OriginalSection row={row} mayWrite={mayWrite} />
          <PaysRecurring transactionId={row.parentId ?? row.id} />
          <ReceiptsSection transactionId={row.id} mayWrite={mayWrite} />
          <LinksSection transaction={row} />
          <TransferSection row={row} accounts={accounts} />
          <HistorySection id={row.id} />
        </Suspense>
      </div>
    </Sheet>
  );
}

function SplitButton({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" icon={<Split aria-hidden />} onClick={() => setOpen(true)}>
        {row.parentId === null ? TRANSACTION_SHEET_WORDS.split : TRANSACTION_SHEET_WORDS.editSplit}
      </Button>
      {/* What was split is no longer in the list: the sheet closes with its editor. */}
      <Suspense>{isOpen && <SplitDialog id={row.id} onClose={onClose} />}</Suspense>
    </>
  );
}

function MergeButton({ row, onClose }: { row: Transaction; onClose: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay(MERGES.write)) return null;
  return (
    <>
      <Button size="small" look="quiet" icon={<Merge aria-hidden />} onClick={() => setOpen(true)}>
        {TRANSACTION_SHEET_WORDS.merge}
      </Button>
      {/* It may be the one that goes: the sheet closes with the question. */}
      <Suspense>{isOpen && <MergeWith transaction={row} onClose={() => setOpen(false)} onDone={onClose} />}</Suspense>
    </>
  );
}

/** @param children what can be done with the amount */
function Facts({ row, accounts, children }: { row: Transaction; accounts: readonly Account[]; children: ReactNode }) {
  const { amount, bankText, status, accountId, importId, categorySource, isMasked, state } = row;
  const account = accounts.find(({ id }) => id === accountId);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 text-sm">
      {amount.withheld !== true && (
        <Fact name={TRANSACTION_SHEET_WORDS.amount}>
          <MoneyText value={amount} toned className="text-lg font-semibold" />{' '}
          {status === 'pending' && <Badge tone="attention">{TRANSACTION_SHEET_WORDS.pending}</Badge>}
          <span className="-ml-2.5 flex flex-wrap gap-x-1 empty:hidden">{children}</span>
        </Fact>
      )}
      {account !== undefined && (
        <Fact name={TRANSACTION_SHEET_WORDS.account}>
          <TextLink to={rowsWith({ account: account.id, currency: account.currency })}>{account.name}</TextLink>
        </Fact>
      )}
      <Fact name={TRANSACTION_SHEET_WORDS.bankDescription}>
        {bankText === null ? (
          <span className="text-faint">
            {isMasked ? TRANSACTION_SHEET_WORDS.masked : TRANSACTION_SHEET_WORDS.byHand}
          </span>
        ) : (
          <span className="wrap-anywhere whitespace-pre-wrap">{bankText}</span>
        )}
      </Fact>
      {categorySource !== null && (
        <Fact name={TRANSACTION_SHEET_WORDS.categorisedBy}>{TRANSACTION_SHEET_WORDS.sources[categorySource]}</Fact>
      )}
      <Fact name={TRANSACTION_SHEET_WORDS.state}>
        <StateFact state={state} accountId={accountId} />
      </Fact>
      {importId !== null && (
        <Fact name={TRANSACTION_SHEET_WORDS.import}>
          <TextLink to={rowsWith({ import: importId, currency: amount.currency })}>
            {TRANSACTION_SHEET_WORDS.wholeImport}
          </TextLink>
        </Fact>
      )}
    </dl>
  );
}
