import { plural } from '#kernel/plural.ts';

/** `books.parts.tsx` */
export const BOOKS_PARTS_WORDS = {
  thisWorkspace: 'This workspace',
  yourRoleNote: (kindLabels: string, roleLabels: string) => `${kindLabels}. Your role: ${roleLabels}.`,
  workspaceRenamedTo: (name: string) => `Workspace renamed to ${name}`,
  workspaceName: 'Workspace name',
  save: 'Save',
  thisWorkspaceIsArchived: (isArchived: boolean) =>
    isArchived
      ? 'This workspace is archived. Members can read it, but nobody can change it.'
      : 'An archived workspace can be read but not changed. You can restore it at any time.',
  restore: 'Restore',
  archive: 'Archive',
  youLeft: (name: string) => `You left ${name}`,
  yourOwnWorkspaceIs: 'Your own workspace is open. What you added to the other workspace stays in it.',
  whatYouAddedStays: 'What you added stays here when you leave. To return you need a new invitation.',
  leaveWorkspace: 'Leave workspace',
  leaveOf: (name: string) => `Leave ${name}`,
  leave: 'Leave',
  stay: 'Stay',
  youLoseAccessAnd: 'You lose access, and need a new invitation to return.',
} as const;

/** `clients.page.tsx` */
export const CLIENTS_PAGE_WORDS = {
  workspacesAndClientsHeading: 'Workspaces and clients',
  yourWorkspacesAndThoseNote: 'Your workspaces and those shared with you.',
  newWorkspace: 'New workspace',
  yours: 'Yours',
  sharedWithYou: 'Shared with you',
  archived: 'Archived',
  of: (ownerName: string) => `of ${ownerName}`,
  onlyYou: (memberCount: number) => (memberCount === 1 ? 'only you' : `${memberCount} people`),
  openNow: 'Current',
  openOf: (name: string) => `Open ${name}`,
  open: 'Open',
  noActivityYet: 'No activity yet',
  lastChanged: (dayAt: string) => `Last changed ${dayAt}`,
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
  forHouseholdOrBusinessNote: 'For a household or a business. You can share it.',
  createWorkspace: 'Create workspace',
  name: 'Name',
  suchAsDlaminisOrNote: 'Such as “The Dlaminis” or “Dlamini Trading”.',
  kind: 'Kind',
  country: 'Country',
  setsFirstCategoriesNote: 'Sets the first categories.',
  currency: 'Currency',
} as const;

/** `second-factor-asked.tsx` */
export const SECOND_FACTOR_ASKED_WORDS = {
  twoStepVerificationIs: 'Two-step verification is now required',
  twoStepVerificationIsNo: 'Two-step verification is no longer required',
  requireTwoStepVerification: 'Require two-step verification',
  membersMustTurnItNote: (whoHasNone: string) =>
    `Members must turn on two-step verification before they can open this workspace. ${whoHasNone}`,
  allMembersHaveIt: 'All members use two-step verification.',
  youDoNotHave: 'You have not turned it on yet.',
  oneMemberDoesNot: 'One member has not turned it on yet.',
  membersDoNot: (members: number, you: boolean) =>
    you
      ? `${plural(members, 'member')} have not turned it on yet, including you.`
      : `${plural(members, 'member')} have not turned it on yet.`,
} as const;

/** `switcher-menu.tsx` */
export const SWITCHER_MENU_WORDS = {
  currentWorkspace: 'Current workspace',
  allWorkspacesAndClients: 'All workspaces and clients',
} as const;
