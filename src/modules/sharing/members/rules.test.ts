import { expect, test } from 'vitest';
import { ROLES } from '#kernel/roles.ts';
import { GivenRoleSchema } from './model.ts';
import { isFor, mayBeLimited, mayGive, ROLE_MEANINGS, stateOf } from './rules.ts';

test('the owner gives every role that is given; a manager those that do not decide about members; nobody else any', () => {
  const givenBy = (giver: (typeof ROLES)[number]) => ROLES.filter((role) => mayGive(giver, role));
  expect(givenBy('owner')).toEqual(GivenRoleSchema.options);
  expect(givenBy('manager')).toEqual(GivenRoleSchema.options.filter((role) => role !== 'manager'));
  for (const role of ROLES.filter((other) => other !== 'owner' && other !== 'manager'))
    expect(givenBy(role)).toEqual([]);
});

test('who keeps what all accounts share is not limited to some of them', () => {
  expect(GivenRoleSchema.options.filter(mayBeLimited)).toEqual(['contributor', 'viewer', 'viewer-without-amounts']);
});

const AT = new Date('2026-03-10T12:00:00Z');
const open = { acceptedAt: null, withdrawnAt: null, expiresAt: new Date('2026-03-10T12:00:01Z') };

test.each([
  ['open', open],
  ['expired', { ...open, expiresAt: AT }],
  ['withdrawn', { ...open, withdrawnAt: AT }],
  ['used', { ...open, acceptedAt: AT, expiresAt: AT }],
] as const)('an invitation that is %s', (state, invitation) => {
  expect(stateOf(invitation, AT)).toBe(state);
});

test('an address is the same in whatever case, and no other is', () => {
  expect(isFor('thandi@example.com', ' Thandi@Example.com ')).toBe(true);
  expect(isFor('thandi@example.com', 'thandi@example.co')).toBe(false);
});

test('what a role means says whether it sees amounts and whether it changes anything', () => {
  expect(ROLE_MEANINGS.manager).toContain('including members');
  expect(ROLE_MEANINGS.editor).toContain('accounts, transactions, categories and imports');
  expect(ROLE_MEANINGS.contributor).toContain('only their own transactions');
  expect(ROLE_MEANINGS.viewer).toContain('changes nothing');
  expect(ROLE_MEANINGS['viewer-without-amounts']).toContain('but no amounts');
  expect(ROLE_MEANINGS.accountant).toContain('reads the audit log');
  for (const role of ['owner', 'manager', 'editor', 'accountant', 'executor'] as const)
    expect(mayBeLimited(role)).toBe(false);
});

test('an address is the same with spaces around it on either side', () => {
  expect(isFor(' thandi@example.com ', 'thandi@example.com')).toBe(true);
  expect(isFor('THANDI@example.com', 'thandi@example.com')).toBe(true);
  expect(isFor('thandi@example.com', ' thandi@example.com')).toBe(true);
});
