import { expect, test } from 'vitest';
import { factsOf, type Facts, factsFrom, keptFacts } from '#modules/money/ledger/rules.ts';
import { mergedFacts } from './merging.ts';

const facts: Facts = {
  bookedOn: '2026-03-05',
  description: 'Jack Hammers',
  bankText: '(Pending) JACK HAMMERS',
  minor: -5225n,
  status: 'pending',
  sourceId: null,
  contentHash: 'p',
  occurrence: 0,
  original: null,
};
const row: Facts = {
  ...facts,
  bookedOn: '2026-03-07',
  description: 'Jack Hammers Gardens',
  bankText: 'JACK HAMMERS GARDENS',
  minor: -5500n,
  status: 'booked',
  sourceId: 'F1',
  contentHash: 'b',
  occurrence: 2,
};

test('what was pending becomes what was posted; a description that a person wrote stays', () => {
  expect(mergedFacts({ ...facts, isEdited: false, isLocked: false, importId: 'i' }, row)).toEqual(row);
  expect(mergedFacts({ ...facts, isEdited: true, isLocked: false, importId: 'i' }, row)).toEqual({
    ...row,
    description: 'Jack Hammers',
  });
  const sameKey = { ...row, contentHash: 'p' };
  expect(mergedFacts({ ...facts, isEdited: false, isLocked: false, importId: 'i' }, sameKey)).toEqual({
    ...sameKey,
    occurrence: 0,
  });
});

test('what a person wrote takes up the bank’s words and keeps its own day, amount and description', () => {
  const written: Facts = { ...facts, bankText: null, status: 'booked', contentHash: null };
  expect(mergedFacts({ ...written, isEdited: false, isLocked: false, importId: 'i' }, row)).toEqual({
    ...written,
    bankText: 'JACK HAMMERS GARDENS',
    sourceId: 'F1',
    contentHash: 'b',
    occurrence: 2,
  });
});

test('what a bank wrote only learns an id it lacked', () => {
  const booked: Facts = { ...facts, status: 'booked' };
  expect(mergedFacts({ ...booked, isEdited: false, isLocked: false, importId: 'i' }, row)).toEqual({
    ...booked,
    sourceId: 'F1',
  });
  const named: Facts = { ...booked, sourceId: 'F0' };
  expect(mergedFacts({ ...named, isEdited: false, isLocked: false, importId: 'i' }, row)).toEqual(named);
});

test('what a person wrote is pending as long as the bank says so, and keeps its words when it is posted', () => {
  const written: Facts = { ...facts, bankText: null, status: 'booked', contentHash: null };
  const who = { isEdited: false, isLocked: false, importId: null };
  const held: Facts = { ...row, status: 'pending', contentHash: 'h', sourceId: null };
  const waiting = mergedFacts({ ...written, ...who }, held);
  expect(waiting).toMatchObject({ status: 'pending', description: 'Jack Hammers', contentHash: 'h', minor: -5225n });
  expect(mergedFacts({ ...waiting, ...who }, row)).toEqual({ ...row, description: 'Jack Hammers' });
});

const paid = (minor: string, rate: string | null = null) => ({
  minor,
  currency: 'USD',
  rate: rate === null ? null : { value: rate, per: 'original' as const },
  fee: null,
});

test('what was paid in another currency: a person’s word stays, and a statement’s newer one replaces its older', () => {
  const who = { isEdited: false, isLocked: false, importId: 'i' };
  const [held, posted] = [
    { ...facts, original: paid('100') },
    { ...row, original: paid('101', '18.5') },
  ];
  expect(mergedFacts({ ...held, ...who }, posted).original).toEqual(paid('101', '18.5'));
  expect(mergedFacts({ ...held, ...who }, row).original).toEqual(paid('100'));
  expect(mergedFacts({ ...facts, ...who }, posted).original).toEqual(paid('101', '18.5'));
  for (const persons of [
    { ...who, isEdited: true },
    { ...who, importId: null },
  ])
    expect(mergedFacts({ ...held, ...persons }, posted).original).toEqual(paid('100'));
  const written: Facts = { ...facts, status: 'booked', contentHash: null, bankText: null };
  expect(mergedFacts({ ...written, ...who }, posted).original).toEqual(paid('101', '18.5'));
});

test('what was paid in another currency does not come back where a person removed it from what a statement brought', () => {
  const posted = { ...row, original: paid('101', '18.5') };
  expect(mergedFacts({ ...facts, isEdited: true, isLocked: false, importId: 'i' }, posted).original).toBeNull();
  const written = { ...facts, isEdited: true, isLocked: false, importId: null };
  expect(mergedFacts(written, posted).original).toEqual(paid('101', '18.5'));
});

test('facts of a merge that was stored before there were original amounts have none', () => {
  const { original, ...older } = keptFacts(row);
  expect(original).toBeNull();
  expect(factsFrom(older)).toEqual(row);
});

test('facts survive being kept', () => {
  expect(factsFrom(JSON.parse(JSON.stringify(keptFacts(row))) as ReturnType<typeof keptFacts>)).toEqual(row);
});

test('one that is agreed with a statement stays as it is, whatever a file says', () => {
  for (const kept of [{ ...facts }, { ...facts, status: 'booked', contentHash: null } as const])
    expect(mergedFacts({ ...kept, isEdited: false, isLocked: true, importId: 'i' }, row)).toEqual(factsOf(kept));
});
