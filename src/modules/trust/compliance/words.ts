import { plural } from '#kernel/plural.ts';

/** `comparison-section.tsx` */
export const COMPARISON_SECTION_WORDS = {
  reportOf: (generatedAt: string) => `The report created on ${generatedAt}`,
  report: 'Report to compare',
  comparedWith: 'Compared with',
  changedChecks: 'Checks that changed',
  roseFell: (check: string, after: number, before: number) =>
    after > before ? `The score of the check “${check}” rose` : `The score of the check “${check}” fell`,
  improved: 'Requirements that improved',
  worse: 'Requirements that got worse',
  scoreIsUnchanged: (after: number) => `The security score is unchanged: ${after}.`,
  scoreRoseFellBy: (after: number, before: number, abs: number) =>
    after > before
      ? `The security score rose by ${abs}, from ${before} to ${after}.`
      : `The security score fell by ${abs}, from ${before} to ${after}.`,
} as const;

/** `laws-section.tsx` */
export const LAWS_SECTION_WORDS = {
  laws: 'Laws',
  yourCountryNote: 'Your country is {country}. As of {day}. Not legal advice.',
  countryOfWorkspaceNote: 'This workspace is in {country}. As of {day}. Not legal advice.',
  weHaveNoInformation: 'We have no information about this country yet.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  complianceHeading: 'Compliance',
  howWellYourDataNote: 'How well your data is protected.',
  about: 'Security score and reports of',
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
  changeIt: 'Meet this requirement',
  notMet: 'Check not met',
  met: ': this requirement is met',
  notMetLabel: ': this requirement is not met',
  of: (earned: number, possible: number) => `${earned} of ${plural(possible, 'point')}`,
} as const;

/** `reports-section.tsx` */
export const REPORTS_SECTION_WORDS = {
  createReport: 'Create report',
  reports: 'Reports',
  reportSavesScoreAndNote: 'Creating a report saves your score and the evidence for it.',
  noReportsYet: 'No compliance reports yet',
  createOneToCompare: 'Create a report to save today’s score and compare it later.',
  pointsOf100: 'Security score out of 100',
  nothingToShow: 'Nothing to show.',
  noReports: 'No compliance reports',
  scoreIsSameAs: (is: number, generatedAt: string) => `The security score is ${is}, the same as on ${generatedAt}`,
  scoreRoseFellFrom: (is: number, was: number, generatedAt: string) =>
    is > was
      ? `The security score rose from ${was} to ${is} since ${generatedAt}`
      : `The security score fell from ${was} to ${is} since ${generatedAt}`,
  critical: (count: number) => ` Critical requirements not met: ${count}.`,
  downloadReportOfAs: (when: string) => `Download PDF: report of ${when}`,
  pdf: 'Download PDF',
} as const;
