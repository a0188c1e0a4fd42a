import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { linesOf, type Placed, placingOf, type ReadyFiling } from './filing.ts';
import { type OfferedSide, placeTransfers, type Target, type WantedSide } from './transferring.ts';

const offered = (id: string, minor: bigint, more: Partial<OfferedSide> = {}): OfferedSide => ({
  id,
  accountId: 'savings',
  day: '2026-03-10',
  minor,
  currency: 'ZAR',
  text: 'CREDIT',
  isTransfer: false,
  isLine: false,
  isLocked: false,
  ...more,
});
const wanted = (id: string, minor: bigint, more: Partial<WantedSide> = {}): WantedSide => ({
  ...offered(id, minor, { accountId: 'cheque', text: 'SWEEP' }),
  toAccountId: 'savings',
  isPending: false,
  hasWaited: false,
  ...more,
});
const OPEN: Target = { currency: 'ZAR', isWritten: true, closedOn: null, lockedUntil: null };

function placed(all: readonly WantedSide[], others: readonly OfferedSide[], target: Partial<Target> = {}) {
  return placeTransfers({
    wanted: all,
    offered: others,
    targets: new Map([
      ['savings', { ...OPEN, ...target }],
      ['cheque', OPEN],
    ]),
    facts: { accounts: [], rateOf: (from, to) => (from === 'USD' && to === 'ZAR' ? { units: 18n, per: 1n } : null) },
    isRejected: (outId, inId) => outId === 'never' || inId === 'never',
  });
}
const LINKED = { kind: 'linked', outId: 'w', inId: 'o' };

describe('what becomes of a transaction that a rule says is a transfer', () => {
  test.each<[string, WantedSide[], OfferedSide[], Partial<Target>, object]>([
    ['the other side is there', [wanted('w', -500n)], [offered('o', 500n)], {}, LINKED],
    ['it is five days later', [wanted('w', -500n)], [offered('o', 500n, { day: '2026-03-15' })], {}, LINKED],
    [
      'six days are too many',
      [wanted('w', -500n)],
      [offered('o', 500n, { day: '2026-03-16' })],
      {},
      { kind: 'other-added' },
    ],
    ['a fee was taken', [wanted('w', -10_000n)], [offered('o', 9_900n)], {}, LINKED],
    ['more arrived', [wanted('w', -500n)], [offered('o', 501n)], {}, { kind: 'other-added' }],
    ['it came in', [wanted('w', 500n)], [offered('o', -500n)], {}, { ...LINKED, outId: 'o', inId: 'w' }],
    ['both went out', [wanted('w', -500n)], [offered('o', -500n)], {}, { kind: 'other-added' }],
    [
      'it is in another account',
      [wanted('w', -500n)],
      [offered('o', 500n, { accountId: 'third' })],
      {},
      { kind: 'other-added' },
    ],
    ['a person refused the two', [wanted('w', -500n)], [offered('never', 500n)], {}, { kind: 'other-added' }],
    ['two fit equally', [wanted('w', -500n)], [offered('o', 500n), offered('p', 500n)], {}, { kind: 'waiting' }],
    ['two want the same', [wanted('w', -500n), wanted('v', -500n)], [offered('o', 500n)], {}, { kind: 'waiting' }],
    [
      'it is locked',
      [wanted('w', -500n)],
      [offered('o', 500n, { isLocked: true })],
      {},
      { kind: 'left', because: 'locked' },
    ],
    ['it is not booked yet', [wanted('w', -500n, { isPending: true })], [offered('o', 500n)], {}, { kind: 'waiting' }],
    ['the account has statements', [wanted('w', -500n)], [], { isWritten: false }, { kind: 'waiting' }],
    ['the account is of another currency', [wanted('w', -500n)], [], { currency: 'USD' }, { kind: 'waiting' }],
    ['the account was closed before', [wanted('w', -500n)], [], { closedOn: '2026-03-09' }, { kind: 'waiting' }],
    ['the account was closed that day', [wanted('w', -500n)], [], { closedOn: '2026-03-10' }, { kind: 'other-added' }],
    [
      'the period is closed',
      [wanted('w', -500n)],
      [],
      { lockedUntil: '2026-03-10' },
      { kind: 'left', because: 'locked' },
    ],
    [
      'the period is closed up to the day before',
      [wanted('w', -500n)],
      [],
      { lockedUntil: '2026-03-09' },
      { kind: 'other-added' },
    ],
    ['it has waited and still does', [wanted('w', -500n, { hasWaited: true })], [], {}, { kind: 'waiting' }],
    [
      'it has waited and the other side came',
      [wanted('w', -500n, { hasWaited: true })],
      [offered('o', 500n)],
      {},
      LINKED,
    ],
    ['the rate of the day fits', [wanted('w', -100n, { currency: 'USD' })], [offered('o', 1_800n)], {}, LINKED],
    [
      'both have rules that name each other',
      [wanted('w', -500n), wanted('o', 500n, { accountId: 'savings', toAccountId: 'cheque' })],
      [offered('o', 500n)],
      {},
      LINKED,
    ],
    [
      'the rule of the other names a third account',
      [wanted('w', -500n), wanted('o', 500n, { accountId: 'savings', toAccountId: 'third' })],
      [],
      { isWritten: false },
      { kind: 'waiting' },
    ],
  ])('%s', (_what, all, others, target, outcome) => {
    expect(placed(all, others, target).get('w')).toEqual(outcome);
  });

  test('none is linked twice, whatever there is, and both sides agree', () => {
    const minor = fc.constantFrom(-500n, 500n, -495n, 490n);
    const day = fc.constantFrom('2026-03-08', '2026-03-10', '2026-03-12');
    const sides = fc.array(fc.record({ minor, day, isOwn: fc.boolean(), isLocked: fc.boolean() }), { maxLength: 8 });
    fc.assert(
      fc.property(sides, (all) => {
        const own = all.flatMap((one, at) => (one.isOwn ? wanted(`w${at}`, one.minor, { day: one.day }) : []));
        const others = all.flatMap(({ isOwn, minor: of, ...more }, at) => (isOwn ? [] : offered(`o${at}`, of, more)));
        const outcomes = placed(own, others);
        expect([...outcomes.keys()].toSorted()).toEqual(own.map(({ id }) => id).toSorted());
        const used = [...outcomes.values()].flatMap((one) => (one.kind === 'linked' ? [one.outId, one.inId] : []));
        expect(new Set(used).size).toBe(used.length);
        expect(used.filter((id) => others.some((one) => one.id === id && one.isLocked))).toEqual([]);
      }),
    );
  });
});

const ROW: Placed = {
  accountId: 'cheque',
  categoryId: null,
  kind: null,
  minor: -500n,
  currency: 'ZAR',
  categorySource: null,
  part: null,
  isTransferred: false,
  isLocked: false,
};
const line = { description: null, categoryId: null, note: null, tagIds: [], hundredths: null, amount: null };
const fixed = (minor: bigint, currency = 'ZAR') => ({ ...line, amount: money(minor, currency) });
const SPLIT: ReadyFiling = { kind: 'split', lines: [fixed(100n), line] };
const TRANSFER: ReadyFiling = { kind: 'transfer', to: 'savings' };

describe('where a transaction goes', () => {
  test.each<[string, Partial<Placed>, ReadyFiling, object]>([
    ['a split takes it', {}, SPLIT, { kind: 'split', amounts: [money(-100n, 'ZAR'), money(-400n, 'ZAR')] }],
    [
      'money that came in is split the same',
      { minor: 500n },
      SPLIT,
      { amounts: [money(100n, 'ZAR'), money(400n, 'ZAR')] },
    ],
    ['one cent more than the amounts is enough', { minor: -101n }, SPLIT, { kind: 'split' }],
    ['just the amounts are too little', { minor: -100n }, SPLIT, { kind: 'left', because: 'too-small' }],
    ['nothing is too little', { minor: 0n }, SPLIT, { kind: 'left', because: 'too-small' }],
    [
      'amounts of another currency are none of it',
      { currency: 'USD' },
      SPLIT,
      { kind: 'left', because: 'other-currency' },
    ],
    ['a split is not split again', { part: 'whole' }, SPLIT, { kind: 'left', because: 'already-split' }],
    ['a line is not split', { part: 'line' }, SPLIT, { kind: 'left', because: 'already-split' }],
    ['a side of a transfer is not split', { isTransferred: true }, SPLIT, { kind: 'left', because: 'transfer' }],
    ['what is locked may be split', { isLocked: true }, SPLIT, { kind: 'split' }],
    ['what a person chose stays', { categorySource: 'person' }, SPLIT, { kind: 'protected' }],
    ['a transfer takes it', {}, TRANSFER, TRANSFER],
    ['a linked one is not linked again', { isTransferred: true }, TRANSFER, { kind: 'nothing' }],
    ['a split is no transfer', { part: 'whole' }, TRANSFER, { kind: 'left', because: 'already-split' }],
    [
      'nothing is transferred within an account',
      { accountId: 'savings' },
      TRANSFER,
      { kind: 'left', because: 'same-account' },
    ],
    ['what is locked is not linked', { isLocked: true }, TRANSFER, { kind: 'left', because: 'locked' }],
    ['a person chose spending', { categorySource: 'person', kind: 'expense' }, TRANSFER, { kind: 'protected' }],
    ['a person chose a transfer', { categorySource: 'person', kind: 'transfer' }, TRANSFER, TRANSFER],
  ])('%s', (_what, row, filing, placing) => {
    expect(placingOf({ ...ROW, ...row }, filing, false)).toMatchObject(placing);
  });

  test('lines come to the transaction, whatever their shares', () => {
    const share = fc.oneof(
      fc.integer({ min: 1, max: 3_000 }).map((hundredths) => ({ ...line, hundredths })),
      fc.bigInt({ min: 1n, max: 200n }).map((minor) => fixed(minor)),
    );
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 3 }),
        fc.bigInt({ min: -2_000n, max: 2_000n }),
        (some, minor) => {
          const placing = placingOf({ ...ROW, minor }, { kind: 'split', lines: [...some, line] }, false);
          if (placing.kind !== 'split') {
            expect(placing).toEqual({ kind: 'left', because: 'too-small' });
            return;
          }
          const lines = linesOf(placing, { description: 'Whole', tagIds: [] });
          expect(lines.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(minor);
          const isOut = minor < 0n;
          expect(lines.filter(({ amount }) => amount.minor === 0n || amount.minor < 0n !== isOut)).toEqual([]);
        },
      ),
    );
  });
});
