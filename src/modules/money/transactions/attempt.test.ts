import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attempted, newAttempt, wroteNothing } from './attempt.ts';
import { endAttempt, keepAttempt, openAttempt } from './attempt.client.ts';
import type { NewTransaction } from './model.ts';

const ID = '019a4d7a-0000-7000-8000-000000000001';
const UUID = '3f2b9c1e-8f5d-4c55-9a1b-0d4f1c2b3a4e';
const WISH: NewTransaction = {
  accountId: UUID,
  bookedOn: '2026-11-22',
  description: 'Airtime',
  categoryId: UUID,
  amount: { minor: -29_00n, currency: 'ZAR' },
  reference: null,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('pressed again after an answer was lost, it goes under the same id, and as it was', () => {
  const first = attempted(newAttempt(ID), WISH);
  expect(attempted(first, { ...WISH })).toEqual({ id: ID, tried: WISH, isRewritten: false });
});

test('changed after an answer was lost, what may be in the books is brought to what is wished now', () => {
  const changed = attempted(attempted(newAttempt(ID), WISH), { ...WISH, amount: { minor: -92_00n, currency: 'ZAR' } });
  expect(changed).toMatchObject({ id: ID, isRewritten: true });
  // The second answer was lost too: the first may still be what is there.
  expect(attempted(changed, changed.tried ?? WISH).isRewritten).toBe(true);
});

test('after a reload it is the same transaction; once it is written, the next is another', () => {
  const tried = attempted(openAttempt(), WISH);
  keepAttempt(tried);
  expect(openAttempt()).toEqual(tried);
  endAttempt();
  expect(openAttempt().id).not.toBe(tried.id);
});

test('only an answer of the server itself says that nothing was written', () => {
  expect([null, 'UNFORESEEN', 'DATABASE_AWAY'].map(wroteNothing)).toEqual([false, false, false]);
  expect(wroteNothing('ACCOUNT_NOT_FOUND')).toBe(true);
});
