import type { Severity } from '#kernel/severity.ts';

/** §9: above the first, the third and the fourth, from the second on (§8, "Threats"). */
export const THRESHOLDS = { requestsInMinute: 50, authFailuresInHour: 5, countriesInDay: 2, devicesInDay: 3 } as const;

/** Minutes within which nobody comes from one country to another: the answer costs a person one confirmation. */
export const TRAVEL_MINUTES = 60;

export type ThreatKind =
  | 'rapid_requests'
  | 'excessive_auth_failures'
  | 'geographic_anomaly'
  | 'multiple_devices'
  | 'impossible_travel'
  | 'new_country';

type Facts = {
  readonly severity: Severity;
  /** A threat that goes on is news again after this. */ readonly minutes: number;
};

/** How grave each is (§8; the last two are ours, of issue 4). */
export const THREATS: Readonly<Record<ThreatKind, Facts>> = {
  rapid_requests: { severity: 'high', minutes: 1 },
  excessive_auth_failures: { severity: 'critical', minutes: 60 },
  geographic_anomaly: { severity: 'medium', minutes: 24 * 60 },
  multiple_devices: { severity: 'medium', minutes: 24 * 60 },
  impossible_travel: { severity: 'high', minutes: 60 },
  new_country: { severity: 'medium', minutes: 30 * 24 * 60 },
};

/** What is known of a person's latest deeds. */
export type Deeds = {
  /** Actions alone: not what a screen asks in the background. */
  readonly requestsInMinute: number;
  readonly authFailuresInHour: number;
  readonly countriesInDay: number;
  /** User agents. */
  readonly devicesInDay: number;
  /** Minutes since the last deed that came from another country; null where none did. */
  readonly minutesSinceAbroad: number | null;
  /** This country was not seen before, and another was. */
  readonly isNewCountry: boolean;
};

/** The threats that a person's latest deeds amount to (§8), the gravest first. */
export function threatsIn(deeds: Deeds): ThreatKind[] {
  const { requestsInMinute, authFailuresInHour, countriesInDay, devicesInDay, minutesSinceAbroad, isNewCountry } =
    deeds;
  return [
    ...(authFailuresInHour >= THRESHOLDS.authFailuresInHour ? (['excessive_auth_failures'] as const) : []),
    ...(requestsInMinute > THRESHOLDS.requestsInMinute ? (['rapid_requests'] as const) : []),
    ...(minutesSinceAbroad !== null && minutesSinceAbroad < TRAVEL_MINUTES ? (['impossible_travel'] as const) : []),
    ...(isNewCountry ? (['new_country'] as const) : []),
    ...(countriesInDay > THRESHOLDS.countriesInDay ? (['geographic_anomaly'] as const) : []),
    ...(devicesInDay > THRESHOLDS.devicesInDay ? (['multiple_devices'] as const) : []),
  ];
}

/** High and critical threats create an alert (§8); so does what a person can judge better than we can. */
export function isAlerting(threat: ThreatKind): boolean {
  const { severity } = THREATS[threat];
  return severity === 'high' || severity === 'critical' || threat === 'new_country';
}
