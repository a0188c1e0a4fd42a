import type { NewAlert } from '#modules/access/alerts/model.ts';

/** §8, "Elevated risk": the browser found its session unusual, and it goes on. */
export function alertAboutElevatedRisk(signs: readonly string[]): NewAlert {
  const unusualSigns = signs.slice(0, 2).join(', ').toLowerCase();
  const whatWasUnusual = signs.length === 0 ? '' : ` What was unusual: ${unusualSigns}.`;
  return {
    alertType: 'authentication',
    severity: 'high',
    title: 'Additional Verification Required',
    description: `Multi-factor authentication is recommended due to elevated risk.${whatWasUnusual} If this was you, turn on two-step verification. If not, sign out your other devices and change your password.`,
    metadata: { threat: 'elevated_risk', signs: signs.join(', ') },
  };
}

/** §8, "Validation throws": something that judges security could not do its work. */
export function alertAboutBrokenCheck(what: 'session' | 'operation'): NewAlert {
  const words =
    what === 'session'
      ? 'Your browser could not check your session, so only our server checks it now. If this happens again, sign out and sign in.'
      : 'We could not check a sensitive action, so we stopped it. Nothing was downloaded or deleted. Try again in a few minutes.';
  return {
    alertType: 'system',
    severity: 'critical',
    title: 'Security System Error',
    description: words,
    metadata: { threat: 'system_error', what },
  };
}

/** §6: a session without administrator rights at the administrators' host. */
export function alertAboutTrespass(country: string | null): NewAlert {
  return {
    alertType: 'suspicious_activity',
    severity: 'high',
    title: 'Sign-in at the administrator portal',
    description:
      'Someone signed in to the administrator portal with your account and was signed out. Nothing was opened. If this was not you, someone knows your password. Change it now.',
    metadata: { threat: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', country },
  };
}
