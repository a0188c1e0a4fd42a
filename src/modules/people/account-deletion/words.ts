import { plural } from '#kernel/plural.ts';

/** `end-account.parts.tsx` */
export const END_ACCOUNT_PARTS_WORDS = {
  deleteYourAccount: 'Delete your account',
  weSignYouOut: (coolingOffDays: number) =>
    `We sign you out now and delete your data in ${plural(coolingOffDays, 'day')}. To cancel, sign in before then. We e-mail you now, three days before the deletion, and after it.`,
  whatWeDelete: 'What we delete',
  yourAccountProfilePictures:
    'Your account, profile, pictures and preferences, your membership of other workspaces, and these workspaces with everything in them:',
  whatStaysWithOthers: 'What stays in other people’s workspaces',
  whatYouAddedTo: 'What you added to other people’s workspaces:',
  whatWeKeep: 'What we keep',
  activityLogEntriesWith:
    'Activity log entries with their time and network address, but not your name. Privacy laws in South Africa (POPIA sections 19 and 22), Kenya and Nigeria require us to trace a breach. Tax law may require you to keep your records, so export them first.',
  otherPeopleUseYour: 'Other people use your workspaces',
  seeMembers: 'See members',
  theyWouldLoseWhat: (workspaces: string) =>
    `Other people would lose what is in ${workspaces}. Remove the other members first, or transfer the workspace to one of them.`,
  youWereSignedOut: 'You were signed out',
  weWillDeleteYour: (day: string) => `We will delete your account on ${day}, unless you sign in before then.`,
  yourAccountWasNot: 'Your account was not deleted',
  deleteMyAccount: 'Delete my account',
  keepMyAccount: 'Keep my account',
  inDaysWeDelete: (coolingOffDays: number) =>
    `In ${plural(coolingOffDays, 'day')} we delete your account and all workspaces that only you use. Sign in before then to keep them.`,
} as const;
