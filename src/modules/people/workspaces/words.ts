import { plural } from '#kernel/plural.ts';

/** `books.parts.tsx` */
export const BOOKS_PARTS_WORDS = {
  thisWorkspace: 'This workspace',
  yourRoleNote: (workspaceKind: string, role: string) => `${workspaceKind}. Your role: ${role}.`,
  workspaceRenamedTo: (name: string) => `Workspace renamed to ${name}`,
  workspaceName: 'Workspace name',
  save: 'Save name',
  thisWorkspaceIsArchived: (isArchived: boolean) =>
    isArchived
      ? 'This workspace is archived. Members can read it, but nobody can change it.'
      : 'An archived workspace can be read but not changed. You can restore it at any time.',
  restore: 'Restore workspace',
  archive: 'Archive workspace',
  youLeft: (name: string) => `You left ${name}`,
  yourOwnWorkspaceIs: 'We opened your personal workspace. What you added to the other workspace stays there.',
  whatYouAddedStays: 'What you added stays in this workspace when you leave. To return, you need a new invitation.',
  leaveWorkspace: 'Leave workspace',
  leaveOf: (name: string) => `Leave ${name}`,
  leave: 'Leave this workspace',
  stay: 'Stay in workspace',
  youLoseAccessAnd: 'You lose access to this workspace, and need a new invitation to return.',
} as const;

/** `clients.page.tsx` */
export const CLIENTS_PAGE_WORDS = {
  workspacesAndClientsHeading: 'Workspaces and clients',
  yourWorkspacesAndThoseNote: 'Your workspaces and those shared with you.',
  newWorkspace: 'New workspace',
  yours: 'Your workspaces',
  sharedWithYou: 'Shared with you',
  archived: 'Archived',
  of: (ownerName: string) => `owned by ${ownerName}`,
  onlyYou: (memberCount: number) => (memberCount === 1 ? 'no other members' : `${memberCount} members`),
  openNow: 'Current workspace',
  openOf: (name: string) => `Open ${name}`,
  open: 'Open',
  noActivityYet: 'No activity yet',
  lastChanged: (day: string) => `Last changed on ${day}`,
} as const;

/** `hand-over.parts.tsx` */
export const HAND_OVER_PARTS_WORDS = {
  transferTo: (name: string, displayName: string) => `Transfer ${name} to ${displayName}`,
  transferWorkspace: 'Transfer workspace',
  cancel: 'Cancel',
  theyBecomeOwnerAnd:
    'This person becomes the owner and you become a manager. Only the new owner can transfer it back.',
} as const;

/** `new-books.tsx` */
export const NEW_BOOKS_WORDS = {
  newWorkspace: 'New workspace',
  forHouseholdOrBusinessNote: 'A workspace for a household or a business. You can share it.',
  createWorkspace: 'Create workspace',
  name: 'Name',
  suchAsDlaminisOrNote: 'A name such as “The Dlaminis” or “Dlamini Trading”.',
  kind: 'Kind',
  country: 'Country',
  setsFirstCategoriesNote: 'The country decides which categories you start with.',
  currency: 'Currency',
} as const;

/** `second-factor-asked.tsx` */
export const SECOND_FACTOR_ASKED_WORDS = {
  twoStepVerificationIs: 'Two-step verification is now required',
  twoStepVerificationIsNo: 'Two-step verification is no longer required',
  requireTwoStepVerification: 'Require two-step verification',
  membersMustTurnItNote: (membersWithoutIt: string) =>
    `Members must turn on two-step verification before they can open this workspace. ${membersWithoutIt}`,
  allMembersHaveIt: 'All members use two-step verification.',
  youDoNotHave: 'You do not use two-step verification yet.',
  oneMemberDoesNot: 'One member does not use two-step verification yet.',
  membersDoNot: (members: number, you: boolean) =>
    you
      ? `${plural(members, 'member')}, including you, do not use two-step verification yet.`
      : `${plural(members, 'member')} do not use two-step verification yet.`,
} as const;

/** `switcher-menu.tsx` */
export const SWITCHER_MENU_WORDS = {
  currentWorkspace: 'Current workspace',
  allWorkspacesAndClients: 'All workspaces and clients',
} as const;
