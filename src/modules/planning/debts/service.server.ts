export { recordMonth } from './overview.server.ts';
