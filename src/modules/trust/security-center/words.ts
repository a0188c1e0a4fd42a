import { plural } from '#kernel/plural.ts';

/** `activity-section.tsx` */
export const ACTIVITY_SECTION_WORDS = {
  everything: 'Everything',
  unusualOnly: 'Unusual only',
  deletionsAndSecurity: 'Deletions and security',
  last24Hours: 'Last 24 hours',
  last7Days: 'Last 7 days',
  allShown: 'All shown',
  activity: 'Activity',
  yourActivityInYourNote: 'Your activity in your account and this workspace.',
  which: 'Which',
  sinceWhen: 'Period',
  noActivityMatches: 'No activity matches.',
  activityLogIsDownloading: 'The activity log is downloading',
  nothingWasExported: 'Nothing was exported',
  downloadAsCsv: 'Download as CSV',
  high: (riskLevel: string) => (riskLevel === 'high' ? 'Unusual' : 'Sensitive'),
  nobodyCanChangeActivity: 'Nobody can change the activity log without a trace.',
  entry: (lines: number, write: (count: number) => string) => plural(lines, 'entry', 'entries', write),
  andInThisWorkspaces: (inBooks: string) => ` and ${inBooks} in this workspace’s`,
  inYourLogNone: '{plural} in your log{mayReadBooks}, none changed.',
  entryInThisWorkspaces: (number: string, isOfBooks: boolean, what: string) =>
    `Entry ${number} in ${isOfBooks ? 'this workspace’s log' : 'your log'} was ${what}. Tell your operator.`,
  checkActivityLog: 'Check activity log',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  activityInFigures: 'Activity in figures',
  allAccountsOnThisNote: 'All accounts on this site.',
} as const;

/** `at-a-glance.tsx` */
export const AT_A_GLANCE_WORDS = {
  nothingToDo: 'Nothing to do',
  oneAlertToLookAt: (count: number) => `${count === 1 ? 'One alert' : `${count} alerts`} to look at`,
  whatToDoNow: 'What to do now',
  oneImprovement: 'One improvement',
  viewAlerts: 'View alerts',
  changeIt: 'Change it',
  noOpenAlerts: 'No open alerts.',
  youOnThisDevice: (count: number) => (count === 1 ? 'You, on this device only' : `You, on ${count} devices`),
  whoIsSignedIn: 'Who is signed in',
  also: (others: string) => `Also: ${others}.`,
  viewSessions: 'View sessions',
  inLast24Hours: 'In the last 24 hours',
  lastActivity: (what: string, at: string) => `Last activity: ${what}, ${at}.`,
  unusualActivity: (what: string, at: string) => `${what}, ${at}.`,
  viewActivity: 'View activity',
  oneUnusualEvent: (unusual: number) => (unusual === 1 ? 'One unusual event' : `${unusual} unusual events`),
  oneNotice: (told: number) => (told === 1 ? 'One notice' : `${told} notices`),
  nothingUnusual: 'Nothing unusual',
} as const;

/** `center.page.tsx` */
export const CENTER_PAGE_WORDS = {
  securityCenterHeading: 'Security Center',
  signInSettings: 'Sign-in settings',
  oneImportantAlertNeeds: (grave: number) =>
    grave === 1 ? 'One important alert needs your attention.' : `${grave} important alerts need your attention.`,
  yourAccountIsWell: 'No open alerts. Your account is well protected.',
  noAlertsButYour: 'No open alerts. Your protection could be better.',
  noAlertsButYourAccount: 'No open alerts. Your account is poorly protected.',
} as const;

/** `figures-section.tsx` */
export const FIGURES_SECTION_WORDS = {
  inFigures: 'In figures',
  yourAccountInNumbersNote: 'Your account in numbers.',
} as const;

/** `figures.tsx` */
export const FIGURES_WORDS = {
  notAvailableNow: 'Not available now',
  actionsInLastHour: 'Actions in the last hour',
  actionsInTotal: 'Actions in total',
  deletionsAndSecurityChanges: 'Deletions and security changes',
  openAlerts: 'Open alerts',
  alertsResolved: 'Alerts resolved',
  openSessions: 'Open sessions',
  mostFrequentActions: 'Most frequent actions',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  securityPrivacyHeading: 'Security & Privacy',
  viewAlerts: 'View alerts',
  yourSignInSessionsNote: 'Your sign-in, sessions and devices.',
} as const;
