export { addFeeLinks, linksToMove } from './store.server.ts';
