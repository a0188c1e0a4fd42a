export { requestsOf } from './store.server.ts';
