import { plural } from '#kernel/plural.ts';
import type { Assessment, Check, Evidence, Report, ReportType } from './model.ts';
import {
  COMPLIANT_FROM,
  complianceScore,
  complianceStatus,
  isCompliant,
  type Part,
  PARTS,
  riskLabel,
  severityOf,
  STATUS_WORDS,
} from './rules.ts';

const NAMES: Readonly<Record<ReportType, Readonly<Record<Part, readonly [name: string, description: string]>>>> = {
  personal: {
    dataProtection: ['Your data', 'Your data is encrypted, used as you agreed, and you can download it.'],
    authentication: ['Your sign-in', 'Signing in takes more than a password.'],
    session: ['Sessions and devices', 'You have few sessions, all of them recent and on devices you trust.'],
    access: ['Members', 'Members of your workspaces sign in as safely as you.'],
    audit: ['Your activity log', 'Activity is logged and reviewed, and no entry was changed.'],
  },
  books: {
    dataProtection: ['Workspace data', 'The data of the workspace is encrypted, and an owner has a copy.'],
    authentication: ['Member sign-in', 'Members need more than a password.'],
    session: ['Member sessions', 'Members have few sessions, all of them recent and none unusual.'],
    access: ['Members', 'Only a few people can manage members, and there are no old invitations.'],
    audit: ['Activity log', 'Activity is logged, and no entry was changed.'],
  },
};

/** The sum of what was earned, 0 to 100. */
function scoreOfPart(own: readonly Evidence[]): number {
  const sum = (figure: (evidence: Evidence) => number) => own.reduce((all, one) => all + figure(one), 0);
  const of = sum((one) => one.of);
  return of === 0 ? 0 : Math.round((sum((one) => one.earned) / of) * 100);
}

/** A check for every part that something is known of. */
export function checksOf(reportType: ReportType, evidence: readonly Evidence[], now: Date): Check[] {
  return PARTS.flatMap((part) => {
    const own = evidence.filter((one) => one.part === part);
    if (own.length === 0) return [];
    const score = scoreOfPart(own);
    const missing = own.filter(({ earned, of }) => earned < of);
    const [name, description] = NAMES[reportType][part];
    const check: Check = {
      id: `${reportType}-${part}`,
      type: part,
      name,
      description,
      compliant: isCompliant(score),
      severity: severityOf(score),
      message: messageOf(score, own.length, missing.length),
      lastChecked: now,
      score,
      violations: missing.map(({ title, note }) => `${title}: no. ${note}`),
      evidence: own,
    };
    return [check];
  });
}

function messageOf(score: number, facts: number, missing: number): string {
  const found =
    missing === 0
      ? `All ${plural(facts, 'requirement')} met.`
      : `${facts - missing} of ${plural(facts, 'requirement')} met.`;
  return isCompliant(score) ? found : `${found} The check needs ${COMPLIANT_FROM} of 100 points.`;
}

/** The weighted mean of what the evidence comes to (§9). */
export function scoreOf(evidence: readonly Evidence[]): number {
  const parts = PARTS.map((part) => [part, evidence.filter((one) => one.part === part)] as const);
  const known = parts.filter(([, own]) => own.length > 0);
  return complianceScore(Object.fromEntries(known.map(([part, own]) => [part, scoreOfPart(own)])));
}

/** What is missing, with the points that the whole score would gain, the most first. */
export function gainsIn(evidence: readonly Evidence[]): Assessment['gains'] {
  const now = scoreOf(evidence);
  return evidence
    .filter(({ earned, of }) => earned < of)
    .map((missing) => {
      const better = evidence.map((one) => (one === missing ? { ...one, earned: one.of } : one));
      return { ...missing, gain: scoreOf(better) - now };
    })
    .toSorted((a, b) => b.gain - a.gain);
}

/** How well somebody or something is guarded, by this evidence. */
export function assessed(reportType: ReportType, evidence: readonly Evidence[], now: Date): Assessment {
  const score = scoreOf(evidence);
  const checks = checksOf(reportType, evidence, now);
  return { score, status: complianceStatus(score), risk: riskLabel(score), checks, gains: gainsIn(evidence) };
}

/** A report (§3) of what an assessment found. */
export function reportFrom(
  { score, status, risk, checks }: Assessment,
  who: Pick<Report, 'id' | 'userId' | 'reportType' | 'generatedAt'>,
): Report {
  const met = checks.filter(({ compliant }) => compliant).length;
  const missing = checks.reduce((sum, { violations }) => sum + violations.length, 0);
  const left = missing === 0 ? 'All requirements are met.' : `${plural(missing, 'requirement')} not met.`;
  return {
    ...who,
    overallScore: score,
    status,
    risk,
    summary: `${STATUS_WORDS[status]}, score ${score} of 100. ${met} of ${plural(checks.length, 'check')} met. ${left}`,
    criticalIssues: checks.filter(({ severity }) => severity === 'critical').flatMap(({ violations }) => violations),
    checks,
  };
}
