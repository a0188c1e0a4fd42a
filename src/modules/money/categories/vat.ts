import type { VatCode } from './model.ts';

type VatRate = {
  /** Per cent, as it is written. */
  readonly rate: string;
  /** Where it was read, and of when that is. None is a page of the tax authority itself: check before filing. */
  readonly source: string;
};

/** Standard rates of VAT by country. Elsewhere a code stands without a rate. */
export const VAT_RATES: Readonly<Record<string, VatRate>> = {
  // The rise announced for 2025 was withdrawn.
  ZA: { rate: '15', source: 'Nexia SAB&T, Property and Tax Guide 2025, page 41' },
  KE: { rate: '16', source: 'Compliance notes of 1 October 2026 after KRA, PwC, KPMG, EY and CDH' },
  NG: { rate: '7.5', source: 'fidkon.com and ao2law.com on the Nigeria Tax Act 2025' },
};

const LABELS: Readonly<Record<VatCode, string>> = {
  standard: 'Standard',
  zero: 'Zero-rated',
  exempt: 'Exempt',
  none: 'No VAT',
};

/** What a VAT code is called in a country: `Standard 15%`. */
export function vatLabel(code: VatCode, country: string): string {
  const rate = VAT_RATES[country]?.rate;
  return code === 'standard' && rate !== undefined ? `${LABELS.standard} ${rate}%` : LABELS[code];
}
