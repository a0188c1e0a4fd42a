import type { Words } from './heading-words.ts';

/** Western and southern Europe, and what Latin America and South Africa write alike. */
export const WESTERN: readonly Words[] = [
  // German
  {
    day: 'erfassungsdatum|erstellt am',
    marker: 'richtung',
    'money-out':
      'belastungsbetrag|belastungen|lastschriften|sollbetrag|abgang|abgange|auszahlung|auszahlungen|ausgaben',
    'money-in':
      'gutschriftsbetrag|gutschriftbetrag|gutschriften|habenbetrag|zugang|zugange|einzahlung|einzahlungen|einnahmen',
  },
  // Dutch
  {
    amount: 'transactiebedrag|mutatiebedrag|bedrag transactie',
    currency: 'muntsoort|mutationcode|munteenheid rekening',
    balance: 'eindsaldo|endsaldo|saldo na mutatie|saldo na transactie',
  },
];
