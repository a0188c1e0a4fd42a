import type { GuardedDevice } from './model.ts';

/** How many devices somebody has, and from how many a threat took the trust, in two sentences. */
export function devicesInWords(name: string, devices: readonly Pick<GuardedDevice, 'lostToThreat'>[]): string {
  const [all, lost] = [devices.length, devices.filter(({ lostToThreat }) => lostToThreat).length];
  if (all === 0) return `${name} has no known devices.`;
  const has = `${name} has ${all === 1 ? 'one device' : `${all} devices`}.`;
  if (lost === 0) return `${has} ${all === 1 ? 'It did not lose' : 'None lost'} trust to a threat.`;
  return `${has} ${all === 1 ? 'It' : lost === 1 ? 'One' : lost} lost trust to a threat.`;
}
