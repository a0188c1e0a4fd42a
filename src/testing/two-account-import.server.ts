import { expect } from 'vitest';
import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

type Wish = {
  /** Makes the file anew, since an upload takes it. */
  readonly file: () => File;
  readonly format: string;
  readonly currency: string;
  /** As the person has written the number of the first account. */
  readonly number: string;
  /** What is offered for the other account. */
  readonly newAccount: Readonly<Record<string, unknown>>;
  /** Rows of the first account, and of both together. */
  readonly first: number;
  readonly all: number;
};

/** Uploads a file of two accounts, of which a person has the first, brings both in and finds nothing new in it afterwards. */
export async function bringsTwoAccounts(app: TestApp, wish: Wish): Promise<void> {
  const { api } = await app.person();
  const { id: accountId } = await api.accounts.create({
    name: 'Current',
    accountNumber: wish.number,
    openingBalance: money(10_000n, wish.currency),
  });
  const { id, finding } = await api.imports.upload({ file: wish.file() });
  if (finding?.kind !== 'read') throw new Error(`not read, but ${finding?.kind}`);
  expect(finding).toMatchObject({ format: wish.format });
  expect(finding.sections).toMatchObject([
    {
      account: { id: accountId, because: 'This account has the account number in the file.' },
      isGuess: false,
      problem: null,
      check: { kind: 'matches' },
      balance: { verdict: 'agrees', day: '2026-03-31' },
      counts: { added: wish.first, failed: 0 },
    },
    { account: null, check: { kind: 'matches' }, newAccount: wish.newAccount },
  ]);
  const [, section] = finding.sections;
  if (section === undefined) throw new Error('the other account is missing');
  const { id: second } = await api.accounts.create(section.newAccount);
  const accounts = [
    { section: 0, accountId },
    { section: 1, accountId: second },
  ];
  await api.imports.choose({ id, accounts });
  expect(await api.imports.commit({ id })).toMatchObject({ added: wish.all, skipped: 0, failed: 0 });
  const again = await api.imports.upload({ file: wish.file() });
  expect(again.finding).toMatchObject({ counts: { added: 0, skipped: wish.all } });
}
