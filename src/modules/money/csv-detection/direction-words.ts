/** What banks call money that leaves an account, and money that arrives, without accents. */
const OUT = [
  'pos|purchase|withdrawal|withdraw|atm|debit order|debit card|fees?|charge[sd]?|airtime|prepaid|electricity|payment to',
  'transfer to|transferred to|sent to|pay ?bill|buy goods|merchant payment|levy|premium|insurance|subscription',
  'bank charges|stamp duty|cash advance|(?:market|limit|stop) buy|bought|funds? transfer to|direct debit',
  'bankomat|geldautomat|kartenzahlung|lastschrift|einkauf|entgelt|uberweisung an|barabhebung|dauerauftrag',
  'betaalautomaat|geldopname|aankoop|betaling (?:na|aan)|overboeking naar|oordrag na|kontantonttrekking|onttrekking|debietorder|bankkoste',
  'retrait|prelevement|achat|paiement(?! recu)|virement (?:emis|vers)|cotisation',
  'compras?|pago (?:en|con|de)|transferencia (?:emitida|enviada)|traspaso emitido|bizum enviado|pix enviado|saque',
  'prelievo|addebito|bonifico (?:a favore|in uscita|disposto)|platnosc karta|wyplata z bankomatu|przelew wychodzacy',
  'withholding|withheld|tax on (?:dividends?|interest)|quellensteuer|kapitalertragsteuer|retencion|retenue a la source|ritenuta|(?:us|ch|uk|za|foreign) tax',
  'malipo kwa|umetuma|umelipa|imelipwa kwa|kutoa pesa',
];
const IN = [
  'salary|salaries|wages|payroll|deposit|thank you|payment received|received|refund|cash ?back|credit interest',
  'interest earned|interest paid|dividend[oi]?s?|dividende|payment from|transfer from|transferred from|credit transfer|inward|funds received',
  '(?:market|limit|stop) sell|sold',
  'gehalt|lohn|gutschrift|habenzinsen|uberweisung von|zahlungseingang|einzahlung|(?:ruck)?erstattung',
  'salaris|betaling van|overboeking van|oordrag van|bijschrijving|terugbetaling',
  'salaire|virement (?:recu|de)|remboursement|remise de cheque',
  'abono|nomina|devolucion|(?:transferencia|nomina) recibida|(?:traspaso|bizum|pix) (?:recibido|recebido)|transferencia recebida|estorno|reembolso',
  'accredito|stipendio|rimborso|bonifico (?:da|in entrata|ricevuto)|przelew przychodzacy|wynagrodzenie',
  'umepokea|imepokelewa|mshahara',
  // What was paid on a card.
  'reglement (?:enregistre|recu)|paiement recu|pago recibido|zahlung (?:erhalten|eingegangen)|pagamento (?:recebido|ricevuto)|betaling ontvangen',
];

const anyOf = (words: readonly string[]): RegExp => new RegExp(`\\b(?:${words.join('|')})\\b`);

export const OUT_WORDS = anyOf(OUT);
export const IN_WORDS = anyOf(IN);
