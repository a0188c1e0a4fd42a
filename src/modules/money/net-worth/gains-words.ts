/** `gains-section.tsx` */
export const GAINS_WORDS = {
  title: 'Gains and losses by currency',
  howNote: 'Compared with what you paid on average. Transfers between your accounts are left out.',
  loading: 'Loading gains and losses',
  together: 'Unrealised {unrealised}, realised {realised}.',
  /** `missing`: codes of currencies. */
  unknown: (missing: readonly string[]) =>
    `Unknown: rates are missing for ${new Intl.ListFormat('en-GB').format(missing)}. Known: unrealised {unrealised}, realised {realised}.`,
  exchangeRates: 'Exchange rates',
  currency: 'Currency',
  balance: 'Balance',
  average: 'Average rate',
  today: 'Today’s rate',
  unrealised: 'Unrealised',
  realised: 'Realised',
  none: 'Unknown',
  without: '{amount} left out: no exchange rate',
} as const;
