import type { Day } from '#kernel/calendar.ts';
import type { Currency, Money } from '#kernel/money.ts';
import { decimalUnder, moneyOf, dayIn, writtenDay, joined, oneLine } from '#modules/money/csv-detection/rules.ts';
import type { StatementRow } from './model.ts';
import { fieldAmount, paidIn } from './original.ts';
import { withOther } from './other-side.ts';
import { arrayOf, nodeAt, textAt, textsOf, type XmlNode } from './xml-node.ts';

export type CamtEntry = { node: XmlNode; line: number };

export type ReadEntry =
  | { kind: 'rows'; rows: StatementRow[]; isDayMade: boolean }
  | { kind: 'skipped'; reason: 'no-movement' }
  | { kind: 'failed'; reason: 'bad-amount' | 'bad-day' };

type Amount = { money: Money; roundedFrom: string | null };

/**
 * The rows of an entry: one, or one for each transaction of a batch where these add up to it, with identifiers derived
 * from the entry's. A reversal carries the direction of its own booking already.
 */
export function entryRows({ node, line }: CamtEntry, currency: Currency, madeOn: Day | null): ReadEntry {
  const status = textAt(node, 'Sts', 'Cd') ?? textAt(node, 'Sts');
  if (status === 'INFO') return { kind: 'skipped', reason: 'no-movement' };
  const amount = amountIn(node, currency, textAt(node, 'CdtDbtInd'));
  if (amount === null) return { kind: 'failed', reason: 'bad-amount' };
  const stated = dayOf(node, 'BookgDt') ?? dayOf(node, 'ValDt');
  const day = stated ?? madeOn;
  if (day === null) return { kind: 'failed', reason: 'bad-day' };
  const details = arrayOf(node, 'NtryDtls').flatMap((each) => arrayOf(each, 'TxDtls'));
  const reference = textAt(node, 'AcctSvcrRef');
  const base = {
    line,
    day,
    valueDay: dayOf(node, 'ValDt'),
    status: status === 'PDNG' || status === 'FUTR' ? ('pending' as const) : ('booked' as const),
  };
  const batch = batchOf(details, amount, currency, textAt(node, 'CdtDbtInd'));
  const rows =
    batch === null
      ? [rowOf(base, amount, node, { details }, reference ?? ownId(details[0] ?? null))]
      : batch.map(({ detail, amount: part }, at) =>
          rowOf(base, part, node, { details: [detail], isPart: true }, derivedId(reference, detail, at)),
        );
  return { kind: 'rows', rows, isDayMade: stated === null };
}

function dayOf(node: XmlNode, name: string): Day | null {
  const written = writtenDay((textAt(node, name, 'Dt') ?? textAt(node, name, 'DtTm') ?? '').slice(0, 10));
  return written === null ? null : dayIn(written, 'ymd');
}

function amountIn(node: XmlNode | null, currency: Currency, direction: string | null): Amount | null {
  if ((textAt(node, 'Amt', '@Ccy') ?? currency) !== currency || (direction !== 'CRDT' && direction !== 'DBIT'))
    return null;
  const value = decimalUnder(textAt(node, 'Amt', '#text') ?? textAt(node, 'Amt') ?? '', '.');
  return value === null ? null : moneyOf(value, direction === 'DBIT', currency);
}

/** The transactions of a batch, if there are several and they add up to the entry. */
function batchOf(
  details: readonly XmlNode[],
  whole: Amount,
  currency: Currency,
  direction: string | null,
): { detail: XmlNode; amount: Amount }[] | null {
  if (details.length < 2) return null;
  const parts = details.flatMap((detail) => {
    const holder = textAt(detail, 'Amt', '#text') === null ? nodeAt(detail, 'AmtDtls', 'TxAmt') : detail;
    const amount = amountIn(holder, currency, textAt(detail, 'CdtDbtInd') ?? direction);
    return amount === null ? [] : [{ detail, amount }];
  });
  const sum = parts.reduce((total, { amount }) => total + amount.money.minor, 0n);
  return parts.length === details.length && sum === whole.money.minor ? parts : null;
}

function ownId(detail: XmlNode | null): string | null {
  return textAt(detail, 'Refs', 'AcctSvcrRef') ?? textAt(detail, 'Refs', 'TxId') ?? textAt(detail, 'Refs', 'UETR');
}

function derivedId(reference: string | null, detail: XmlNode, at: number): string | null {
  const own = ownId(detail) ?? textAt(detail, 'Refs', 'InstrId') ?? textAt(detail, 'Refs', 'EndToEndId');
  if (reference === null) return ownId(detail);
  return `${reference}/${own ?? at + 1}`;
}

type Base = Pick<StatementRow, 'line' | 'day' | 'valueDay' | 'status'>;

function rowOf(
  base: Base,
  { money, roundedFrom }: Amount,
  node: XmlNode,
  { details, isPart = false }: { readonly details: readonly XmlNode[]; readonly isPart?: boolean },
  sourceId: string | null,
): StatementRow {
  const [detail = null] = details.length === 1 ? details : [];
  const other = money.minor < 0n ? 'Cdtr' : 'Dbtr';
  const counterparty = textAt(detail, 'RltdPties', other, 'Nm') ?? textAt(detail, 'RltdPties', other, 'Pty', 'Nm');
  const remittance = details.flatMap((each) => textsOf(nodeAt(each, 'RmtInf'), 'Ustrd'));
  const additional = [textAt(detail, 'AddtlTxInf'), textAt(node, 'AddtlNtryInf')].filter((text) => text !== null);
  const said = [counterparty ?? '', ...remittance].filter((text) => text !== '');
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId');
  const structured = textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  return {
    ...base,
    part: 'entry',
    amount: money,
    roundedFrom,
    description: joined(said.length > 0 ? said : additional.length > 0 ? additional : [structured ?? '']),
    bankText: withOther(counterparty ?? '', [...remittance, ...additional].join('\n')),
    counterparty: counterparty === null ? null : oneLine(counterparty),
    reference: structured ?? (endToEnd === 'NOTPROVIDED' ? null : endToEnd),
    sourceId,
    balance: null,
    category: null,
    transferAccount: null,
    splits: [],
    // What is said of a whole batch is not said of each part.
    ...originalIn(isPart ? [detail] : [detail, node], money),
  };
}

/** Amounts beside the one that was booked, the surest first; each may have the rate by which it was converted. */
const AMOUNTS = ['InstdAmt', 'TxAmt', 'CntrValAmt'] as const;

/** What was paid in another currency, with rate and fee: said of the transaction, or else of the entry. */
function originalIn(holders: readonly (XmlNode | null)[], money: Money): Pick<StatementRow, 'original'> {
  const amounts = holders.flatMap((holder) => AMOUNTS.map((name) => nodeAt(holder, 'AmtDtls', name)));
  const amountOf = (node: XmlNode | null) =>
    fieldAmount(textAt(node, 'Amt', '#text') ?? '', textAt(node, 'Amt', '@Ccy'), '.');
  const paid = amounts.find((node) => (amountOf(node)?.currency ?? money.currency) !== money.currency);
  if (paid === undefined) return {};
  const amount = amountOf(paid);
  const exchange = [paid, ...amounts].map((node) => nodeAt(node, 'CcyXchg')).find((node) => node !== null) ?? null;
  const unit = textAt(exchange, 'UnitCcy');
  const per =
    unit === null ? null : unit === amount?.currency ? 'original' : unit === money.currency ? 'account' : null;
  const fee = holders.map((holder) => feeIn(holder, money.currency)).find((one) => one !== null) ?? null;
  return paidIn(money, { amount, rate: { value: textAt(exchange, 'XchgRate'), per }, fee });
}

/** Charges that are part of the amount: their total, or what they add up to. */
function feeIn(holder: XmlNode | null, currency: Currency): Money | null {
  const charges = arrayOf(holder, 'Chrgs');
  const total = feeAt(nodeAt(charges[0] ?? null, 'TtlChrgsAndTaxAmt'), currency);
  if (total !== null) return total;
  const parts = charges
    .flatMap((each) => [each, ...arrayOf(each, 'Rcrd')])
    .flatMap((record) => {
      const isPart = textAt(record, 'ChrgInclInd') !== 'false' && textAt(record, 'CdtDbtInd') !== 'CRDT';
      return isPart ? (feeAt(nodeAt(record, 'Amt'), currency) ?? []) : [];
    });
  const sum = parts.reduce((all, { minor }) => all + minor, 0n);
  return sum === 0n ? null : { minor: sum, currency };
}

function feeAt(node: XmlNode | null, currency: Currency): Money | null {
  return textAt(node, '@Ccy') === currency ? fieldAmount(textAt(node, '#text') ?? '', currency, '.') : null;
}
