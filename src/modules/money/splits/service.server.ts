export { listTemplates } from './store.server.ts';
