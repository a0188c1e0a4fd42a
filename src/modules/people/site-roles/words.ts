/** `admin.find-person.tsx` */
export const ADMIN_FIND_PERSON_WORDS = {
  findPerson: 'Find a person',
  eMailAddress: 'E-mail address',
  fullAddressNote: 'The full address.',
  findPersonLabel: 'Find person',
  plan: (typeNames: string, planNames: string) => `${typeNames}, ${planNames} plan`,
  noRoleYet: 'No role yet.',
} as const;

/** `admin.give-role.tsx` */
export const ADMIN_GIVE_ROLE_WORDS = {
  weToldThemThey: 'We told them. They must sign in again.',
  role: 'Role',
  lastDay: 'Last day',
  giveRole: 'Give role',
} as const;

/** `admin.held-role.tsx` */
export const ADMIN_HELD_ROLE_WORDS = {
  noEndDate: 'no end date',
  until: (lastDayOf: string) => `until ${lastDayOf}`,
  revokeOf: (roleNames: string, displayName: string) => `Revoke: ${roleNames}, ${displayName}`,
  revoke: 'Revoke',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  administratorsAndSuperusers: 'Administrators and superusers',
  changeSignsPersonOutNote: 'A change signs the person out everywhere.',
} as const;
