import { money } from '#kernel/money.ts';
import { type Bucket, type Categories, type Convert, sidesOf } from './collected.ts';
import type { Person } from './project-model.ts';

/** Who paid: whom someone named, else whose account it is, else who recorded it. Null: nobody who shares the costs. */
export function payerOf(
  people: readonly Pick<Person, 'id' | 'memberId' | 'accountIds'>[],
  row: { readonly paidBy: string | null; readonly accountId: string; readonly userId: string },
): string | null {
  const find = (is: (person: Pick<Person, 'id' | 'memberId' | 'accountIds'>) => boolean) => people.find(is)?.id;
  return (
    find(({ id }) => id === row.paidBy) ??
    find(({ accountIds }) => accountIds.includes(row.accountId)) ??
    find(({ memberId }) => memberId === row.userId) ??
    null
  );
}

/** Transactions of a project that one person recorded, and that the same is said to have paid. */
export type PaidBucket = Bucket & { readonly userId: string; readonly paidBy: string | null };

type Asked = {
  readonly currency: string;
  readonly people: readonly Person[];
  readonly categories: Categories;
  readonly convert: Convert;
};

/** By person, what they paid less what they got back; null stands for nobody who shares the costs. */
export function paidByPerson(
  buckets: readonly PaidBucket[],
  { currency, people, categories, convert }: Asked,
): ReadonlyMap<string | null, bigint> {
  const paid = new Map<string | null, bigint>();
  for (const bucket of buckets) {
    const cost = money(sidesOf(bucket, categories).cost, bucket.currency);
    const own = cost.currency === currency ? cost : convert(cost, bucket.day);
    if (own === null || own.minor === 0n) continue;
    const payer = payerOf(people, bucket);
    paid.set(payer, (paid.get(payer) ?? 0n) + own.minor);
  }
  return paid;
}
