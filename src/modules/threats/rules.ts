export { BULK_FROM } from './operation-check.ts';
