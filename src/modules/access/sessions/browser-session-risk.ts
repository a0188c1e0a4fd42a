import { type CheckVerdict, INVALID_FROM, weighed } from './signs.ts';

export type BrowserFacts = {
  readonly isExpired: boolean;
  readonly isSameDevice: boolean;
  /** When this tab and the latest of the others were last in use; null where there is no other. */
  readonly tabStamps: { readonly own: number; readonly other: number | null };
  readonly country: string | null;
  readonly lastCountry: string | null;
};

const AT_ONCE = 1000;

/** Browser session risk (§4): the reading that looks at tabs and places. An unknown country is no change of country. */
export function browserSessionRisk(facts: BrowserFacts): CheckVerdict {
  const { own, other } = facts.tabStamps;
  const { risk, threats } = weighed([
    { weight: 50, threat: 'Session expired', is: facts.isExpired },
    { weight: 30, threat: 'Session on new device', is: !facts.isSameDevice },
    { weight: 20, threat: 'Multiple active tabs', is: other !== null && Math.abs(own - other) <= AT_ONCE },
    {
      weight: 40,
      threat: 'Session in new country',
      is: facts.country !== null && facts.lastCountry !== null && facts.country !== facts.lastCountry,
    },
  ]);
  return {
    risk,
    threats,
    isValid: threats.length === 0 || risk < INVALID_FROM,
    requiresMfa: isElevatedInBrowser(risk),
  };
}

/** §4: a second factor is asked for from 50 on. */
export function isElevatedInBrowser(risk: number): boolean {
  return risk >= 50;
}
