import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayUnlink, whomItOpens } from './rules.ts';

const verified = { id: 'thandi', emailVerified: true, isRefused: false };
const unverified = { id: 'thandi', emailVerified: false, isRefused: false };
const refused = { id: 'thandi', emailVerified: true, isRefused: true };

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
  [
    { linkedTo: null, confirmedEmail: 'a@b.co', account: refused },
    { kind: 'refuse', why: 'unlinked' },
  ],
  [
    { linkedTo: 'sipho', confirmedEmail: 'a@b.co', account: refused },
    { kind: 'sign-in', userId: 'sipho' },
  ],
] as const)('%o: %o', (named, decision) => {
  expect(whomItOpens(named)).toEqual(decision);
});

test('without an address that both sides have confirmed, a provider never opens an account that is not its own', () => {
  const named = fc.record({
    linkedTo: fc.option(fc.uuid()),
    confirmedEmail: fc.option(fc.emailAddress()),
    account: fc.option(fc.record({ id: fc.uuid(), emailVerified: fc.boolean(), isRefused: fc.boolean() })),
  });
  fc.assert(
    fc.property(named, (facts) => {
      const decision = whomItOpens(facts);
      if (decision.kind === 'sign-in') expect(decision.userId).toBe(facts.linkedTo);
      if (decision.kind === 'link') {
        expect(facts.confirmedEmail).not.toBeNull();
        expect(facts.account).toEqual({ id: decision.userId, emailVerified: true, isRefused: false });
      }
    }),
  );
});

const [one, other, gone] = [
  { id: 'one', isOffered: true },
  { id: 'other', isOffered: true },
  { id: 'gone', isOffered: false },
];
test.each([
  ['with a password, the only service', [one], 'one', true, true],
  ['without a password, the only service', [one], 'one', false, false],
  ['without a password, one of two', [one, other], 'one', false, true],
  ['without a password, where the other one signs nobody in any more', [one, gone], 'one', false, false],
  ['without a password, the one that signs nobody in any more', [one, gone], 'gone', false, true],
] as const)('%s', (_, linked, id, hasPassword, may) => {
  expect(mayUnlink(linked, id, { hasPassword })).toBe(may);
});

test('however services are unlinked one after another, a way in is left', () => {
  const services = fc.uniqueArray(fc.record({ id: fc.uuid(), isOffered: fc.boolean() }), { selector: ({ id }) => id });
  fc.assert(
    fc.property(services, fc.boolean(), (linked, hasPassword) => {
      let left = linked;
      for (const { id } of linked)
        if (mayUnlink(left, id, { hasPassword })) left = left.filter((service) => service.id !== id);
      const couldComeIn = hasPassword || linked.some(({ isOffered }) => isOffered);
      expect(hasPassword || left.some(({ isOffered }) => isOffered)).toBe(couldComeIn);
    }),
  );
});
