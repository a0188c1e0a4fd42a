export { linksToMove } from './store.server.ts';
