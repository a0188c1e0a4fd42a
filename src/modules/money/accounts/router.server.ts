import { randomUUIDv7 } from 'node:crypto';
import { implement } from '@orpc/server';
import { dayAt } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { workspaceProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { comparedBalances } from './bank-balances.server.ts';
import { contract } from './contract.ts';
import { closingOf, laterSentence } from './closing.ts';
import { misplacedTerm } from './credit.ts';
import { cardStatements, changedTerms, creditColumns, creditTermsOf } from './credit.server.ts';
import { newAccountRow } from './creation.server.ts';
import type { Account } from './model.ts';
import { numberFields, numberPlace } from './number.server.ts';
import { currencyFixedSentence, inUseSentence, maskOf, tagOf } from './rules.ts';
import type { RowsOfAccounts } from './rows-of-accounts.server.ts';
import {
  type AccountRow,
  accountRows,
  addAccount,
  changeAccount,
  heldAccount,
  removeAccount,
  restoreAccount,
} from './store.server.ts';

const accounts = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const accountsRouter = (rows: RowsOfAccounts) =>
  accounts.router({
    list: accounts.list.handler(async ({ context: { db, workspaceId } }) => {
      const sums = await rows.sums(db, workspaceId);
      return (await accountRows(db, workspaceId)).map((row) => presentAccount(row, sums.get(row.id)));
    }),

    bankBalances: accounts.bankBalances.handler(({ input, context: { db, workspaceId } }) =>
      comparedBalances(rows, db, workspaceId, input),
    ),

    cardStatements: accounts.cardStatements.handler(({ input: { today }, context: { db, workspaceId } }) =>
      cardStatements(rows, db, workspaceId, today),
    ),

    create: accounts.create.handler(async ({ input, context }) => {
      const { db, workspaceId, userId, audit, services } = context;
      const id = randomUUIDv7();
      const row = newAccountRow({ workspaceId, userId, keyring: services.keyring }, id, input);
      await addAccount(db, workspaceId, row);
      audit({ id, metadata: { accountType: input.accountType, currency: row.currency } });
      return { id };
    }),

    update: accounts.update.handler(async ({ input, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      const { id, accountNumber, openingBalance, currency: wanted, ...named } = definedOf(input);
      const { creditLimit, statementDay, paymentDue, closedOn, ...fields } = named;
      const before = await heldAccount(db, workspaceId, id, 'update');
      if (before === null) throw errors.ACCOUNT_NOT_FOUND();
      const currency = wanted ?? openingBalance?.currency ?? creditLimit?.currency ?? before.currency;
      if (currency !== before.currency) {
        const count = (await rows.sums(db, workspaceId)).get(id)?.count ?? 0;
        if (count > 0 || (await rows.has(db, workspaceId, id)))
          throw errors.CURRENCY_FIXED({ message: currencyFixedSentence(count), data: { count } });
      }
      const { accountType = before.accountType } = fields;
      const terms = changedTerms(before, accountType, definedOf({ creditLimit, statementDay, paymentDue }));
      if (misplacedTerm(accountType, terms) !== null) throw errors.CREDIT_TERM_MISPLACED();
      const closing = closingOf({ isActive: fields.isActive, closedOn }, before, {
        today: dayAt(services.now(), 'UTC'),
        lastDay: fields.isActive === false ? await rows.lastDay(db, workspaceId, id) : null,
      });
      if (closing.kind === 'later-rows')
        throw errors.LATER_TRANSACTIONS({
          message: laterSentence(closing.lastDay),
          data: { lastDay: closing.lastDay },
        });
      await changeAccount(db, workspaceId, id, {
        ...fields,
        closedOn: closing.closedOn,
        ...creditColumns(terms),
        currency,
        ...(accountNumber === undefined
          ? {}
          : numberFields(services.keyring, numberPlace(workspaceId, id), accountNumber)),
        ...(openingBalance === undefined ? {} : { openingMinor: openingBalance.minor }),
        accountTag: tagOf({ ...before, ...fields }),
      });
      const changed = Object.keys(definedOf(input)).filter((field) => field !== 'id');
      audit({ id, metadata: { changed } });
      return { id };
    }),

    remove: accounts.remove.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit, services } = context;
      if ((await heldAccount(db, workspaceId, id, 'update')) === null) throw errors.ACCOUNT_NOT_FOUND();
      const count = (await rows.sums(db, workspaceId)).get(id)?.count ?? 0;
      if (count > 0) throw errors.ACCOUNT_IN_USE({ message: inUseSentence(count), data: { count } });
      await removeAccount(db, workspaceId, id, services.now());
      audit({ id });
      return { id };
    }),

    restore: accounts.restore.handler(async ({ input: { id }, context, errors }) => {
      const { db, workspaceId, audit } = context;
      if (!(await restoreAccount(db, workspaceId, id))) throw errors.ACCOUNT_NOT_FOUND();
      audit({ id });
      return { id };
    }),
  });

function presentAccount(row: AccountRow, { moved, count } = { moved: 0n, count: 0 }): Account {
  const { id, name, bankName, accountType, country, currency, accountTag, isActive, closedOn, createdAt } = row;
  return {
    id,
    name,
    bankName,
    accountType,
    country,
    currency,
    accountTag,
    isActive,
    closedOn,
    createdAt,
    ...creditTermsOf(row),
    maskedNumber: row.accountNumberLast4 === null ? null : maskOf(row.accountNumberLast4),
    openingBalance: money(row.openingMinor, currency),
    currentBalance: money(row.openingMinor + moved, currency),
    transactionCount: count,
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Without the fields that are undefined: what is left out stays as it is. */
function definedOf<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
