import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { LinkFormSchema, linkOf } from './form.ts';
import { NewLinkSchema } from './model.ts';

const [mine, other] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
const amount = money(300n, 'ZAR');

test.each([
  [{ kind: 'refund', otherId: '', amount }, 'Choose a transaction'],
  [{ kind: 'refund', otherId: other, amount: null }, 'amount is required'],
  [{ kind: 'reimbursement', otherId: other, amount: 'ten' }, 'amount is required'],
  [{ kind: 'refund', otherId: other, amount: money(0n, 'ZAR') }, 'amount is required'],
])('%o is not sent: %s', (fields, message) => {
  expect(LinkFormSchema.safeParse(fields).error?.issues[0]?.message).toBe(message);
});

test('money back is linked from what came in to what was paid, whichever was opened', () => {
  const wish = { kind: 'refund', otherId: other, amount } as const;
  expect(linkOf({ id: mine, isIn: true }, wish)).toEqual({ kind: 'refund', fromId: mine, toId: other, amount });
  expect(linkOf({ id: mine, isIn: false }, wish)).toEqual({ kind: 'refund', fromId: other, toId: mine, amount });
});

test('a fee is linked from where the form was opened, without an amount', () => {
  const wish = LinkFormSchema.parse({ kind: 'fee', otherId: other, amount: 'x' });
  for (const isIn of [true, false]) {
    const link = linkOf({ id: mine, isIn }, wish);
    expect(link).toEqual({ kind: 'fee', fromId: mine, toId: other, amount: null });
    expect(NewLinkSchema.safeParse(link).success).toBe(true);
    expect(NewLinkSchema.safeParse({ ...link, amount }).success).toBe(false);
  }
});

test('related transactions have no amount, whatever was typed before', () => {
  const link = linkOf({ id: mine, isIn: true }, LinkFormSchema.parse({ kind: 'related', otherId: other, amount: 'x' }));
  expect(link.amount).toBeNull();
  expect(NewLinkSchema.safeParse(link).success).toBe(true);
  expect(NewLinkSchema.safeParse({ ...link, kind: 'refund' }).success).toBe(false);
  expect(NewLinkSchema.safeParse({ ...link, amount }).success).toBe(false);
});
