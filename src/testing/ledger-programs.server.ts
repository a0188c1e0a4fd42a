import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { minorDigits } from '#kernel/money.ts';
import { installLedgerPrograms } from '../../scripts/check-ledger-programs.ts';

/** What the name of a test begins with where the programs cannot be had; else empty. */
export const noLedgerPrograms = await installLedgerPrograms().then(
  () => '',
  () => 'left out: there are no hledger and Beancount here: ',
);

/** What is in each account by its name and currency, `Assets:Cheque ZAR`, minor units; accounts at zero are left out. */
export type Balances = ReadonlyMap<string, bigint>;

/** @throws where hledger refuses the journal. */
export async function balancesByHledger(journal: string): Promise<Balances> {
  return withFile(journal, async (file) => {
    await run('hledger', ['-f', file, 'check', '--strict']);
    const csv = await run('hledger', ['-f', file, 'balance', '--flat', '-N', '--layout=bare', '-O', 'csv']);
    return balancesOf(csv);
  });
}

/** @throws where Beancount refuses the ledger. */
export async function balancesByBeancount(ledger: string): Promise<Balances> {
  return withFile(ledger, async (file) => {
    // As a text, since numbers are shown rounded to what most of them have.
    const query = 'select account, currency, str(sum(number)) as total group by account, currency';
    const [, csv] = await Promise.all([run('bean-check', [file]), run('bean-query', ['-f', 'csv', file, query])]);
    return balancesOf(csv);
  });
}

/** Names of all tags, as hledger reads them. */
export async function tagsByHledger(journal: string): Promise<string[]> {
  return withFile(journal, async (file) => linesOf(await run('hledger', ['-f', file, 'tags'])));
}

/** Names of all tags, as Beancount reads them. */
export async function tagsByBeancount(ledger: string): Promise<string[]> {
  return withFile(ledger, async (file) => {
    const csv = await run('bean-query', ['-f', 'csv', file, 'select distinct tags']);
    const lists = linesOf(csv).slice(1);
    return [...new Set(lists.flatMap((list) => list.replaceAll('"', '').split(',')).map((tag) => tag.trim()))].filter(
      (tag) => tag !== '',
    );
  });
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line !== '');

async function run(program: string, words: readonly string[]): Promise<string> {
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' };
  const { stdout } = await promisify(execFile)(program, words, { env, maxBuffer: 2 ** 26 });
  return stdout;
}

async function withFile<T>(text: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'ilifa-ledger-'));
  try {
    const file = join(folder, 'ledger');
    await writeFile(file, text);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lines of account, currency and decimal below a heading. */
function balancesOf(csv: string): Balances {
  const lines = csv
    .trim()
    .replaceAll(/Decimal\('|'\)/g, '')
    .split(/\r?\n/)
    .slice(1);
  const balances = lines.map((line): [string, bigint] => {
    const [, account = '', currency = '', sign, whole = '', fraction = ''] =
      /^"?([^",]+)"?,"?([A-Z]{3}) *"?,"? *(-?)(\d+)\.?(\d*) *"?$/.exec(line) ?? [];
    if (account === '') throw new Error(`not a balance: ${line}`);
    const minor = BigInt(whole + fraction.padEnd(minorDigits(currency), '0'));
    return [`${account.trim()} ${currency}`, sign === '-' ? -minor : minor];
  });
  return new Map(balances.filter(([, minor]) => minor !== 0n));
}

/** What was spent of what was planned, by account and month (`Expenses:Food 2026-03`), minor units; null where nothing was. */
export type BudgetReport = ReadonlyMap<string, { readonly spent: bigint; readonly planned: bigint | null }>;

/** The budget report of hledger in one currency, by months from one day to before another. */
export async function budgetByHledger(
  journal: string,
  { from, before, currency }: { readonly from: string; readonly before: string; readonly currency: string },
): Promise<BudgetReport> {
  const asked = ['-M', '-b', from, '-e', before, '-N', '-E', '-O', 'csv', 'Expenses', `cur:${currency}`];
  const csv = await withFile(journal, (file) => run('hledger', ['-f', file, 'balance', '--budget', ...asked]));
  const [heading = [], ...lines] = linesOf(csv).map(cellsOf);
  // After the account: for each month what was spent, and what was planned.
  return new Map(
    lines.flatMap(([account = '', ...cells]) =>
      heading.slice(1).flatMap((month, place) => {
        const [spent, planned] = [minorOf(cells[place], currency), minorOf(cells[place + 1], currency)];
        return place % 2 === 1 ? [] : [[`${account} ${month}`, { spent: spent ?? 0n, planned }] as const];
      }),
    ),
  );
}

const cellsOf = (line: string) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell);

function minorOf(text: string | undefined, currency: string): bigint | null {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)(?: [A-Z]{3})?$/.exec(text ?? '') ?? [];
  if (whole === '') return null;
  const minor = BigInt(whole + fraction.padEnd(minorDigits(currency), '0'));
  return sign === '-' ? -minor : minor;
}
