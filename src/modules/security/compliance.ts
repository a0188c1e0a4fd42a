/** What a score is made of (§9, compliance weights). They sum to 90: a score is the weighted mean (decisions, "Risk rules"). */
export const WEIGHTS = { dataProtection: 25, authentication: 20, session: 15, access: 20, audit: 10 } as const;
export type Part = keyof typeof WEIGHTS;

/** §4: "default score 75 when there are no reports". */
const DEFAULT_SCORE = 75;

/** 0 to 100, to the nearest whole; parts of which nothing is known do not count. */
export function complianceScore(parts: Readonly<Partial<Record<Part, number>>>): number {
  let [sum, weights] = [0, 0];
  for (const part of Object.keys(WEIGHTS) as Part[]) {
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

export type RiskLabel = 'Critical' | 'High' | 'Medium' | 'Low';

/** §4, risk label. */
export function riskLabel(score: number): RiskLabel {
  if (score < 50) return 'Critical';
  if (score < 70) return 'High';
  return score < 85 ? 'Medium' : 'Low';
}

/** §9, authentication score: compliant at 70 or more. */
export const AUTHENTICATION = { signedIn: 40, sessionTimeout: 30, mfa: 30 } as const;
