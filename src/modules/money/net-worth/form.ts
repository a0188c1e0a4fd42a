import * as z from 'zod';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import type { Money } from '#kernel/money.ts';
import { AssetKindSchema, NewAssetSchema, ValuationSchema } from './model.ts';
import { parseOwnership } from './rules.ts';
import { ASSET_WORDS } from './words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);

const isValue = (value: z.input<typeof SizeSchema>): value is Money =>
  value !== null && typeof value !== 'string' && value.minor >= 0n;

export const ShareSchema = z
  .string()
  .refine((text) => parseOwnership(text) !== null, ASSET_WORDS.wrongShare)
  .transform((text) => parseOwnership(text) ?? 0);

/** An amount that has to be there. */
export const RequiredValueSchema = SizeSchema.refine(isValue, ASSET_WORDS.wrongValue).transform(
  (value): Money => value as Money,
);

/** The form of an asset; an empty loan and day are none. A new one may have a value already. */
export const AssetFormSchema = z.object({
  name: NewAssetSchema.shape.name,
  kind: AssetKindSchema,
  currency: CurrencySchema,
  ownership: ShareSchema,
  value: SizeSchema.refine((value) => value === null || isValue(value), ASSET_WORDS.wrongValue).transform(
    (value): Money | null => (isValue(value) ? value : null),
  ),
  debtAccountId: z.string().transform((id) => (id === '' ? null : id)),
  endedOn: z.union([z.literal(''), ValuationSchema.shape.day]).transform((day) => (day === '' ? null : day)),
});
export type AssetForm = z.input<typeof AssetFormSchema>;
export type AssetWish = z.output<typeof AssetFormSchema>;
