export { businessIn } from './store.server.ts';
