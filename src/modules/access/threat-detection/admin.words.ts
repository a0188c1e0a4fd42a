import type { GuardedDevice } from './model.ts';

/** How many devices somebody has, and from how many a threat took the trust, in two sentences. */
export function devicesInWords(name: string, devices: readonly Pick<GuardedDevice, 'lostToThreat'>[]): string {
  const [all, lost] = [devices.length, devices.filter(({ lostToThreat }) => lostToThreat).length];
  if (all === 0) return `${name} has signed in on no device that is known.`;
  const has = `${name} has ${all === 1 ? 'one device' : `${all} devices`}.`;
  if (lost === 0) return `${has} No threat took the trust from ${all === 1 ? 'it' : 'any'}.`;
  return `${has} A threat took the trust from ${all === 1 ? 'it' : lost === 1 ? 'one' : lost}.`;
}
