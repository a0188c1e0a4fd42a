import * as z from 'zod';

/** On when it is written `1`. */
export const flagParam = z
  .union([z.string(), z.boolean()])
  .default(false)
  .transform((value) => value === true || value === '1');

/** A page number, from 1. */
export const pageParam = z.coerce.number().int().min(1).default(1);
