/** `admin.find-person.tsx` */
export const ADMIN_FIND_PERSON_WORDS = {
  findPerson: 'Find a person',
  eMailAddress: 'E-mail address',
  fullAddressNote: 'Enter the full e-mail address.',
  findPersonLabel: 'Find person',
  plan: (userType: string, pricePlan: string) => `${userType} account, ${pricePlan} plan`,
  noRoleYet: 'This person has no role yet.',
} as const;

/** `admin.give-role.tsx` */
export const ADMIN_GIVE_ROLE_WORDS = {
  weToldThemThey: 'We told this person. They must sign in again.',
  role: 'Role',
  lastDay: 'Last day of the role',
  giveRole: 'Give role',
} as const;

/** `admin.held-role.tsx` */
export const ADMIN_HELD_ROLE_WORDS = {
  noEndDate: 'role has no end date',
  until: (lastDay: string) => `role ends on ${lastDay}`,
  revokeOf: (role: string, displayName: string) => `Revoke role: ${role}, ${displayName}`,
  revoke: 'Revoke',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  administratorsAndSuperusers: 'Administrators and superusers',
  changeSignsPersonOutNote: 'Changing someone’s role signs them out on all devices.',
} as const;
