import { plainTerms } from '#modules/planning/debts/agreed.ts';
import { type Api, personAt } from './caller.ts';
import { bring, commit } from './importing.ts';
import { statementFile } from './statement-file.ts';

const LONG = 'Umzansi Generational Wealth and Family Support Trust, in memory of Gogo Nomathemba Dlamini of eMthatha';
const UNBROKEN = 'PAYMENTREFERENCE'.repeat(12);

const ACCOUNTS = [
  { name: LONG.slice(0, 100), bankName: LONG.slice(0, 100), currency: 'ZAR', minor: 9_999_999_999_999n },
  { name: 'X', bankName: '', currency: 'KES', minor: -1n },
  { name: 'Zero', bankName: 'GTBank', currency: 'NGN', minor: 0n },
  { name: 'Kontonummer Ünïcödé 帳戶 حساب', bankName: 'Bank', currency: 'JPY', minor: 123_456n },
] as const;

const AMOUNTS = [0n, 1n, -1n, 99_999_999_999_999n, -99_999_999_999_999n, -12_345_678n];

/** Books that try a screen: long and unbroken words, zero and huge amounts, four currencies, 10,000 rows in one. */
export async function uglyBooks(url: string): Promise<Awaited<ReturnType<typeof personAt>>> {
  const person = await personAt(url);
  const { api } = person;
  const categoryId = await longCategory(api);
  for (const { name, bankName, currency, minor } of ACCOUNTS) {
    const { id: accountId } = await api.accounts.create({ name, bankName, openingBalance: { minor, currency } });
    for (const [at, amount] of AMOUNTS.entries()) {
      const description = at % 3 === 0 ? UNBROKEN : at % 3 === 1 ? LONG.repeat(4).slice(0, 500) : 'a';
      await api.transactions.create({
        accountId,
        bookedOn: Temporal.Now.plainDateISO().subtract({ days: at }).toString(),
        description,
        categoryId,
        amount: { minor: amount, currency },
      });
    }
    if (currency !== 'ZAR') continue;
    const text = statementFile({ rows: 10_000, lastDay: Temporal.Now.plainDateISO().toString() });
    await commit(api, await bring(api, { accountId, name: `${LONG}.csv`, text }));
  }
  await uglyDebts(api);
  await uglyProject(api, categoryId);
  return person;
}

async function longCategory(api: Api): Promise<string> {
  const name = 'Family support for uncles aunts cousins and everyone who came home for the holidays in December';
  const { id } = await api.categories.create({ name, kind: 'expense' });
  return id;
}

/** Debts in four currencies, one of them as large, as dear and as long as any may be. */
async function uglyDebts(api: Api): Promise<void> {
  const today = Temporal.Now.plainDateISO().toString();
  await api.debts.addFromAccounts({ today });
  const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });
  const huge = rand(900_000_000_000_000n);
  await api.debts.add({
    name: UNBROKEN.slice(0, 80),
    kind: 'short-term',
    accountId: null,
    balance: huge,
    balanceOn: today,
    agreed: { ...plainTerms(100_000, rand(1n)), monthlyFee: huge, insurancePerThousand: rand(1n) },
  });
  await api.loansGiven.add({
    person: LONG.slice(0, 80),
    amount: huge,
    lentOn: '2020-01-01',
    dueOn: '2020-01-02',
    repayments: [],
    note: LONG.slice(0, 200),
  });
}

/** A project whose names are long and unbroken, over its budget by as much as can be, with rows in four currencies. */
async function uglyProject(api: Api, categoryId: string): Promise<void> {
  const today = Temporal.Now.plainDateISO().toString();
  const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });
  const line = { direction: 'cost', accountId: null, amount: rand(1n) } as const;
  const person = { memberId: null, weight: 1, accountIds: [] };
  const people = [UNBROKEN, LONG].map((name) => ({ ...person, id: crypto.randomUUID(), name: name.slice(0, 100) }));
  const { id: projectId } = await api.projects.add({
    name: UNBROKEN.slice(0, 100),
    kind: 'client',
    state: 'active',
    currency: 'ZAR',
    startsOn: Temporal.Now.plainDateISO().subtract({ days: 40 }).toString(),
    endsOn: null,
    budget: null,
    lines: [
      { ...line, id: crypto.randomUUID(), name: LONG.slice(0, 100), categoryId },
      { ...line, id: crypto.randomUUID(), name: UNBROKEN.slice(0, 100), categoryId: null },
    ],
    rule: { tagIds: [], categoryIds: [categoryId], accountIds: [], from: null, to: null },
    sharing: 'equal',
    people,
    client: UNBROKEN.slice(0, 100),
    rate: rand(99_999_999_999n),
    costRate: rand(1n),
    invoiceReference: UNBROKEN.slice(0, 100),
    note: LONG.slice(0, 300),
  });
  const task = { kind: 'milestone', startsOn: null, doneOn: null, assigneeId: null } as const;
  await api.projects.addTask({ projectId, ...task, name: UNBROKEN.slice(0, 100), dueOn: '2020-01-01' });
  const cost = { name: LONG.slice(0, 100), dueOn: null, lineId: null, isPaid: false };
  await api.projects.addCost({ projectId, ...cost, amount: rand(99_999_999_999_999n) });
  const time = { day: today, minutes: 1440, isBillable: true, rate: null };
  const file = new File(['%PDF-1.7\n%%EOF'], `${UNBROKEN.slice(0, 100)}.pdf`);
  await api.projects.addFile({ projectId, file });
  await api.projects.addTime({ projectId, ...time, note: UNBROKEN.slice(0, 100) });
}
