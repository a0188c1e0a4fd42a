import { channelOf } from './channels.ts';
import { isPlace } from './places.ts';

const LONGEST_NAME = 500;

// What carries no name, wherever it stands. Longer shapes before those they contain.
const NOISE: readonly RegExp[] = [
  // A card, masked: 5222*7143, 4XXX-XXXX-XXXX-1234, ****1234, card no 1234.
  /\b\d{4,6}[*xX.•-]{1,12}\d{3,4}\b/g,
  /(?<![\p{L}\d])[*xX•]{2,}[-\s]?\d{3,4}\b/gu,
  /\bcard (?:no\.?|nr\.?|number|ending)? ?:? ?\d{4}\b/gi,
  // Days and times, in words, with marks, and run together after EFFEC.
  /\(?\beffec(?:tive)? \d{6,8}\)?/gi,
  /\b\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[t ]\d{1,2}:\d{2}(?::\d{2})?)?\b/gi,
  /\b\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})\b/g,
  /\b\d{1,2}[-/ ]?(?:jan|feb|mar|apr|may|mei|jun|jul|aug|sept?|oct|okt|nov|dec|des)[-/ ]?(?:20)?\d{2}\b/gi,
  /\b\d{1,2}[-/ ](?:jan|feb|mar|apr|may|mei|jun|jul|aug|sept?|oct|okt|nov|dec|des)\b/gi,
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[- ]?\d{4}\b/gi,
  /\b\d{1,2}h\d{2}\b|\b\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m\b)?/gi,
  // References: their word with what follows, codes of letters and digits, long numbers.
  /\b(?:ref(?:erence)?|rrn|stan|trx|txn|tran|trans|auth|session|receipt|inv(?:oice)?|order|terminal|term|tid|mid|acc|acct|a\/c|account|policy|pol|contract|cust|till|terminal id)\s*(?:no|nr|num|number|id)?\s*[.:#-]*\s*[a-z]{0,5}[-/]?\d[\p{L}\d/_-]*/giu,
  /(?<![\p{L}\d])(?=[\p{L}\d_-]*\d[\p{L}_-]*\d[\p{L}_-]*\d)(?=[\p{L}\d_-]*\p{L})[\p{L}\d_-]{6,}(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])[+#]?\d{5,}(?![\p{L}\d])/gu,
  /\((?:pending|reversed|completed)\)/gi,
  /(?<![\p{L}\d_])(?:zar|kes|ksh|ngn|usd|eur|gbp|r|n|₦) ?\d[\d ,]*[.,]\d{2}\b/giu,
];

// Someone who takes the card for the shop: what follows is the shop.
const COLLECTOR =
  /^(?:yoco|ikh?|ikhokha|sq|sumup|snapscan|zapper|payfast|ozow|peach|paygate|payu|paypal|paystack|psk|flutterwave|flw|interswitch|moniepoint|mp|dpo|pesapal|cellulant|lipa na m-?pesa|opay|palmpay)\s*[*:/-]\s*/i;

// A name behind the number of a till, a telephone or a pay bill; with the paying account after it.
const BEHIND_A_NUMBER = /^[#*\s]*(?:\+?\d[\dx*]{3,14}|\d[\d ]{3,14})\s*(?:-|–|:|\/)?\s*(?=[\p{L}])/iu;
const TAIL_OF_PAYER =
  /\s+(?:acc(?:oun)?t?(?: no)?[.:]+\s*[\w/-]*|acc(?:oun)?t?(?: no)?\.? ?[\w/-]*\d[\w/-]*|salary payment|original conversation id.*)$/i;
// NIP/BANK/NAME/what for
const SLASHED = /^(?:nip|fip|trf|mob|app)[/:] ?[a-z][a-z ]{1,24}\/([^/]*\p{L}[^/]*)(?:\/.*)?$/iu;
const BANK_AFTER_BAR = /\s*\|.*$/;
const COMPANY =
  /[\s,]+(?:\(? ?(?:pty|proprietary) ?\)? ?(?:ltd|limited)?|ltd|limited|plc|inc|llc|gmbh|npc|soc|enterprises? ltd|edms bpk|bpk)\.?$/i;
const EDGES = /^[^\p{L}\d&(]+|[^\p{L}\d&)+!.]+$|\.+$/gu;
const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]/g;

/** The line in which a bank names the other side, without the way the money went, cards, days, numbers and places. */
export function cleanedOf(bankText: string): string {
  let text = spaced(bankText.normalize('NFKC').replace(/[\p{Cc}\p{Cf}]/gu, ' ')).slice(0, 1000);
  // Taking one thing away can lay the next one open; every step only shortens, so this ends.
  for (let before = ''; before !== text;) {
    before = text;
    text = shortened(text);
  }
  return text;
}

function shortened(line: string): string {
  let text = opened(line);
  // Most lines are free of digits after the first round, and then of all noise.
  if (/[\d(]/.test(text)) for (const noise of NOISE) text = text.replace(noise, ' ');
  text = spaced(text.replace(EMPTY_BRACKETS, ' ')).replace(EDGES, '');
  text = text.replace(TAIL_OF_PAYER, '').replace(COMPANY, '');
  return withoutPlaces(spaced(text.replace(EDGES, '')).slice(0, LONGEST_NAME).trim());
}

function opened(line: string): string {
  const slashed = SLASHED.exec(line)?.[1];
  if (slashed !== undefined) return slashed;
  const { channel, rest } = channelOf(line.replace(/^[#*\s]+/, ''));
  const bare = rest.replace(COLLECTOR, '').replace(BEHIND_A_NUMBER, '');
  return channel === 'payment' || /^transfer to/i.test(line) ? bare.replace(BANK_AFTER_BAR, '') : bare;
}

/** Without the branch, the city and the country that card machines write at the end; a first word always stays. */
function withoutPlaces(text: string): string {
  const words = text.split(' ');
  let end = words.length;
  // What is "of" a place is named after it: City of Cape Town, University of Nairobi.
  const isNamed = () => /^(?:of|van)$/i.test(words[end - 2] ?? '') || /^(?:of|van)$/i.test(words[end - 3] ?? '');
  while (end > 1 && !isNamed()) {
    const two = end > 2 && isPlace(`${words[end - 2] ?? ''} ${words[end - 1] ?? ''}`);
    if (two) end -= 2;
    else if (isPlace(words[end - 1] ?? '')) end -= 1;
    else break;
  }
  return words.slice(0, end).join(' ').replace(EDGES, '');
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
