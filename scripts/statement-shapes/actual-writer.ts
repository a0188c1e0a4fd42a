import { DatabaseSync } from 'node:sqlite';
import { isEarned, type ProgramBook } from './program-books.ts';
import { sidesOf } from './program-writers.ts';

/** The budget file of Actual, with the tables and columns that are read, deleted rows and merged payees among them. */
export function writeActualDb(book: ProgramBook): Uint8Array {
  const database = new DatabaseSync(':memory:');
  database.exec(`
    create table accounts (id text primary key, name text, offbudget integer default 0, closed integer default 0, tombstone integer default 0);
    create table category_groups (id text primary key, name text, is_income integer default 0, tombstone integer default 0);
    create table categories (id text primary key, name text, is_income integer default 0, cat_group text, tombstone integer default 0);
    create table category_mapping (id text primary key, transferId text);
    create table payees (id text primary key, name text, transfer_acct text, tombstone integer default 0);
    create table payee_mapping (id text primary key, targetId text);
    create table transactions (id text primary key, isParent integer default 0, isChild integer default 0, acct text, category text,
      amount integer, description text, notes text, date integer, financial_id text, imported_description text,
      starting_balance_flag integer default 0, transferred_id text, sort_order real, tombstone integer default 0,
      cleared integer default 1, parent_id text, reconciled integer default 0);
    create view v_transactions as select * from transactions;`);
  const run = (sql: string, ...values: (string | number | bigint | null)[]) =>
    void database.prepare(sql).run(...values);
  for (const { name } of book.accounts) {
    run('insert into accounts (id, name) values (?, ?)', `account ${name}`, name);
    run('insert into payees (id, name, transfer_acct) values (?, ?, ?)', `to ${name}`, '', `account ${name}`);
    run('insert into payee_mapping values (?, ?)', `to ${name}`, `to ${name}`);
  }
  const made = new Set<string>();
  const once = (key: string, sql: string, ...values: (string | number)[]) => {
    if (!made.has(key)) run(sql, ...values);
    made.add(key);
  };
  const insert = database.prepare(
    `insert into transactions (id, isParent, isChild, acct, category, amount, description, notes, date, starting_balance_flag,
      transferred_id, tombstone, parent_id) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const categoryOf = (category: readonly [string, string] | null) => {
    if (category === null) return null;
    const [group, name] = category;
    const isIncome = isEarned(category) ? 1 : 0;
    once(
      `group ${group}`,
      'insert into category_groups (id, name, is_income) values (?, ?, ?)',
      `group ${group}`,
      group,
      isIncome,
    );
    const id = `category ${group} ${name}`;
    once(
      id,
      'insert into categories (id, name, is_income, cat_group) values (?, ?, ?, ?)',
      id,
      name,
      isIncome,
      `group ${group}`,
    );
    // A category that was merged into another: transactions keep its id.
    once(`merged ${id}`, 'insert into category_mapping values (?, ?)', `old ${id}`, id);
    return `old ${id}`;
  };
  const payeeOf = (name: string) => {
    once(`payee ${name}`, 'insert into payees (id, name) values (?, ?)', `payee ${name}`, name);
    once(`mapping ${name}`, 'insert into payee_mapping values (?, ?)', `was ${name}`, `payee ${name}`);
    return `was ${name}`;
  };
  const partId = (id: number, place: number) => `part ${id} ${place}`;
  for (const { entry, account, parts } of sidesOf(book)) {
    const isFirst = account === entry.account;
    const whole = isFirst ? `whole ${entry.id}` : '';
    const date = Number(entry.day.replaceAll('-', ''));
    const isSplit = parts.length > 1;
    if (isSplit) {
      const total = parts.reduce((sum, { minor }) => sum + minor, 0n);
      insert.run(
        whole,
        1,
        0,
        `account ${account}`,
        null,
        total,
        payeeOf(entry.payee),
        entry.memo,
        date,
        0,
        null,
        0,
        null,
      );
    }
    for (const [place, { minor, category, to }] of parts.entries()) {
      // The other side of the part of an entry that is this transfer.
      const own = isFirst ? place : entry.parts.findIndex((part) => part.to === account && part.minor === -minor);
      const id = isFirst ? partId(entry.id, own) : `other ${partId(entry.id, own)}`;
      const other = to === null ? null : isFirst ? `other ${id}` : partId(entry.id, own);
      const payee = to === null ? payeeOf(entry.payee) : `to ${to}`;
      insert.run(
        id,
        0,
        isSplit ? 1 : 0,
        `account ${account}`,
        categoryOf(category),
        minor,
        isSplit && to === null ? null : payee,
        isSplit ? '' : entry.memo,
        date,
        entry.isOpening ? 1 : 0,
        other,
        0,
        isSplit ? whole : null,
      );
    }
  }
  insert.run(
    'gone',
    0,
    0,
    `account ${book.accounts[0]?.name ?? ''}`,
    null,
    -99_900n,
    null,
    '',
    20_250_101,
    0,
    null,
    1,
    null,
  );
  const bytes = database.serialize();
  database.close();
  return bytes;
}
