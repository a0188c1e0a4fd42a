import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contract } from './contract.ts';

const HERE = import.meta.dirname;

/** Procedures of `src/modules/money` that programs do not call, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'imports.drop': 'files that are dropped together; `addImport` adds each',
  'imports.add': 'a file of these',
  'imports.batch': 'what one press brought in; `imports` lists each file',
  'imports.revertBatch': '`undoImport` undoes each file',
  'imports.progress': 'for a bar on the screen; a program waits for the answer',
  'imports.cancel': 'a program that gives up closes its connection, or undoes the import',
  'exchangeRates.restore': 'the undo of a deletion; `createRate` adds it again',
  'exchangeRates.removeSource': 'clears a whole file at once; `deleteRate` deletes each',
  'exchangeRates.operatorRates': 'of the administrator portal',
  'exchangeRates.importOperatorFile': 'of the administrator portal',
  'exchangeRates.removeOperatorSource': 'of the administrator portal',
  'accounts.bankBalances': 'of the page of an account; `statementMonths` says what agrees',
  'categories.fillSuggestions': 'a button of the page of categories',
  'categories.clearSuggestions': 'its undo',
  'merchants.putBack': 'undoes the two others; `changeLearnedCategory` sets it again',
  'transactions.merchants': 'completes what is typed into the search box',
  'transactions.export': 'a sheet that the browser writes; `transactions` lists the same',
  'transactions.exportFile': 'files that a person takes to another program; `transactions` lists the same',
  'transactions.others': 'asks a person after a correction',
  'transactions.removePreview': 'a program deletes the transactions that it names',
  'transactions.spread': 'does what that person answers; a program uses `bulkChange`',
  'transactions.unspread': 'its undo',
  'history.redo': 'undoing the undo is the redo: `undoChange`',
  'transfers.accept': '`acceptTransfers` takes one as well',
  'transfers.automatic': 'tells people what was linked for them; programs see `how` of each transfer',
  'transfers.settings': 'a choice on the page of transfers',
  'transfers.changeSettings': 'a choice on the page of transfers',
  'transfers.candidates': 'fills the picker of the other side',
  'transfers.unlinkMany': 'undoes the accepting of several; `unlinkTransfer` unlinks each',
  'transfers.removeOther': 'undoes `createOtherSide`; a program unlinks and deletes',
  'transactionLinks.candidates': 'fills the picker of the other transaction',
  'transactionLinks.find': 'its search box',
  'attachments.preview': 'a small picture for screens',
  'automationRules.exportRules': 'a file for people; `rules` lists the same',
  'automationRules.importRules': 'its opposite; `createRule` adds each',
  'automationRules.preview': 'counts while a search is typed; `transactions` counts too',
  'automationRules.proposals': 'rules that a person may want',
  'automationRules.dismissProposal': 'what that person answers',
  'automationRules.proposeAgain': 'its undo',
  'merges.pair': 'shows a person both transactions; `transactions` lists the same',
  'recurring.confirm': '`confirmSuggestions` takes one as well',
  'recurring.removeMany': '`deleteRecurring` deletes each',
  'recurring.candidates': 'fills the picker of the transaction',
  'recurring.paymentOf': 'shows a person what a transaction pays; `recurring` lists the same',
  'recurring.calendar': 'what calendars fetch; `recurring` lists the same',
  'recurring.calendarAddress': 'an address opens payments as a key does: a person makes it',
  'recurring.createCalendarAddress': 'as that',
  'recurring.removeCalendarAddress': 'as that',
};

/** Every procedure of the modules of money, such as `tags.list`. */
function ledgerProcedures(): string[] {
  const folder = `${HERE}/../../modules/money`;
  const sources = globSync('*/module.ts', { cwd: folder }).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const nouns = sources.flatMap((source) => /contract: \{ (\w+): contract \}/.exec(source)?.[1] ?? []);
  expect(nouns).toHaveLength(globSync('*/contract.ts', { cwd: folder }).length);
  const known: Readonly<Record<string, object>> = contract;
  return nouns.flatMap((noun) => Object.keys(known[noun] ?? {}).map((name) => `${noun}.${name}`));
}

/** Every procedure that the handlers of the public API call. */
function calledProcedures(): Set<string> {
  const handlers = globSync('public-api*.server.ts', { cwd: HERE }).map((file) =>
    readFileSync(`${HERE}/${file}`, 'utf8'),
  );
  return new Set(
    handlers.flatMap((source) =>
      [...source.matchAll(/\bapi\.(\w+)\.(\w+)\(/g)].map(([, noun, name]) => `${noun}.${name}`),
    ),
  );
}

test('programs can call every procedure of the ledger, but for those that are left out with a reason', () => {
  const called = calledProcedures();
  const forgotten = ledgerProcedures().filter((procedure) => !called.has(procedure) && !(procedure in LEFT_OUT));
  expect(forgotten).toEqual([]);
});

test('every reason is about a procedure that there is and that programs cannot call', () => {
  const [there, called] = [ledgerProcedures(), calledProcedures()];
  expect(there.length).toBeGreaterThan(100);
  const stale = Object.keys(LEFT_OUT).filter((named) => !there.includes(named) || called.has(named));
  expect(stale).toEqual([]);
});
