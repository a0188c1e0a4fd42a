export { PAYMENT_LIMIT } from './financial-validation.ts';
export { BULK_FROM } from './operation-check.ts';
