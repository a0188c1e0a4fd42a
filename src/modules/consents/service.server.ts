export { consentsOf } from './store.server.ts';
