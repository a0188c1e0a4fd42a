export { browserOf, deviceIdOf, fingerprintOf, newDevice } from './browser.server.ts';
export { typeOfWidth } from './rules.ts';
export { daysBetween, devicesOf, distrust, seeDevice } from './store.server.ts';
