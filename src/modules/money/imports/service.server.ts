// What imports tell of themselves.
export { fileNamesOf } from './store.server.ts';
