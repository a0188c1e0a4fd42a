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
    dataProtection: ['Your data', 'Whether what is kept about you is sealed, agreed to, and yours to take away.'],
    authentication: ['Signing in', 'Whether it takes more than a password to be taken for you.'],
    session: ['Sessions and devices', 'Whether you are signed in only where you mean to be, and for no longer.'],
    access: ['Who gets in', 'Whether those who share your books are guarded as well as you are.'],
    audit: ['Your record', 'Whether what was done is written down, unaltered, and looked at.'],
  },
  books: {
    dataProtection: ['Data in these books', 'Whether what is kept in them is sealed, and whether there is a copy.'],
    authentication: ['How members sign in', 'Whether it takes more than a password to come in as a member.'],
    session: ['Sessions of members', 'Whether members are signed in only where they mean to be, and for no longer.'],
    access: ['Who gets in', 'Whether few decide about members, and no offer stays open.'],
    audit: ['The record of these books', 'Whether what was done in them is written down, unaltered.'],
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
      violations: missing.map(({ title, note }) => `${title}: not so. ${note}`),
      evidence: own,
    };
    return [check];
  });
}

function messageOf(score: number, facts: number, missing: number): string {
  const found =
    missing === 0 ? `All ${facts} facts speak for it.` : `${facts - missing} of ${facts} facts speak for it.`;
  return isCompliant(score) ? found : `${found} It takes ${COMPLIANT_FROM} of 100 points to be met.`;
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
  const left =
    missing === 0 ? 'Nothing is missing.' : `${missing === 1 ? 'One thing is' : `${missing} things are`} missing.`;
  return {
    ...who,
    overallScore: score,
    status,
    risk,
    summary: `${STATUS_WORDS[status]}, with ${score} of 100 points. ${met} of ${checks.length} checks are met. ${left}`,
    criticalIssues: checks.filter(({ severity }) => severity === 'critical').flatMap(({ violations }) => violations),
    checks,
  };
}
