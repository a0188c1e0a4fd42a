import type { AlertType } from './model.ts';

/** Minutes for which an alert of the same kind about the same person is not raised again (§9). */
export const ALERT_COOLDOWNS: Readonly<Record<AlertType, number>> = {
  authentication: 5,
  data_access: 2,
  suspicious_activity: 1,
  compliance: 10,
  system: 1,
};

/** §9: for what is not listed. */
const DEFAULT_COOLDOWN = 1;

/** In minutes. */
export function cooldownOf(alertType: string): number {
  return Object.entries(ALERT_COOLDOWNS).find(([type]) => type === alertType)?.[1] ?? DEFAULT_COOLDOWN;
}
