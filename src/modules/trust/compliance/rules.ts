/** What a score is made of (§9, compliance weights). They sum to 90: a score is the weighted mean (decisions, "Risk rules"). */
export const WEIGHTS = { dataProtection: 25, authentication: 20, session: 15, access: 20, audit: 10 } as const;
export type Part = keyof typeof WEIGHTS;
export const PARTS = Object.keys(WEIGHTS) as Part[];

/** §4: "default score 75 when there are no reports". */
export const DEFAULT_SCORE = 75;

/** §9, authentication score, by which every check is measured: compliant at this or more. */
export const COMPLIANT_FROM = 70;

/** §9, authentication score. */
export const AUTHENTICATION = { signedIn: 40, sessionTimeout: 30, mfa: 30 } as const;

/** 0 to 100, to the nearest whole; parts of which nothing is known do not count. */
export function complianceScore(parts: Readonly<Partial<Record<Part, number>>>): number {
  let [sum, weights] = [0, 0];
  for (const part of PARTS) {
    const score = parts[part];
    if (score === undefined) continue;
    sum += score * WEIGHTS[part];
    weights += WEIGHTS[part];
  }
  return weights === 0 ? DEFAULT_SCORE : Math.round(sum / weights);
}

export type ComplianceStatus = 'compliant' | 'partial' | 'non-compliant';

/** §4, compliance status. */
export function complianceStatus(score: number): ComplianceStatus {
  if (score >= 85) return 'compliant';
  return score < 60 ? 'non-compliant' : 'partial';
}

export const STATUS_WORDS: Readonly<Record<ComplianceStatus, string>> = {
  compliant: 'Compliant',
  partial: 'Partly compliant',
  'non-compliant': 'Not compliant',
};

export type RiskLabel = 'Critical' | 'High' | 'Medium' | 'Low';

/** §4, risk label. */
export function riskLabel(score: number): RiskLabel {
  if (score < 50) return 'Critical';
  if (score < 70) return 'High';
  return score < 85 ? 'Medium' : 'Low';
}

export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** How grave it is that a check stands where it stands: the risk label of its own score. */
export function severityOf(score: number): Severity {
  return riskLabel(score).toLowerCase() as Severity;
}

export function isCompliant(score: number): boolean {
  return score >= COMPLIANT_FROM;
}

export type Standing = { readonly score: number; readonly status: ComplianceStatus; readonly risk: RiskLabel };

/** What the reports say, the newest first; the default where there is none. */
export function standingOf(reports: readonly { readonly overallScore: number }[]): Standing {
  const score = reports[0]?.overallScore ?? DEFAULT_SCORE;
  return { score, status: complianceStatus(score), risk: riskLabel(score) };
}
