import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  again,
  type Entry,
  entryOf,
  mayDiscard,
  mayMend,
  mended,
  outcomeOf,
  revived,
  sent,
  settled,
} from './outbox.ts';

const ID = '019a4d7a-0000-7000-8000-000000000001';
const WISH = {
  id: ID,
  accountId: ID,
  bookedOn: '2026-11-22',
  description: 'Airtime',
  categoryId: ID,
  amount: { minor: -29_00n, currency: 'ZAR' as const },
  reference: null,
};
const at = { workspaceId: ID, writtenAt: 1 };
const waiting = entryOf(WISH, at, false);
const sending = sent(waiting) ?? waiting;
const tried = entryOf(WISH, at, true);

describe('an entry that waits for the server', () => {
  test('may be changed until it is sent, and then not before its fate is known', () => {
    expect(mayMend(waiting)).toBe(true);
    expect(mayMend(sending)).toBe(false);
    const lost = settled(waiting, { kind: 'unreached' });
    expect(lost).toMatchObject({ state: 'waiting', mayHaveArrived: true });
    expect(lost !== null && mayMend(lost)).toBe(false);
    expect(lost !== null && mended(lost, { ...WISH, description: 'Data' })).toBeNull();
  });

  test('waits on where the answer is not about it, and says why', () => {
    const outcome = outcomeOf('SIGNED_OUT', 'You are signed out.');
    expect(settled(waiting, outcome)).toMatchObject({ state: 'waiting', reason: 'You are signed out.' });
    for (const code of ['TOO_MANY_REQUESTS', 'SOMEBODY_ELSE']) expect(outcomeOf(code, 'Wait.').kind).toBe('later');
    expect(outcomeOf(null, '').kind).toBe('unreached');
  });

  test('that is refused is not sent again by itself, and can be mended or thrown away', () => {
    const refused = settled(tried, outcomeOf('CATEGORY_NOT_FOUND', 'It is gone.'));
    expect(refused).toMatchObject({ state: 'refused', reason: 'It is gone.', mayHaveArrived: false });
    if (refused === null) throw new Error('it was refused');
    expect(sent(refused)).toBeNull();
    expect(mayDiscard(refused)).toBe(true);
    expect(mended(refused, { ...WISH, description: 'Data' })).toMatchObject({
      state: 'waiting',
      wish: { id: ID, description: 'Data' },
      reason: null,
    });
  });

  test('that equals one that is there is kept and asked about, and added once the person says so', () => {
    const asked = settled(tried, outcomeOf('DUPLICATE', 'There is already such a transaction.'));
    expect(asked).toMatchObject({ state: 'refused', isDuplicate: true, mayHaveArrived: false });
    if (asked === null) throw new Error('it was asked about');
    expect(sent(asked)).toBeNull();
    expect([mayMend(asked), mayDiscard(asked)]).toEqual([true, true]);
    const confirmed = again(asked);
    expect(confirmed).toMatchObject({ state: 'waiting', confirmed: true, isDuplicate: false });
    // Changed, it is another entry, and may be asked about again.
    expect(mended(asked, { ...WISH, description: 'Data' })).toMatchObject({ confirmed: false, isDuplicate: false });
  });

  test('that was refused before the server looked for it is not changed, for it may be there', () => {
    const refused = settled(tried, outcomeOf('NOT_ALLOWED', 'Your role does not allow this.'));
    expect(refused !== null && mayMend(refused)).toBe(false);
    expect(refused !== null && mayDiscard(refused)).toBe(true);
  });

  test.each(['NOT_ALLOWED', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'SIGNED_OUT'])(
    'that was never sent before %s can be changed: nobody has written it',
    (code) => {
      const after = settled(waiting, outcomeOf(code, 'No.'));
      expect(after).toMatchObject({ mayHaveArrived: false });
      expect(after !== null && mayMend(after)).toBe(true);
    },
  );

  test.each([null, 'DATABASE_AWAY', 'OPERATION_STOPPED', 'UNFORESEEN'])(
    'may be there after %s, which may have come when it was written',
    (code) => expect(settled(waiting, outcomeOf(code, 'No.'))).toMatchObject({ mayHaveArrived: true }),
  );

  test('that was refused for a while can be sent again as it is', () => {
    const refused = settled(tried, outcomeOf('BOOKS_ARCHIVED', 'These books are archived.'));
    const next = refused === null ? null : again(refused);
    expect(next).toMatchObject({ state: 'waiting', wish: WISH, reason: null, mayHaveArrived: true });
    expect(next === null ? null : sent(next)).toMatchObject({ state: 'sending' });
    expect(again(waiting)).toBeNull();
  });

  test('over which the server fails again and again lets those behind it pass, and can be given up', () => {
    const failure = outcomeOf('UNFORESEEN', 'Something went wrong on our side.');
    expect(failure.kind).toBe('failed');
    let entry: Entry = waiting;
    for (const mayGo of [false, false, true]) {
      entry = settled(entry, failure) ?? entry;
      expect(entry).toMatchObject({ state: 'waiting', reason: 'Something went wrong on our side.' });
      expect(mayDiscard(entry)).toBe(mayGo);
    }
    expect(mayDiscard(sent(entry) ?? entry)).toBe(false);
  });

  test('that was under way when the page ended waits again; one that was tried before it was put aside may be there', () => {
    expect(revived(sending)).toMatchObject({ state: 'waiting', mayHaveArrived: true });
    expect(revived(waiting)).toBe(waiting);
    expect(entryOf(WISH, at, true).mayHaveArrived).toBe(true);
  });
});

/** What can happen on the way to the server and back, and to the page meanwhile. */
const step = fc.constantFrom(
  ...([
    'lost',
    'answer lost',
    'page ends',
    'signed out',
    'not allowed',
    'failed',
    'refused',
    'sent again',
    'arrives',
    'mended',
  ] as const),
);

test('whatever happens on the way, an entry is in the books once or not yet, as it was last written', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.boolean(), (steps, wasTried) => {
      const books = new Map<string, string>();
      const write = ({ wish }: Entry) => {
        if (!books.has(wish.id)) books.set(wish.id, wish.description);
      };
      let entry: Entry | null = entryOf(WISH, at, wasTried);
      // Tried before it was put aside, and the answer to that was lost.
      if (wasTried) write(entry);
      let last = WISH.description;
      let words = 0;
      for (const happens of [...steps, 'arrives'] as const) {
        if (entry === null) break;
        if (happens === 'mended') {
          const next = mended(entry, { ...WISH, description: `${(words += 1)}` });
          if (next === null) continue;
          entry = next;
          last = next.wish.description;
          continue;
        }
        if (happens === 'sent again') {
          entry = again(entry) ?? entry;
          continue;
        }
        const under = sent(entry);
        if (under === null) continue;
        if (happens === 'page ends') {
          write(under);
          entry = revived(under);
        } else if (happens === 'lost') entry = settled(entry, { kind: 'unreached' });
        else if (happens === 'answer lost') {
          write(under);
          entry = settled(entry, { kind: 'unreached' });
        } else if (happens === 'signed out') entry = settled(entry, outcomeOf('SIGNED_OUT', ''));
        else if (happens === 'not allowed') entry = settled(entry, outcomeOf('NOT_ALLOWED', ''));
        else if (happens === 'failed') {
          // Kept all the same, as far as anybody can tell.
          write(under);
          entry = settled(entry, outcomeOf('UNFORESEEN', ''));
        }
        // The server looks first whether it has the entry, and says so.
        else if (happens === 'refused' && !books.has(under.wish.id))
          entry = settled(entry, outcomeOf('ACCOUNT_NOT_FOUND', ''));
        else {
          write(under);
          entry = settled(entry, { kind: 'written' });
        }
      }
      expect(books.size).toBeLessThanOrEqual(1);
      if (entry === null) expect(books.get(ID)).toBe(last);
      else if (books.has(ID)) expect(books.get(ID)).toBe(last);
    }),
    { numRuns: 2000 },
  );
});
