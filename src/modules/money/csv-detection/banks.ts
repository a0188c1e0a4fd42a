/** Where the bank keeps its accounts. */
type Country = 'ZA' | 'KE' | 'NG';

/** Names, BIC prefixes (ISO 9362) and universal branch codes (PASA) by which banks show in their own files. */
const BANKS: readonly { readonly name: string; readonly country?: Country; readonly marks: RegExp }[] = [
  { name: 'M-Pesa', country: 'KE', marks: /\bm-?pesa\b|\breceipt no\b.*\bcompletion time\b/i },
  { name: 'FNB', country: 'ZA', marks: /\b(?:fnb|first national bank|FIRNZAJJ\w*|250655)\b/i },
  { name: 'Absa', marks: /\b(?:absa|ABSAZAJJ\w*|632005|BARCKENX\w*)\b/i },
  { name: 'Standard Bank', country: 'ZA', marks: /\b(?:standard bank|SBZAZAJJ\w*|ACC-NO)\b/i },
  {
    name: 'Capitec',
    country: 'ZA',
    marks: /\b(?:capitec|CABLZAJJ\w*|470010)\b|\bposting date\b.*\bparent category\b.*\bmoney in\b/i,
  },
  { name: 'Nedbank', country: 'ZA', marks: /\b(?:nedbank|NEDSZAJJ\w*|198765|statement enquiry)\b/i },
  { name: 'Investec', country: 'ZA', marks: /\b(?:investec|IVESZAJJ\w*|580105)\b/i },
  { name: 'TymeBank', country: 'ZA', marks: /\b(?:tyme ?bank|678910)\b/i },
  { name: 'Discovery Bank', country: 'ZA', marks: /\b(?:discovery bank|DISCZAJJ\w*|679000)\b/i },
  { name: 'African Bank', country: 'ZA', marks: /\b(?:african bank|AFRCZAJJ\w*|430000)\b/i },
  { name: 'Bank Zero', country: 'ZA', marks: /\b(?:bank zero|888000)\b/i },
  { name: 'KCB', country: 'KE', marks: /\b(?:kcb|kenya commercial bank|KCBLKENX\w*)\b/i },
  { name: 'Equity Bank', country: 'KE', marks: /\b(?:equity bank|EQBLKENA\w*)\b/i },
  { name: 'Co-operative Bank', country: 'KE', marks: /\b(?:co-?op(?:erative)? bank|KCOOKENA\w*)\b/i },
  { name: 'NCBA', country: 'KE', marks: /\b(?:ncba|CBAFKENX\w*)\b/i },
  { name: 'I&M Bank', country: 'KE', marks: /\bI&M Bank\b|\bIMBLKENA\w*/i },
  { name: 'Diamond Trust Bank', country: 'KE', marks: /\b(?:diamond trust|dtb|DTKEKENA\w*)\b/i },
  { name: 'Stanbic', marks: /\b(?:stanbic|SBICKENX\w*|SBICNGLX\w*)\b/i },
  { name: 'Standard Chartered', marks: /\b(?:standard chartered|SCBLKENX\w*)\b/i },
  { name: 'GTBank', country: 'NG', marks: /\b(?:gt ?bank|guaranty trust|GTBINGLA\w*)\b/i },
  { name: 'Zenith Bank', country: 'NG', marks: /\b(?:zenith(?: bank)?|ZEIBNGLA\w*)\b/i },
  { name: 'Access Bank', country: 'NG', marks: /\b(?:access bank|ABNGNGLA\w*)\b/i },
  { name: 'First Bank', country: 'NG', marks: /\b(?:first bank|FBNINGLA\w*)\b/i },
  { name: 'Ecobank', marks: /\becobank\b/i },
  { name: 'UBA', country: 'NG', marks: /\b(?:uba|united bank for africa|UNAFNGLA\w*)\b/i },
  { name: 'OPay', country: 'NG', marks: /\bopay\b/i },
  { name: 'PalmPay', country: 'NG', marks: /\bpalmpay\b/i },
  { name: 'Kuda', country: 'NG', marks: /\bkuda\b/i },
  { name: 'Moniepoint', country: 'NG', marks: /\bmoniepoint\b/i },
];

/** The bank that a text names; null where it names none that we know. */
export function knownBank(text: string): string | null {
  return BANKS.find(({ marks }) => marks.test(text))?.name ?? null;
}

/** The country of a bank; null where it is in several, or unknown. */
export function countryOfBank(bank: string | null): Country | null {
  return BANKS.find(({ name }) => name === bank)?.country ?? null;
}
