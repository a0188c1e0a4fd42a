import { plural } from '#kernel/plural.ts';

/** `activity-section.tsx` */
export const ACTIVITY_SECTION_WORDS = {
  everything: 'All activity',
  unusualOnly: 'Unusual activity only',
  deletionsAndSecurity: 'Deletions and security changes',
  last24Hours: 'Last 24 hours',
  last7Days: 'Last 7 days',
  allShown: 'Any time',
  activity: 'Activity',
  yourActivityInYourNote: 'Your activity in your account and this workspace.',
  which: 'Kind of activity',
  sinceWhen: 'Period',
  noActivityMatches: 'No activity matches.',
  activityLogIsDownloading: 'The activity log is downloading',
  nothingWasExported: 'The activity log was not downloaded',
  downloadAsCsv: 'Download as CSV',
  high: (riskLevel: string) => (riskLevel === 'high' ? 'Unusual activity' : 'Sensitive activity'),
  nobodyCanChangeActivity: 'Nobody can change the activity log without a trace.',
  entry: (lines: number, write: (count: number) => string) => plural(lines, 'entry', 'entries', write),
  inYourLogNone: (entries: string) => `Checked ${entries} in your log: none was changed.`,
  inBothLogsNone: (entries: string, inWorkspace: string) =>
    `Checked ${entries} in your log and ${inWorkspace} in this workspace’s log: none was changed.`,
  entryInThisWorkspaces: (number: string, isOfBooks: boolean, change: string) =>
    isOfBooks
      ? `Entry ${number} in this workspace’s log was ${change}. Tell the people who run this site.`
      : `Entry ${number} in your activity log was ${change}. Tell the people who run this site.`,
  checkActivityLog: 'Check activity log',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  activityInFigures: 'Activity in figures',
  allAccountsOnThisNote: 'Figures for all user accounts on this site.',
} as const;

/** `at-a-glance.tsx` */
export const AT_A_GLANCE_WORDS = {
  nothingToDo: 'Nothing to do',
  oneAlertToLookAt: (count: number) => (count === 1 ? 'One alert to look at' : `${count} alerts to look at`),
  resolveAlerts: (count: number) => (count === 1 ? 'Resolve this alert' : `Resolve ${count} alerts`),
  whatToDoNow: 'What to do now',
  oneImprovement: 'One possible improvement',
  viewAlerts: 'View alerts',
  changeIt: 'Meet this requirement',
  noOpenAlerts: 'No open alerts.',
  youOnThisDevice: (count: number) =>
    count === 1 ? 'You are signed in on this device only' : `You are signed in on ${count} devices`,
  whoIsSignedIn: 'Who is signed in',
  also: (others: string) => `Other devices: ${others}.`,
  viewSessions: 'View sessions',
  inLast24Hours: 'Activity in the last 24 hours',
  lastActivity: (what: string, at: string) => `Last activity: ${what}, ${at}.`,
  unusualActivity: (alert: string, at: string) => `Last alert: ${alert}, ${at}.`,
  viewActivity: 'View activity',
  oneUnusualEvent: (unusual: number) => (unusual === 1 ? 'One unusual event' : `${unusual} unusual events`),
  oneMinorAlert: (alerts: number) => (alerts === 1 ? 'One minor alert' : `${alerts} minor alerts`),
  nothingUnusual: 'No unusual activity',
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
  inFigures: 'Your account in figures',
  yourAccountInNumbersNote: 'What happened in your account, in numbers.',
} as const;

/** `figures.tsx` */
export const FIGURES_WORDS = {
  notAvailableNow: 'This figure is not available now',
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
