import type { Money } from '#kernel/money.ts';
import { joined, oneLine } from '#modules/money/csv-detection/rules.ts';
import type { StatementRow } from './model.ts';
import { fieldAmount, fieldRate, paidIn } from './original.ts';
import { withOther } from './other-side.ts';

export type Details = { description: string; counterparty: string | null; bankText: string };

/** Marks before which the purpose of a SEPA payment ends. */
const SEPA = /(?:EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|BREF|IBAN|BIC)[+:]/g;

/** What field 86 says, in any of the ways banks fill it; the second line of field 61 where there is no 86. */
export function detailsOf(details: readonly string[], supplement: readonly string[]): Details {
  const bankText = (details.some((text) => text.trim() !== '') ? details : supplement).join('\n').trim();
  const flat = bankText.replaceAll('\n', '');
  const separator = /^\d{3}([?>~])\d{2}/.exec(flat)?.[1] ?? /([?~])2\d/.exec(flat)?.[1] ?? null;
  if (separator !== null) return fromSubfields(flat, separator);
  if (/\/(?:REMI|NAME|BENM|ORDP|TRTP|EREF|CNTP)\//.test(flat)) return fromSlashes(flat);
  const lines = bankText
    .split('\n')
    .map((line) =>
      /^\d{2}\p{L}/u.test(line) && details.length > 0 && bankText.split('\n').length > 2 ? line.slice(2) : line,
    );
  return { description: oneLine(lines.join(' ')), counterparty: null, bankText };
}

/** `166?00GUTSCHRIFT?20SVWZ+…?32NAME`: 20–29 and 60–63 are the purpose, 32 and 33 the other side. */
function fromSubfields(flat: string, separator: string): Details {
  const parts = flat.split(new RegExp(`\\${separator}(\\d{2})`)).slice(1);
  const texts: Record<'kind' | 'purpose' | 'name', string> = { kind: '', purpose: '', name: '' };
  const said: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const code = Number(parts[at]);
    const into =
      code === 0
        ? 'kind'
        : code === 32 || code === 33
          ? 'name'
          : (code >= 20 && code <= 29) || (code >= 60 && code <= 63)
            ? 'purpose'
            : null;
    // Banks of Poland fill empty parts with the last letter of their alphabet.
    const text = (parts[at + 1] ?? '').replace(/^[ÿ˙]+$/, '');
    if (into !== null) texts[into] += text;
    if (into !== 'name' && text.trim() !== '') said.push(text.trim());
  }
  const counterparty = oneLine(texts.name);
  const purpose = purposeIn(texts.purpose);
  const isSaid = counterparty !== '' || purpose !== '';
  return {
    description: joined(isSaid ? [counterparty, purpose] : [texts.kind]),
    counterparty: counterparty === '' ? null : counterparty,
    bankText: withOther(counterparty === '' ? oneLine(purpose) : counterparty, said.join('\n')),
  };
}

function purposeIn(text: string): string {
  const from = text.indexOf('SVWZ+');
  if (from < 0) return text;
  const rest = text.slice(from + 5);
  const end = rest.search(SEPA);
  return end < 0 ? rest : rest.slice(0, end);
}

/** `/NAME/Acme/REMI/Invoice 1`: words between slashes name what follows. */
function fromSlashes(flat: string): Details {
  const field = (name: string): string => {
    const from = flat.indexOf(`/${name}/`);
    if (from < 0) return '';
    const rest = flat.slice(from + name.length + 2);
    const end = rest.search(/\/[A-Z]{3,4}\//);
    return oneLine(end < 0 ? rest : rest.slice(0, end));
  };
  const name = field('NAME') || oneLine(/\/CNTP\/(?:[^/]*\/){2}([^/]+)\//.exec(flat)?.[1] ?? '');
  const remittance = field('REMI').replace(/^USTD\/\/|\/$/g, '');
  const said = joined([name, remittance]);
  return {
    description: said === '' ? oneLine(flat) : said,
    counterparty: name === '' ? null : name,
    bankText: withOther(name === '' ? oneLine(remittance) : name, flat),
  };
}

const ORIGINAL = /(?:\/OCMT\/|OAMT[+:])\s*([A-Z]{3})\s*([\d.,]+)/;
const RATE = /\/EXCH\/\s*([\d.,]+)/;
const CHARGES = /\/CHGS\d?\/\s*([A-Z]{3})\s*([\d.,]+)/g;

/** What was paid in another currency, which field 86 names by words between slashes or with a plus. */
export function originalIn(flat: string, money: Money): Pick<StatementRow, 'original'> {
  const [, currency = null, figure = ''] = ORIGINAL.exec(flat) ?? [];
  const fees = [...flat.matchAll(CHARGES)].flatMap(([, code = '', charge = '']) =>
    code === money.currency ? (fieldAmount(charge, code, ',')?.minor ?? []) : [],
  );
  return paidIn(money, {
    amount: fieldAmount(figure, currency, ','),
    rate: { value: fieldRate(RATE.exec(flat)?.[1] ?? '', ','), per: null },
    fee: { minor: fees.reduce((sum, minor) => sum + minor, 0n), currency: money.currency },
  });
}
