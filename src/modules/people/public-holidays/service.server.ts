export { gazettedDays } from './store.server.ts';
