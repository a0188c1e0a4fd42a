import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/calendar.ts';
import type { Arriving, Books, Kept, Known, Outcome } from './compared.ts';
import { matchRows } from './matching.ts';

const payee = (key: string | null) => ({ key, words: key === null ? [] : key.split(' ') });

function arriving(at: number, fields: Partial<Arriving> = {}): Arriving {
  const day = fields.day === undefined ? '2026-03-10' : fields.day;
  const minor = fields.minor ?? -3500n;
  const words = fields.payee ?? payee('bean there coffee');
  const base = { at, day, minor, status: 'booked', sourceId: null, payee: words, wish: null } as const;
  return { ...base, hash: `${day}|${minor}|${words.key}`, ...fields };
}

let ids = 0;
type Row = Kept & Known;

function kept(fields: Partial<Row> = {}): Row {
  const bookedOn = fields.bookedOn ?? '2026-03-10';
  const minor = fields.minor ?? -3500n;
  const words = fields.payee ?? payee('bean there coffee');
  return {
    id: `kept ${(ids += 1)}`,
    bookedOn,
    minor,
    status: 'booked',
    sourceId: null,
    contentHash: `${bookedOn}|${minor}|${words.key}`,
    occurrence: 0,
    payee: words,
    isDeleted: false,
    formerDay: null,
    mergedInto: null,
    isSameLayout: false,
    isHandwritten: false,
    ...fields,
  };
}

function books(rows: readonly Row[], file: readonly Arriving[], memories: Books['memories'] = []): Books {
  const hashes = new Set(file.map(({ hash }) => hash));
  return {
    equal: rows.filter(({ contentHash }) => contentHash !== null && hashes.has(contentHash)),
    near: rows.filter(({ isDeleted }) => !isDeleted),
    memories,
  };
}

const match = (file: readonly Arriving[], rows: readonly Row[], memories: Books['memories'] = []) =>
  [...matchRows(file, books(rows, file, memories))].toSorted(([a], [b]) => a - b).map(([, outcome]) => outcome);
const words = (outcome: Outcome | undefined) =>
  outcome === undefined ? 'nothing' : outcome.kind === 'add' ? 'add' : `${outcome.kind}: ${outcome.because}`;

test('a file in an empty account is new, and its twins are numbered', () => {
  const outcomes = match([arriving(0), arriving(1), arriving(2, { minor: -100n })], []);
  expect(outcomes).toEqual([
    { kind: 'add', occurrence: 0, proposals: [] },
    { kind: 'add', occurrence: 1, proposals: [] },
    { kind: 'add', occurrence: 0, proposals: [] },
  ]);
});

test('a file that shows three equal rows where the books have two brings one', () => {
  const rows = [kept(), kept({ occurrence: 1 })];
  const outcomes = match([arriving(0), arriving(1), arriving(2)], rows);
  expect(outcomes.map(words)).toEqual(['skip: known', 'skip: known', 'add']);
  expect(outcomes[2]).toMatchObject({ occurrence: 2 });
});

test('a row that a person deleted stays deleted', () => {
  expect(match([arriving(0)], [kept({ isDeleted: true })]).map(words)).toEqual(['skip: deleted']);
});

test('the same coffee on the next day is another coffee, in files of one layout and across layouts', () => {
  const tenth = kept({ isSameLayout: true });
  expect(match([arriving(0, { day: '2026-03-11' })], [tenth]).map(words)).toEqual(['add']);
  // A file of another bank format that begins on the 11th could not have shown the coffee of the 10th.
  const other = kept({ isSameLayout: false });
  const [outcome] = match([arriving(0, { day: '2026-03-11' })], [other]);
  expect(outcome).toMatchObject({ kind: 'add', proposals: [{ id: other.id, days: 1, samePayee: true }] });
});

test('another format merges where payee and amount agree within two days that it covers', () => {
  const row = kept({ contentHash: 'csv' });
  const file = [arriving(0, { day: '2026-03-11', hash: 'ofx' }), arriving(1, { day: '2026-03-01', minor: -1n })];
  expect(match(file, [row]).map(words)).toEqual(['merge: same-payee', 'add']);
  const far = [arriving(0, { day: '2026-03-13', hash: 'ofx' }), arriving(1, { day: '2026-03-01', minor: -1n })];
  expect(match(far, [row]).map(words)).toEqual(['add', 'add']);
});

test('another format only proposes where the payees differ, with a score', () => {
  const row = kept({ contentHash: 'csv', payee: payee('card purchase') });
  const [outcome] = match([arriving(0, { hash: 'ofx' })], [row]);
  expect(outcome).toMatchObject({ kind: 'add', proposals: [{ id: row.id, score: 80, samePayee: false, days: 0 }] });
});

test('a nearer row takes its own before a farther one can', () => {
  const monday = kept({ bookedOn: '2026-03-09', contentHash: 'a' });
  const tuesday = kept({ bookedOn: '2026-03-10', contentHash: 'b' });
  const file = [
    arriving(0, { day: '2026-03-10', hash: 'x' }),
    arriving(1, { day: '2026-03-09', hash: 'y' }),
    arriving(2, { day: '2026-03-11', hash: 'z' }),
  ];
  const outcomes = match(file, [monday, tuesday]);
  expect(outcomes).toMatchObject([
    { kind: 'merge', id: tuesday.id },
    { kind: 'merge', id: monday.id },
    { kind: 'add', proposals: [] },
  ]);
});

test('a row that a person wrote takes up its line of the statement', () => {
  const written = kept({ bookedOn: '2026-03-09', contentHash: null, isHandwritten: true });
  expect(match([arriving(0)], [written])).toMatchObject([{ kind: 'merge', id: written.id, because: 'same-payee' }]);
});

test('what is pending is replaced when it is posted, and does not come back', () => {
  const pending = kept({ status: 'pending', isSameLayout: true, contentHash: 'p' });
  expect(match([arriving(0, { day: '2026-03-14' })], [pending]).map(words)).toEqual(['merge: posted']);
  expect(match([arriving(0, { day: '2026-04-14' })], [pending]).map(words)).toEqual(['add']);
  const posted = kept({ bookedOn: '2026-03-14', isSameLayout: true });
  expect(match([arriving(0, { status: 'pending', hash: 'p' })], [posted]).map(words)).toEqual(['skip: posted-already']);
  const before = kept({ bookedOn: '2026-03-09', isSameLayout: true });
  expect(match([arriving(0, { status: 'pending', hash: 'p' })], [before]).map(words)).toEqual(['add']);
});

test('a pending row with the bank’s id is replaced though the amount has changed', () => {
  const pending = kept({ status: 'pending', sourceId: 'F1', minor: -50_000n, contentHash: 'p', payee: payee('engen') });
  const file = [arriving(0, { sourceId: 'F1', minor: -46_320n, day: '2026-03-12', payee: payee('engen') })];
  expect(match(file, [pending]).map(words)).toEqual(['merge: posted']);
});

test('an id that a bank uses again weeks later belongs to another row', () => {
  const row = kept({ sourceId: '1', contentHash: 'id 1', isSameLayout: true });
  const file = [arriving(0, { day: '2026-04-10', sourceId: '1', hash: 'id 1' })];
  expect(match(file, [row])).toMatchObject([{ kind: 'add', occurrence: 1 }]);
  const moved = [arriving(0, { day: '2026-03-12', sourceId: '1', hash: 'id 1' })];
  expect(match(moved, [row]).map(words)).toEqual(['skip: known']);
});

test('what a person said comes first, and what they said before is remembered', () => {
  const row = kept({ isSameLayout: true });
  expect(match([arriving(0, { wish: 'add' })], [row])).toMatchObject([{ kind: 'add', occurrence: 1 }]);
  expect(match([arriving(0, { wish: 'skip' })], []).map(words)).toEqual(['skip: wish']);
  expect(match([arriving(0, { wish: { mergeWith: row.id } })], [row]).map(words)).toEqual(['merge: wish']);
  const hash = arriving(0).hash;
  expect(match([arriving(0)], [], [{ hash, transactionId: null }]).map(words)).toEqual(['skip: left-out-before']);
  expect(match([arriving(0)], [], [{ hash, transactionId: 'x' }]).map(words)).toEqual(['skip: merged-before']);
});

const days = fc.integer({ min: 0, max: 12 }).map((number) => addDays('2026-03-01', number));
const file = fc
  .array(fc.record({ day: days, minor: fc.constantFrom(-100n, -200n, 300n), key: fc.constantFrom('a', 'b', null) }))
  .map((rows) => rows.map(({ key, ...row }, at) => arriving(at, { ...row, payee: payee(key) })));

/** The books after the file was taken in. */
function after(rows: readonly Row[], taken: readonly Arriving[], isSameLayout: boolean): Row[] {
  const outcomes = matchRows(taken, books(rows, taken));
  const added = taken.flatMap((row): Row[] => {
    const outcome = outcomes.get(row.at);
    if (outcome?.kind !== 'add') return [];
    const { day: bookedOn, minor, hash: contentHash, payee: who } = row;
    const { occurrence } = outcome;
    return [kept({ bookedOn: bookedOn ?? '2026-03-01', minor, contentHash, payee: who, occurrence, isSameLayout })];
  });
  return [...rows, ...added];
}

test('every row has one outcome, and a second import of the file adds nothing', () => {
  fc.assert(
    fc.property(file, fc.boolean(), (rows, isSameLayout) => {
      expect(matchRows(rows, books([], rows)).size).toBe(rows.length);
      const once = after([], rows, isSameLayout);
      expect(once).toHaveLength(rows.length);
      expect(after(once, rows, isSameLayout)).toHaveLength(rows.length);
    }),
  );
});

test('overlapping files of one layout, in any order, leave what the whole would have left', () => {
  fc.assert(
    fc.property(file, days, days, fc.boolean(), (rows, from, to, isLateFirst) => {
      // Each file holds whole days, as exports do.
      const early = rows.filter(({ day }) => day !== null && day <= to);
      const late = rows.filter(({ day }) => day !== null && day >= from);
      const [first, second] = isLateFirst ? [late, early] : [early, late];
      const union = rows.filter((row) => early.includes(row) || late.includes(row));
      const left = after(after([], first, true), second, true);
      const sorted = (hashes: (string | null)[]) => hashes.map(String).toSorted((a, b) => (a < b ? -1 : 1));
      expect(sorted(left.map(({ contentHash }) => contentHash))).toEqual(sorted(union.map(({ hash }) => hash)));
    }),
  );
});

test('no row of the books is taken twice', () => {
  fc.assert(
    fc.property(file, file, (rows, other) => {
      const there = after([], other, false);
      const outcomes = [...matchRows(rows, books(there, rows)).values()];
      const used = outcomes.flatMap((outcome) => (outcome.kind === 'add' || outcome.id === null ? [] : [outcome.id]));
      expect(new Set(used).size).toBe(used.length);
    }),
  );
});
