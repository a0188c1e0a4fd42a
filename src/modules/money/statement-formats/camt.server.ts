import type { Day } from '#kernel/calendar.ts';
import { XMLParser } from 'fast-xml-parser';
import type { Currency } from '#kernel/money.ts';
import type { Answers, Decision } from '#modules/money/csv-detection/model.ts';
import {
  LIMITS,
  decimalUnder,
  moneyOf,
  dayIn,
  writtenDay,
  isNamedCurrency,
  unread,
} from '#modules/money/csv-detection/rules.ts';
import type { AccountSection, Reading } from './model.ts';
import { merged, withTrueIds } from './balance.ts';
import { entryRows, type CamtEntry } from './camt-entries.ts';
import { tagsOf } from './markup.ts';
import { refusal } from './refusals.ts';
import { arrayOf, isNode, textAt, type XmlNode } from './xml-node.ts';

/** Elements that are a statement: of a statement message, an intraday report, a notification. */
const STATEMENTS = new Set(['Stmt', 'Rpt', 'Ntfctn']);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

/** Reads CAMT 052, 053 and 054 in any version: all statements of the message, booking day first. */
export function readCamt(
  text: string,
  encoding: string,
  options: { currency: Currency | undefined; answers: Answers },
): Reading {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return refusal('UNSAFE_XML');
  const lines = linesOf(text);
  if (typeof lines === 'string') return refusal(lines);
  if (lines.length > LIMITS.rows) return refusal('TOO_MANY_ROWS');
  const document = parsed(text);
  if (document === null) return refusal('BROKEN_FILE');
  const statements = statementsIn(document);
  if (statements.length === 0) return refusal('NO_STATEMENT');
  const decisions: Decision[] = [];
  let entry = 0;
  const sections = statements.flatMap((statement) => {
    const entries = arrayOf(statement, 'Ntry').map((node) => ({ node, line: lines[entry++] ?? 1 }));
    return sectionsOf(statement, entries, options.answers.currency ?? options.currency ?? null, decisions);
  });
  if (sections.length === 0) return refusal('NO_ROWS');
  const accounts = merged(sections).map((account) => ({ ...account, rows: withTrueIds(account.rows) }));
  return { kind: 'read', format: 'camt', encoding, layout: null, decisions, accounts };
}

/** Lines on which entries begin; or why the text is no sound XML: elements too deep, or left open as in a file cut off. */
function linesOf(text: string): number[] | 'TOO_DEEP' | 'TOO_LARGE' | 'BROKEN_FILE' {
  const lines: number[] = [];
  const open: string[] = [];
  let tags = 0;
  for (const { kind, name: whole, line } of tagsOf(text)) {
    tags += 1;
    if (tags > LIMITS.tags) return 'TOO_LARGE';
    const name = whole.split(/\s/, 1)[0] ?? '';
    if (kind === 'close') {
      if (open.pop() !== name) return 'BROKEN_FILE';
      continue;
    }
    if (open.push(name) > LIMITS.nesting) return 'TOO_DEEP';
    if (/^(?:\w+:)?NTRY$/.test(name)) lines.push(line);
  }
  return open.length === 0 ? lines : 'BROKEN_FILE';
}

/**
 * The statements of a message, in their order, whatever the elements around them are called: the first version has others, and
 * banks put messages into envelopes. What has entries is a statement, whatever its name.
 */
function statementsIn(node: XmlNode): XmlNode[] {
  return Object.keys(node).flatMap((name) =>
    arrayOf(node, name).flatMap((each) =>
      (STATEMENTS.has(name) && isStatement(each)) || each['Ntry'] !== undefined ? [each] : statementsIn(each),
    ),
  );
}

const isStatement = (node: XmlNode) => ['Acct', 'Bal', 'Id', 'Ntry'].some((name) => node[name] !== undefined);

function parsed(text: string): XmlNode | null {
  try {
    const document: unknown = parser.parse(text);
    return isNode(document) ? document : null;
  } catch {
    return null;
  }
}

function sectionsOf(
  statement: XmlNode,
  entries: readonly CamtEntry[],
  fallback: Currency | null,
  decisions: Decision[],
): AccountSection[] {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  const balances = arrayOf(statement, 'Bal');
  const named = [
    textAt(statement, 'Acct', 'Ccy'),
    ...entries.map(({ node }) => textAt(node, 'Amt', '@Ccy')),
    ...balances.map((node) => textAt(node, 'Amt', '@Ccy')),
  ].find((code) => code !== null && isNamedCurrency(code));
  const home = named ?? fallback;
  if (home === null) return [];
  const sections = new Map<Currency, AccountSection>();
  const sectionIn = (currency: Currency): AccountSection => {
    const section = sections.get(currency) ?? {
      account,
      currency,
      isCurrencyNamed: named != null || currency !== home,
      type: 'bank',
      opening: null,
      closing: null,
      rows: [],
      skipped: [],
      failed: [],
      check: { kind: 'unknown' },
    };
    sections.set(currency, section);
    return section;
  };
  const main = sectionIn(home);
  main.opening = balanceIn(balances, /^(?:OPBD|PRCD)$/, home);
  main.closing = balanceIn(balances, /^CLBD$/, home);
  const only = onlyDayOf(statement, balances);
  const madeOn = only ?? dayAt(statement, 'CreDtTm');
  for (const entry of entries) {
    const currency = textAt(entry.node, 'Amt', '@Ccy') ?? home;
    const words = `${textAt(entry.node, 'Amt', '#text') ?? ''} ${textAt(entry.node, 'AddtlNtryInf') ?? ''}`;
    if (!isNamedCurrency(currency)) {
      main.failed.push(unread(entry.line, 'bad-currency', `${currency} ${words}`));
      continue;
    }
    const read = entryRows(entry, currency, madeOn);
    if (read.kind === 'skipped') main.skipped.push(unread(entry.line, read.reason, words));
    else if (read.kind === 'failed') main.failed.push(unread(entry.line, read.reason, words));
    else {
      if (read.isDayMade && !decisions.some(({ about }) => about === 'day'))
        decisions.push({
          about: 'day',
          value: madeOn ?? '',
          because:
            only === null
              ? 'The bank gives no booking date, so we use the date of the message.'
              : 'The bank gives no booking date, so we use the only day of the statement.',
        });
      sectionIn(currency).rows.push(...read.rows);
    }
  }
  return [...sections.values()];
}

/** The day of a statement of one day: what it says of its span, or all of its balances, from the opening to the closing one. */
function onlyDayOf(statement: XmlNode, balances: readonly XmlNode[]): Day | null {
  const [from, to] = ['FrDtTm', 'ToDtTm'].map((end) => dayAt(statement, 'FrToDt', end));
  if (from != null && from === to) return from;
  const codes = new Set(balances.map((node) => textAt(node, 'Tp', 'CdOrPrtry', 'Cd')));
  const [day = null, another] = new Set(balances.map((node) => dayAt(node, 'Dt', 'Dt') ?? dayAt(node, 'Dt', 'DtTm')));
  return codes.has('OPBD') && codes.has('CLBD') && another === undefined ? day : null;
}

function dayAt(node: XmlNode, ...path: string[]): Day | null {
  const written = writtenDay((textAt(node, ...path) ?? '').slice(0, 10));
  return written === null ? null : dayIn(written, 'ymd');
}

function balanceIn(balances: readonly XmlNode[], code: RegExp, currency: Currency): AccountSection['opening'] {
  for (const node of balances) {
    if (!code.test(textAt(node, 'Tp', 'CdOrPrtry', 'Cd') ?? '') || textAt(node, 'Amt', '@Ccy') !== currency) continue;
    const value = decimalUnder(textAt(node, 'Amt', '#text') ?? '', '.');
    const amount = value === null ? null : moneyOf(value, textAt(node, 'CdtDbtInd') === 'DBIT', currency);
    if (amount !== null) return { amount: amount.money, day: dayAt(node, 'Dt', 'Dt') ?? dayAt(node, 'Dt', 'DtTm') };
  }
  return null;
}
