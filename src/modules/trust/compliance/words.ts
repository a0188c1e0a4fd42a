import { plural } from '#kernel/plural.ts';

/** `comparison-section.tsx` */
export const COMPARISON_SECTION_WORDS = {
  reportOf: (generatedAt: string) => `The report created on ${generatedAt}`,
  report: 'Report',
  comparedWith: 'Compared with',
  changedChecks: 'Changed checks',
  roseFell: (check: string, after: number, before: number) =>
    after > before ? `${check}: score rose` : `${check}: score fell`,
  improved: 'Points that improved',
  worse: 'Points that got worse',
  scoreIsUnchanged: (after: number) => `The score is unchanged: ${after}.`,
  scoreRoseFellBy: (after: number, before: number, abs: number) =>
    after > before
      ? `The score rose by ${abs}, from ${before} to ${after}.`
      : `The score fell by ${abs}, from ${before} to ${after}.`,
} as const;

/** `laws-section.tsx` */
export const LAWS_SECTION_WORDS = {
  laws: 'Laws',
  yourCountryNote: (country: string, lawsAsOf: string) =>
    `Your country is ${country}. As of ${lawsAsOf}. Not legal advice.`,
  countryOfWorkspaceNote: (country: string, lawsAsOf: string) =>
    `This workspace is in ${country}. As of ${lawsAsOf}. Not legal advice.`,
  weHaveNoInformation: 'We have no information about this country yet.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  complianceHeading: 'Compliance',
  howWellYourDataNote: 'How well your data is protected.',
  about: 'Report about',
  you: 'You',
  thisWorkspace: 'This workspace',
  securityScore: 'Security score',
  openCheckToSeeNote: 'Open a check to see what to change.',
} as const;

/** `parts.tsx` */
export const PARTS_WORDS = {
  securityScore: 'Security score',
  compliance: 'Compliance',
  openCheckForDetails: 'Open a check for details, or create a report under {link}.',
  of100: 'of 100 points',
  risk: (risk: string) => `Risk: ${risk}`,
  everythingIsMet: 'All checks are met.',
  biggestImprovement: (gain: number) => `Biggest possible improvement (+${plural(gain, 'point')}):`,
  changeIt: 'Improve this point',
  notMet: 'Check not met',
  met: ': this point is met',
  notMetLabel: ': this point is not met',
  of: (earned: number, possible: number) => `${earned} of ${plural(possible, 'point')}`,
} as const;

/** `reports-section.tsx` */
export const REPORTS_SECTION_WORDS = {
  createReport: 'Create report',
  reports: 'Reports',
  reportSavesScoreAndNote: 'Creating a report saves your score and the evidence for it.',
  noReportsYet: 'No reports yet',
  createOneToCompare: 'Create a report to save today’s score and compare it later.',
  pointsOf100: 'Score out of 100',
  nothingToShow: 'Nothing to show.',
  noReports: 'No reports',
  scoreIsSameAs: (is: number, generatedAt: string) => `The score is ${is}, the same as on ${generatedAt}`,
  scoreRoseFellFrom: (is: number, was: number, generatedAt: string) =>
    is > was
      ? `The score rose from ${was} to ${is} since ${generatedAt}`
      : `The score fell from ${was} to ${is} since ${generatedAt}`,
  critical: (count: number) => ` Critical points not met: ${count}.`,
  downloadReportOfAs: (when: string) => `Download PDF: report of ${when}`,
  pdf: 'Download PDF',
} as const;
