import * as z from 'zod';

/** Apart from the contract, so that a page that knows an id loads nothing of how procedures are declared. */
export const IdSchema = z.uuid();
