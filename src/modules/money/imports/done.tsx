import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LayoutDashboard, List, Undo2 } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { TransfersOfImport } from '#modules/money/transfers/parts.tsx';
import { fileNameText } from './file-name.tsx';
import { BankBalances } from './bank-balances.tsx';
import { dayHere } from './days.client.ts';
import type { ImportChanges } from './import-changes.client.ts';
import { useLedgerLink } from './ledger-link.client.ts';
import type { Preview } from './model.ts';
import { Rows } from './rows.tsx';
import { DONE_SCREEN_WORDS } from './file-words.ts';

/** An import that is in the books: what came of it, and the way back. */
export function Done({ preview, changes, menu }: { preview: Preview; changes: ImportChanges; menu: ReactNode }) {
  const mayWrite = useMay(IMPORTS.write);
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const ledger = useLedgerLink(preview);
  const { id, fileName, counts, accounts, doneAt } = preview;
  return (
    <>
      <PageHeader
        title={fileNameText(fileName)}
        answer={
          counts.added + counts.merged === 0
            ? DONE_SCREEN_WORDS.nothingWasAddedYou
            : DONE_SCREEN_WORDS.transactionWasWereImported(counts.added, write)
        }
        note={
          doneAt !== null && (
            <Sentence
              text={accounts.length > 0 ? DONE_SCREEN_WORDS.importedInto : DONE_SCREEN_WORDS.importedOn}
              parts={{
                day: <DateText day={dayHere(doneAt)} />,
                accounts: accounts.map(({ name }) => name).join(', '),
              }}
            />
          )
        }
        actions={
          <>
            {counts.added + counts.merged > 0 && (
              <LinkButton look="primary" to={ledger} icon={<List aria-hidden />}>
                {DONE_SCREEN_WORDS.viewTransactions}
              </LinkButton>
            )}
            <LinkButton to="/app/dashboard" icon={<LayoutDashboard aria-hidden />}>
              {DONE_SCREEN_WORDS.dashboard}
            </LinkButton>
            {mayWrite && (
              <Button
                icon={<Undo2 aria-hidden />}
                pending={changes.isTakingBack}
                onClick={() => changes.takeBack(preview)}
              >
                {DONE_SCREEN_WORDS.undoImport}
              </Button>
            )}
            {menu}
          </>
        }
      />
      <dl className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Count id={id} word="Added" count={counts.added} show="add" />
        <Count id={id} word="Merged" count={counts.merged} show="merge" />
        <Count id={id} word="Skipped" count={counts.skipped} show="skip" />
        <Count id={id} word="Failed" count={counts.failed} show="fail" />
      </dl>
      <TransfersOfImport importId={id} />
      <BankBalances importId={id} />
      <Rows id={id} counts={counts} sections={[]} choosing={null} />
    </>
  );
}

type CountProps = { id: string; word: string; count: number; show: string };

/** A count that opens its rows below. */
function Count({ id, word, count, show }: CountProps) {
  const formats = useFormats();
  return (
    <div className="card px-4 py-3">
      <dt className="text-sm text-faint">{word}</dt>
      <dd className="figures text-xl font-semibold">
        <Link
          to={linkTo(`/app/imports/${id}`, { show })}
          replace
          preventScrollReset
          className="rounded-sm text-inherit decoration-edge decoration-dotted underline-offset-4 hover:underline"
        >
          {writeNumber(count, formats)}
        </Link>
      </dd>
    </div>
  );
}
