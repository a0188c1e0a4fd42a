import type { GuardedDevice } from './model.ts';

/** How many devices somebody has, and from how many a threat took the trust, in two sentences. */
export function devicesInWords(name: string, devices: readonly Pick<GuardedDevice, 'lostToThreat'>[]): string {
  const [all, lost] = [devices.length, devices.filter(({ lostToThreat }) => lostToThreat).length];
  if (all === 0) return `${name} has no known devices.`;
  if (all === 1) {
    return lost === 0
      ? `${name} has one device. A security alert has not affected it.`
      : `${name} has one device. It is no longer trusted after a security alert.`;
  }
  if (lost === 0) return `${name} has ${all} devices. No security alert has affected any of them.`;
  return lost === 1
    ? `${name} has ${all} devices. One device is no longer trusted after a security alert.`
    : `${name} has ${all} devices. ${lost} devices are no longer trusted after a security alert.`;
}
