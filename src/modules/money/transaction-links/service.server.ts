export { idsWithLinks } from './ids-with-links.server.ts';
export { addFeeLinks, linksToMove } from './store.server.ts';
