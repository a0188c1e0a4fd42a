import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { budgeter, ZAR } from '#testing/budgets.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
/** The envelopes begin in a period that is over. */
const FIRST_DAY = '2026-10-05';
const RULES = ['month:1', 'month:25-or-before', 'week:1', 'fortnight:2026-11-06'] as const;
const DAYS = ['2026-10-03', '2026-10-31', '2026-11-01', '2026-11-15', '2026-11-20'] as const;
const CATEGORIES = ['Groceries', 'Fuel', 'Pharmacy', 'Airtime'] as const;

const one = <Value>(all: readonly Value[], at: number): Value => {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** Someone with envelopes, accounts and cards in rand and an account in dollars, to whom anything may happen. */
async function anything(rule: string) {
  const books = await budgeter(app, today);
  const { api, accountId, category, overview } = books;
  const account = async (
    name: string,
    accountType: 'savings' | 'credit-card' | 'loan',
    minor: bigint,
    currency: string,
  ) => (await api.accounts.create({ name, accountType, openingBalance: money(minor, currency) })).id;
  const accounts = [
    accountId,
    await account('Savings', 'savings', 500_00n, 'ZAR'),
    await account('Card', 'credit-card', -80_00n, 'ZAR'),
    await account('Another card', 'credit-card', 20_00n, 'ZAR'),
    await account('Loan', 'loan', -9000_00n, 'ZAR'),
    await account('Dollars', 'savings', 300_00n, 'USD'),
  ];
  const lines = [
    { categoryId: category('Groceries'), limit: ZAR(300_00n) },
    { categoryId: category('Fuel'), limit: ZAR(100_00n) },
  ];
  await api.budgets.start({ today: FIRST_DAY, rule, method: 'envelope', lines });
  const changes: string[] = [];
  const state = async () => {
    const { period, after, before, lines } = await overview();
    return { key: period.key, after, before, lines: lines.filter(({ limit }) => limit.currency === 'ZAR') };
  };
  const ofLine = async (at: number) => {
    const now = await state();
    return { ...now, line: one(now.lines, at), other: one(now.lines, at + 1) };
  };
  const keep = ({ changeId }: { readonly changeId: string }) => void changes.push(changeId);
  const spend = (a: number, b: number, minor: bigint) =>
    books.spend(one(CATEGORIES, a), one(DAYS, a + b), minor, { accountId: one(accounts, b) });
  const steps = {
    spend,
    refund: (a: number, b: number, minor: bigint) => spend(a, b, -minor),
    income: (a: number, b: number, minor: bigint) =>
      books.write('Pay', minor, {
        accountId: one(accounts, a),
        bookedOn: one(DAYS, b),
        categoryId: category('Salary and wages'),
      }),
    transfer: async (a: number, b: number, minor: bigint) => {
      const bookedOn = one(DAYS, a);
      const out = await books.write('Out', -minor, { accountId: one(accounts, a), bookedOn });
      const pay = { accountId: one(accounts, b), bookedOn, categoryId: category('Salary and wages') };
      const { id: inId } = await books.write('In', minor, pay);
      await api.transfers.link({ outId: out.id, inId });
    },
    split: async (a: number, b: number, minor: bigint) => {
      const { id } = await books.spend('Groceries', one(DAYS, a), minor + 1n, { accountId: accountId });
      const lines = [
        { categoryId: category(one(CATEGORIES, b)), amount: ZAR(-minor) },
        { categoryId: null, amount: ZAR(-1n) },
      ];
      await api.splits.split({ id, lines });
    },
    assign: async (a: number, b: number, minor: bigint) => {
      const { line, key, after } = await ofLine(a);
      keep(await api.budgets.setLimit({ today, key: b % 2 === 0 ? key : after, lineId: line.id, limit: ZAR(minor) }));
    },
    move: async (a: number, b: number, minor: bigint) => {
      const { line, other, key } = await ofLine(a);
      const toLineId = b % 2 === 0 ? null : other.id;
      keep(await api.budgets.move({ today, key, fromLineId: line.id, toLineId, amount: ZAR(minor) }));
    },
    addLine: async (a: number, b: number, minor: bigint) => {
      const { key, before, after } = await state();
      const limit = money(minor, b % 2 === 0 ? 'ZAR' : 'USD');
      keep(
        await api.budgets.addLine({
          today,
          key: one([key, before, after], b),
          categoryId: category(one(CATEGORIES, a)),
          limit,
        }),
      );
    },
    removeLine: async (a: number, b: number) => {
      const { line, key, before, after } = await ofLine(a);
      keep(await api.budgets.removeLine({ today, key: one([key, before, after], b), id: line.id }));
    },
    replaceLine: async (a: number, b: number, minor: bigint) => {
      const { line, key: now, after } = await ofLine(a);
      const at = { today, key: one([now, after], b) };
      keep(await api.budgets.removeLine({ ...at, id: line.id }));
      keep(await api.budgets.addLine({ ...at, categoryId: line.categoryId, limit: ZAR(minor) }));
    },
    removeCategory: async (a: number, b: number) => {
      const moveTo = b % 2 === 0 ? null : category('Pharmacy');
      await api.categories.remove({ id: category(one(CATEGORIES, a)), moveTo });
    },
    rollover: async (a: number, b: number, minor: bigint) => {
      const { line } = await ofLine(a);
      const choice = one(
        [
          { rollover: 'none' as const },
          { rollover: 'both' as const },
          { rollover: 'capped' as const, cap: ZAR(minor) },
          { rollover: 'surplus' as const },
        ],
        b,
      );
      keep(await api.budgets.changeLine({ id: line.id, ...choice }));
    },
    account: async (a: number, b: number) =>
      keep(await api.budgets.setAccount({ accountId: one(accounts, a), isOn: b % 2 === 0 })),
    closeAccount: (a: number) => api.accounts.update({ id: one(accounts, a), isActive: false }),
    closePeriod: async () => keep(await api.budgets.close({ today, key: (await state()).before, limits: [] })),
    reopen: async () => keep(await api.budgets.reopen({ today, key: (await state()).before })),
    rule: async (a: number) => keep(await api.budgets.setRule({ today, rule: one(RULES, a) })),
    method: async () => {
      await api.budgets.setMethod({ today, method: 'plan' });
      await api.budgets.setMethod({ today, method: 'envelope' });
    },
    undo: async (a: number) => {
      const changeId = one(changes.slice(-3), a);
      await api.history.undo({ changeId });
      changes.splice(changes.indexOf(changeId), 1);
    },
  };
  return { ...books, steps };
}
type Books = Awaited<ReturnType<typeof anything>>;
type View = Awaited<ReturnType<Books['overview']>>;

/** What a period shows of money: settings of lines hold for all periods. */
const figuresOf = ({ totals, cards, unbudgeted, lines }: View) => {
  const own = lines.map(({ id, carried, limit, available, spent, left }) => ({
    id,
    carried,
    limit,
    available,
    spent,
    left,
  }));
  return { totals, cards, unbudgeted, lines: own.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
};

/**
 * In three periods and each currency: ready to assign, envelopes, cards and what is assigned ahead are the money that is
 * there. A closed one shows what it showed at first, in `closed`.
 */
async function expectAllMoney(
  { api, overview }: Books,
  story: readonly string[],
  closed: Map<string, ReturnType<typeof figuresOf>>,
) {
  const now = await overview();
  const past = await overview(now.before);
  const next = await overview(now.after);
  const afterNext = await overview(next.after);
  const then = past.closedAt === null ? undefined : closed.get(past.period.key);
  if (past.closedAt === null) closed.delete(past.period.key);
  else closed.set(past.period.key, then ?? figuresOf(past));
  if (then !== undefined) expect({ story, figures: figuresOf(past) }).toEqual({ story, figures: then });
  const isOn = new Map(now.accounts.map((account) => [account.id, account.isOn]));
  const held = (await api.accounts.list()).filter(
    ({ id, accountType }) => isOn.get(id) === true && accountType !== 'credit-card',
  );
  for (const [view, later] of [
    ...(then === undefined ? [[past, [now, next, afterNext]] as const] : []),
    [now, [next, afterNext]],
    [next, [afterNext]],
  ] as const)
    for (const total of view.totals) {
      const { currency } = total.left;
      const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
      const isHere = ({ available }: { readonly available: { readonly currency: string } }) =>
        available.currency === currency;
      // The period before may be one of limits, and what it had is not what there is now.
      if (total.money === null) continue;
      const money =
        view === past
          ? total.money.minor
          : sum(
              held.filter((account) => account.currency === currency),
              ({ currentBalance }) => currentBalance.minor,
            );
      const ahead = sum(later, ({ moves, lines }) => {
        const known = new Set(lines.filter(isHere).map(({ id }) => id));
        return sum(
          moves,
          ({ fromLineId, toLineId, amount: { minor } }) =>
            (known.has(toLineId ?? '') ? minor : 0n) - (known.has(fromLineId ?? '') ? minor : 0n),
        );
      });
      const inLines = sum(view.lines.filter(isHere), ({ available, spent }) => available.minor - spent.minor);
      const inCards = sum(view.cards.filter(isHere), ({ available }) => available.minor);
      expect({ story, money: total.money?.minor, all: (total.ready?.minor ?? 0n) + inLines + inCards + ahead }).toEqual(
        {
          story,
          money,
          all: money,
        },
      );
    }
}

const NAMES = [
  'spend',
  'spend',
  'refund',
  'income',
  'transfer',
  'split',
  'assign',
  'assign',
  'move',
  'addLine',
  'removeLine',
  'replaceLine',
  'replaceLine',
  'removeCategory',
  'rollover',
  'account',
  'closeAccount',
  'closePeriod',
  'closePeriod',
  'reopen',
  'rule',
  'method',
  'undo',
  'undo',
] as const satisfies readonly (keyof Books['steps'])[];

test('envelopes are the money on the budget, whatever is done through the product', { timeout: 300_000 }, async () => {
  const step = fc.record({
    name: fc.constantFrom(...NAMES),
    a: fc.nat(1000),
    b: fc.nat(1000),
    minor: fc.bigInt({ min: 1n, max: 500_00n }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 14 }),
      fc.constantFrom(...RULES),
      async (steps, rule) => {
        const books = await anything(rule);
        const story: string[] = [rule];
        const closed = new Map<string, ReturnType<typeof figuresOf>>();
        for (const { name, a, b, minor } of steps) {
          // What is refused changes nothing, which is checked as well.
          const done = await Promise.resolve(books.steps[name](a, b, minor)).then(
            () => 'done',
            (error: unknown) => String(error),
          );
          story.push(`${name} ${a} ${b} ${minor}: ${done}`);
          await expectAllMoney(books, story, closed);
        }
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});
