export { browserOf, deviceIdOf, fingerprintOf, newDevice } from './browser.server.ts';
export { distrust, seeDevice } from './store.server.ts';
