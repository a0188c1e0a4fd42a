export { medianOf, roundedUp } from './first-budget.ts';
