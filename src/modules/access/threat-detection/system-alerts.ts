import type { NewAlert } from '#modules/access/alerts/model.ts';

/** §8, "Elevated risk": the browser found its session unusual, and it goes on. */
export function alertAboutElevatedRisk(signs: readonly string[]): NewAlert {
  const seen = signs.length === 0 ? '' : ` What was unusual: ${signs.slice(0, 2).join(', ').toLowerCase()}.`;
  return {
    alertType: 'authentication',
    severity: 'high',
    title: 'Additional Verification Required',
    description: `Multi-factor authentication is recommended due to elevated risk.${seen} If this was you, there is nothing to do but to set up a second step if you have none. If not, sign out all other devices and change your password.`,
    metadata: { threat: 'elevated_risk', signs: signs.join(', ') },
  };
}

/** §8, "Validation throws": something that judges security could not do its work. */
export function alertAboutBrokenCheck(what: 'session' | 'operation'): NewAlert {
  const words =
    what === 'session'
      ? 'Your browser could not check its session. The server goes on judging it by itself. If it happens again, sign out and in.'
      : 'Something sensitive could not be judged, so it was not done: nothing was handed out or deleted. Try again in some minutes; if it goes on, tell who runs this installation.';
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
    title: 'Your account was used at the administrator portal',
    description:
      'Somebody signed in to the administrator portal with your account, which has no rights there. Nothing was opened and that session was ended. If it was you, there is nothing to do. If not, somebody knows your password: change it now.',
    metadata: { threat: 'UNAUTHORIZED_ADMIN_ACCESS_ATTEMPT', country },
  };
}
