/** One of the words, whole, in any script. */
export const anyOf = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Words for what the account was charged. */
export const OF_ACCOUNT = anyOf(
  'account|acct|billing|billed|booked|posted|settled|settlement|charged|card|home|base|rekening\\p{L}*|konto\\p{L}*|' +
    'rachunku|compte|cuenta|conta|conto|tili\\p{L}*|uctu|szamla\\p{L}*|счета|карты|платежа|hesap',
);
/** Words for what was paid where it was paid, in whatever currency. */
export const OF_OPERATION = anyOf(
  'operation|operacji|operacion|orig|original\\p{L}*|oryg|oryginaln\\p{L}*|origine|origin|originari\\p{L}*|orijinal|oorspr|oorspronk\\p{L}*|urspr|ursprung\\p{L}*|' +
    'opr|oprind\\p{L}*|opprinn\\p{L}*|alkup|alkuper\\p{L}*|puv|puvodn\\p{L}*|pov|povodn\\p{L}*|eredeti|izvorn\\p{L}*|первонач\\p{L}*|исходн\\p{L}*|початков\\p{L}*|αρχικ\\p{L}*|' +
    'foreign|fremd\\p{L}*|merchant|transaction|transak\\p{L}*|transac\\p{L}*|trans|purchase|instructed|source|auslands\\p{L}*|' +
    'vreemde|awali|converted|counter\\p{L}*|операции|операціі|islem|utl|utlandsk\\p{L}*',
);
