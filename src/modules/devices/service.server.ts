export { browserOf, deviceIdOf, fingerprintOf, newDevice } from './browser.server.ts';
export { typeOfWidth } from './rules.ts';
export { daysBetween, devicesOf, distrust, seeDevice, trustAgain } from './store.server.ts';
