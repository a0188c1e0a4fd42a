import { countryName } from '#kernel/country-name.ts';
import type { NewAlert } from '#modules/access/alerts/model.ts';
import { type ThreatKind, THREATS } from './threat-detection.ts';

/** What is done about a threat, beside telling the person. Each can be undone by them. */
export type Answer = 'step-up' | 'device-distrusted' | 'account-locked' | 'export-blocked';

/** Which answers a threat gets. */
export const ANSWERS: Readonly<Record<ThreatKind, readonly Answer[]>> = {
  rapid_requests: ['step-up'],
  excessive_auth_failures: ['account-locked'],
  geographic_anomaly: ['step-up'],
  multiple_devices: ['device-distrusted'],
  impossible_travel: ['step-up', 'device-distrusted'],
  new_country: ['step-up'],
};

/** What we did, in a sentence to the person. */
const DONE: Readonly<Record<Answer, string>> = {
  'step-up': 'We will ask you to confirm it’s you before the next sensitive action.',
  'device-distrusted': 'The device is no longer trusted.',
  'account-locked': 'Password sign-in is locked for 15 minutes. Use the link we e-mailed you to unlock it now.',
  'export-blocked': 'Nothing was downloaded or deleted.',
};

export type Circumstances = {
  readonly country: string | null;
  /** The other country of a journey. */
  readonly abroad: string | null;
};

/** The alert about a threat, in plain words: what happened, what was done, what to do. `answers`: what was done, in fact. */
export function alertAbout(
  threat: ThreatKind,
  circumstances: Circumstances,
  answers: readonly Answer[] = ANSWERS[threat],
): NewAlert {
  const [title, happened, next] = wordsFor(threat, circumstances, answers);
  return {
    alertType: threat === 'rapid_requests' ? 'suspicious_activity' : 'authentication',
    severity: THREATS[threat].severity,
    title,
    description: [happened, whatWasDone(answers), next].filter((part) => part !== '').join(' '),
    metadata: { threat, answers: answers.join(', '), ...circumstances },
  };
}

/** What we did, in sentences to the person; nothing where it was nothing. */
export function whatWasDone(answers: readonly Answer[]): string {
  return answers.map((answer) => DONE[answer]).join(' ');
}

/** What to do about something that somebody else may have done. */
export const UNLESS_YOU = 'If this was not you, sign out your other devices and change your password.';

/** Title, what happened, what to do. */
function wordsFor(
  threat: ThreatKind,
  { country, abroad }: Circumstances,
  answers: readonly Answer[],
): readonly [string, string, string] {
  const [secondCountry, firstCountry] = [nameOf(country), nameOf(abroad)];
  switch (threat) {
    case 'rapid_requests':
      return [
        'Unusually many requests from your account',
        'Your account made more than 50 requests within a minute.',
        'If this was not you, sign out your other devices and change your password.',
      ];
    case 'excessive_auth_failures':
      return [
        'Someone is guessing your password',
        'Five or more sign-ins to your account failed within an hour.',
        answers.includes('account-locked')
          ? 'If this was you, use the link in the e-mail. If it was not you, the guesses failed. Choose a longer password if yours is short.'
          : 'If this was you, you do not need to do anything. If it was not you, the guesses failed. Choose a longer password if yours is short.',
      ];
    case 'impossible_travel':
      return [
        `Account used in ${firstCountry} and ${secondCountry} within an hour`,
        `Your account was used in ${firstCountry}, then less than an hour later in ${secondCountry}.`,
        UNLESS_YOU,
      ];
    case 'new_country':
      return [
        `Account first used in ${secondCountry}`,
        `Your account was used in ${secondCountry} for the first time.`,
        UNLESS_YOU,
      ];
    case 'geographic_anomaly':
      return [
        'Account used in more than two countries in a day',
        'Your account was used in more than two countries in a day.',
        UNLESS_YOU,
      ];
    case 'multiple_devices':
      return [
        'Account used in more than three browsers in a day',
        'Your account was used in more than three browsers in a day.',
        UNLESS_YOU,
      ];
  }
}

function nameOf(country: string | null): string {
  return country === null ? 'an unknown country' : countryName(country);
}
