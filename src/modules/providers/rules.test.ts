import fc from 'fast-check';
import { expect, test } from 'vitest';
import { whomItOpens } from './rules.ts';

const verified = { id: 'thandi', emailVerified: true };
const unverified = { id: 'thandi', emailVerified: false };

test.each([
  [
    { linkedTo: 'sipho', confirmedEmail: null, account: null },
    { kind: 'sign-in', userId: 'sipho' },
  ],
  [
    { linkedTo: 'sipho', confirmedEmail: 'a@b.co', account: verified },
    { kind: 'sign-in', userId: 'sipho' },
  ],
  [
    { linkedTo: null, confirmedEmail: null, account: verified },
    { kind: 'refuse', why: 'email-unconfirmed' },
  ],
  [
    { linkedTo: null, confirmedEmail: null, account: null },
    { kind: 'refuse', why: 'email-unconfirmed' },
  ],
  [
    { linkedTo: null, confirmedEmail: 'a@b.co', account: null },
    { kind: 'newcomer', email: 'a@b.co' },
  ],
  [
    { linkedTo: null, confirmedEmail: 'a@b.co', account: unverified },
    { kind: 'refuse', why: 'account-unverified' },
  ],
  [
    { linkedTo: null, confirmedEmail: 'a@b.co', account: verified },
    { kind: 'link', userId: 'thandi' },
  ],
] as const)('%o: %o', (named, decision) => {
  expect(whomItOpens(named)).toEqual(decision);
});

test('without an address that both sides have confirmed, a provider never opens an account that is not its own', () => {
  const named = fc.record({
    linkedTo: fc.option(fc.uuid()),
    confirmedEmail: fc.option(fc.emailAddress()),
    account: fc.option(fc.record({ id: fc.uuid(), emailVerified: fc.boolean() })),
  });
  fc.assert(
    fc.property(named, (facts) => {
      const decision = whomItOpens(facts);
      if (decision.kind === 'sign-in') expect(decision.userId).toBe(facts.linkedTo);
      if (decision.kind === 'link') {
        expect(facts.confirmedEmail).not.toBeNull();
        expect(facts.account).toEqual({ id: decision.userId, emailVerified: true });
      }
    }),
  );
});
