import type { Caller } from '#kernel/caller.ts';

const ID = '018f4d7a-0000-7000-8000-000000000000';

/** Someone in South Africa in a workspace of their own, on the largest plan. */
export const CALLER: Caller = {
  person: {
    id: ID,
    email: 'a@example.com',
    displayName: 'A',
    firstName: null,
    lastName: null,
    country: 'ZA',
    userType: 'individual',
  },
  workspace: {
    id: ID,
    kind: 'personal',
    name: 'A',
    country: 'ZA',
    currency: 'ZAR',
    role: 'owner',
    isLimited: false,
    isArchived: false,
    owesFactor: false,
    ownerId: ID,
  },
  tier: 'business',
  roles: [],
};
