export { browserOf, deviceIdOf, fingerprintOf, newDevice } from './browser.server.ts';
export { typeOfWidth } from './rules.ts';
export { trustBeforeThreat } from './taken-trust.ts';
export { daysBetween, devicesOf, distrust, forget, seeDevice, trustAgain } from './store.server.ts';
