import { expect, test } from 'vitest';
import { factsOf, type Facts, factsFrom, keptFacts, mergedFacts } from './merging.ts';

const facts: Facts = {
  bookedOn: '2026-03-05',
  description: 'Jack Hammers',
  bankText: '(Pending) JACK HAMMERS',
  minor: -5225n,
  status: 'pending',
  sourceId: null,
  contentHash: 'p',
  occurrence: 0,
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
  expect(mergedFacts({ ...facts, isEdited: false, isLocked: false }, row)).toEqual(row);
  expect(mergedFacts({ ...facts, isEdited: true, isLocked: false }, row)).toEqual({
    ...row,
    description: 'Jack Hammers',
  });
  const sameKey = { ...row, contentHash: 'p' };
  expect(mergedFacts({ ...facts, isEdited: false, isLocked: false }, sameKey)).toEqual({ ...sameKey, occurrence: 0 });
});

test('what a person wrote takes up the bank’s words and keeps its own day, amount and description', () => {
  const written: Facts = { ...facts, bankText: null, status: 'booked', contentHash: null };
  expect(mergedFacts({ ...written, isEdited: false, isLocked: false }, row)).toEqual({
    ...written,
    bankText: 'JACK HAMMERS GARDENS',
    sourceId: 'F1',
    contentHash: 'b',
    occurrence: 2,
  });
});

test('what a bank wrote only learns an id it lacked', () => {
  const booked: Facts = { ...facts, status: 'booked' };
  expect(mergedFacts({ ...booked, isEdited: false, isLocked: false }, row)).toEqual({ ...booked, sourceId: 'F1' });
  const named: Facts = { ...booked, sourceId: 'F0' };
  expect(mergedFacts({ ...named, isEdited: false, isLocked: false }, row)).toEqual(named);
});

test('facts survive being kept', () => {
  expect(factsFrom(JSON.parse(JSON.stringify(keptFacts(row))) as ReturnType<typeof keptFacts>)).toEqual(row);
});

test('one that is agreed with a statement stays as it is, whatever a file says', () => {
  for (const kept of [{ ...facts }, { ...facts, status: 'booked', contentHash: null } as const])
    expect(mergedFacts({ ...kept, isEdited: false, isLocked: true }, row)).toEqual(factsOf(kept));
});
