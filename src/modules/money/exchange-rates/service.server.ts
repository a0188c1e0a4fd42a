export { ratesBetween } from './store.server.ts';
