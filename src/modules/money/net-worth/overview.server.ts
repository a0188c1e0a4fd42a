import type { Day } from '#kernel/calendar.ts';
import { type Currency, money } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { balancesOver } from './balances.server.ts';
import { choicesIn } from './choices.store.server.ts';
import { doublesOf } from './doubles.ts';
import { ALL_OF_IT, type Asset, type Overview, type Part } from './model.ts';
import { daysOfLine, type Holding, inCurrency, lineOf, shareOf, type Step, stepsOf, valueOn } from './rules.ts';
import { accountSharesIn, assetsIn } from './store.server.ts';

/** Loans to people and debts without an account, which stand in the plan of debts above this module. */
export type LoansAndDebts = (
  db: Database,
  workspaceId: string,
) => Promise<
  readonly {
    readonly id: string;
    readonly source: 'lent' | 'debt';
    readonly name: string;
    readonly currency: Currency;
    /** What is still owed from each day on; below zero where the workspace owes it. */
    readonly steps: readonly Step[];
  }[]
>;

type Held = Holding & Pick<Part, 'id' | 'source' | 'name'>;
type Asked = { readonly today: Day; readonly to: Currency; readonly loansAndDebts: LoansAndDebts };

export async function overviewOf(
  db: Database,
  workspaceId: string,
  { today, to, loansAndDebts }: Asked,
): Promise<Overview> {
  const assets = await assetsSeen(db, workspaceId);
  const choices = await choicesIn(db, workspaceId);
  const all = await holdingsOf(db, workspaceId, assets, { today, loansAndDebts });
  const isLeftOut = ({ id, source }: Held) => source !== 'account' && choices.get(id) === false;
  const holdings = all.filter((held) => !isLeftOut(held));
  const days = daysOfLine(holdings, today);
  const needsRates = all.some(({ currency }) => currency !== to);
  const rates = needsRates ? await ratesBetween(db, workspaceId, days[0] ?? today, today) : [];
  const partOf = ({ steps, ...part }: Held): Part[] => {
    const whole = valueOn(steps, today);
    // What was paid back stays in the line alone.
    if ((part.source === 'lent' || part.source === 'debt') && whole === 0n) return [];
    const share = money(shareOf(whole, part.ownership), part.currency);
    return [{ ...part, whole: money(whole, part.currency), share, converted: inCurrency(share, to, rates, today) }];
  };
  const parts = holdings.flatMap(partOf);
  const kinds = new Map(assets.map(({ id, kind }) => [id, kind]));
  const confirmed = new Set([...choices].flatMap(([id, isCounted]) => (isCounted ? id : [])));
  return {
    assets,
    parts,
    leftOut: all.filter(isLeftOut).flatMap(partOf),
    doubles: doublesOf(parts, { kindOf: (id) => kinds.get(id) ?? null, confirmed }),
    line: lineOf(holdings, days, to, rates),
  };
}

/** With accounts of their loans that the member sees. */
async function assetsSeen(db: Database, workspaceId: string): Promise<Asset[]> {
  const known = new Set((await accountsIn(db, workspaceId)).map(({ id }) => id));
  return (await assetsIn(db, workspaceId)).map(({ debtAccountId, ...asset }) => {
    return { ...asset, debtAccountId: debtAccountId !== null && known.has(debtAccountId) ? debtAccountId : null };
  });
}

async function holdingsOf(
  db: Database,
  workspaceId: string,
  assets: readonly Asset[],
  { today, loansAndDebts }: Pick<Asked, 'today' | 'loansAndDebts'>,
): Promise<Held[]> {
  const accounts = await accountsIn(db, workspaceId);
  const shares = await accountSharesIn(db, workspaceId);
  const balances = await balancesOver(db, workspaceId, accounts, today);
  return [
    ...accounts.map(({ id, name, currency }) => {
      const ownership = shares.get(id) ?? ALL_OF_IT;
      return { id, source: 'account' as const, name, currency, ownership, steps: balances.get(id) ?? [] };
    }),
    ...assets.map((asset) => {
      const { id, name, currency, ownership } = asset;
      return { id, source: 'asset' as const, name, currency, ownership, steps: stepsOf(asset) };
    }),
    ...(await loansAndDebts(db, workspaceId)).map((one) => ({ ...one, ownership: ALL_OF_IT })),
  ];
}
