import { figureOf, isBlank, type Figure } from './amounts.ts';
import { isEmpty, type TextRecord } from './cells.ts';
import { clockIn, writtenDay, type WrittenDay } from './dates.ts';
import { amountsUnread, changedLines, figuresElsewhere, movementsAbove } from './changed-lines.ts';
import { isCutOff } from './cut-off.ts';
import { isLineOfFacts } from './first-line.ts';
import { factsOf, type StatedBalance } from './facts.ts';
import type { Answers, ColumnRole, UnreadLine } from './model.ts';
import { rowDetails } from './row-details.ts';
import { skipTotals } from './total-rows.ts';
import { unread } from './unread-lines.ts';
import { partialDay } from './partial-days.ts';
import { oneLine } from './text.ts';
import { sectionName } from './section-names.ts';
import { isStatusWord, normalStatus, statusOf, type RowStatus } from './statuses.ts';
import { isBetweenRows, titleOf } from './title-lines.ts';
import { firstAmount, isPaid, isRestated, MAY_STATE, namesBalance, statedBy, statedFigure } from './stated-lines.ts';
import { linesOfOtherKinds } from './record-types.ts';
import { areToldByDate, onlyDayIn } from './unbooked.ts';
import { impactColumn, isWithoutImpact } from './balance-impact.ts';
import { markerOf } from './words.ts';

export type MoneyRole = 'amount' | 'money-in' | 'money-out' | 'fee' | 'net' | 'balance';
export const MONEY_ROLES: readonly MoneyRole[] = ['amount', 'money-in', 'money-out', 'fee', 'net', 'balance'];

/** A record of the table that moves money, its cells sorted by role but nothing decided yet. */
export type Movement = {
  line: number;
  cells: readonly string[];
  /** Null on a pending row without a date. */
  day: WrittenDay | null;
  valueDay: WrittenDay | null;
  /** The time of day beside the date, `09:15:00`. */
  clock: string | null;
  status: RowStatus;
  figures: Partial<Record<MoneyRole, Figure>>;
  marker: 'in' | 'out' | null;
  /** The account named above a heading that comes again further down; null before that. */
  account: string | null;
};

export type Sorted = {
  movements: Movement[];
  skipped: UnreadLine[];
  failed: UnreadLine[];
  stated: StatedBalance[];
  /** Status words that we do not know and nobody has explained, each with the lines it stands on. */
  unknownStatuses: Map<string, { word: string; lines: { line: number; text: string }[] }>;
};

export type SortOptions = {
  /** The file ends with a line end. */
  endsWhole: boolean;
  /** What a person said of status words. */
  statuses: Answers['statuses'];
  /** What the line above the heading says of all rows below it: "Pending transactions". */
  title: RowStatus | null;
  /** The lines above the heading. */
  preamble?: readonly TextRecord[];
};

/** So many lines above a heading may name its account. */
const LINES_ABOVE = 6;

/** Sorts the body of a table into movements and lines that are none, each with its reason. */
export function sortRecords(
  body: readonly TextRecord[],
  roles: readonly ColumnRole[],
  heading: readonly string[] | null,
  { endsWhole, statuses, title, preamble = [] }: SortOptions,
): Sorted {
  const sorted: Sorted = { movements: [], skipped: [], failed: [], stated: [], unknownStatuses: new Map() };
  let section = title;
  let account: string | null = null;
  let above: TextRecord[] = [];
  const first = sectionName(preamble.slice(-LINES_ABOVE));
  const impact = impactColumn(heading, body);
  const repeated = heading === null ? null : heading.join('\n').trimEnd();
  const isRepeated = ({ cells }: TextRecord): boolean =>
    cells[0] === heading?.[0] && cells.join('\n').trimEnd() === repeated;
  let isDetail: ((record: TextRecord) => boolean) | null = null;
  for (const [at, record] of body.entries()) {
    if (isEmpty(record)) continue;
    if (isRepeated(record)) {
      sorted.skipped.push(unread(record.line, 'note', record.text));
      isDetail ??= rowDetails(body, isRepeated);
      const around = above.filter((line) => isDetail?.(line) !== true);
      const named = factsOf(around).account;
      const name = named === null ? sectionName(around) : null;
      if (name !== null && first !== null && name !== (account ?? first)) {
        // Only now the rows above are known to be of another account.
        sorted.movements = sorted.movements.map((one) => ({ ...one, account: one.account ?? first }));
        account = name;
      } else account = named ?? account;
      above = [];
    } else if (!endsWhole && record === body.at(-1) && isCutOff(body, roles))
      sorted.failed.push(unread(record.line, 'cut-off', record.text));
    else if (isWithoutImpact(record, impact)) sorted.skipped.push(unread(record.line, 'no-movement', record.text));
    else {
      section = titleOf(record, !isBetweenRows(body, at)) ?? section;
      if (sortRecord(record, { roles, account, section, statuses }, sorted)) above = [];
      else above.push(record);
    }
  }
  failChanged(sorted, changedLines(body, roles));
  failChanged(sorted, amountsUnread(body, roles, heading ?? []));
  waitUnbooked(sorted, body);
  // An amount may stand in a column that has no role; where one side is known or no column has a name, one of whole units too.
  const isOneSided = !roles.includes('amount') && roles.includes('money-in') !== roles.includes('money-out');
  if (sorted.movements.length > 0 && sorted.skipped.some(({ reason }) => reason === 'no-amount'))
    failChanged(
      sorted,
      figuresElsewhere(body, sorted.movements, {
        roles: heading === null ? null : roles,
        isAny: heading === null || isOneSided,
      }),
    );
  failUnmarked(sorted, roles.indexOf('marker'));
  const lines = heading === null ? preamble.filter((line) => !isLineOfFacts(line, sorted.movements)) : preamble;
  for (const { line, text } of movementsAbove(lines, roles)) sorted.failed.push(unread(line, 'outside-table', text));
  skipTotals(sorted, body, roles);
  if (heading === null) skipOtherKinds(sorted, body);
  const mark = balanceMark(roles, sorted.movements);
  return mark === null ? sorted : { ...sorted, movements: sorted.movements.map((one) => withMarkedBalance(one, mark)) };
}

/** Without names of columns, each line may begin with its kind: what moves nothing and is of another kind is no movement. */
function skipOtherKinds(sorted: Sorted, body: readonly TextRecord[]): void {
  const undated = sorted.failed.flatMap(({ line, reason }) => (reason === 'bad-day' ? [line] : []));
  for (const { line, text } of linesOfOtherKinds(body, sorted.movements, undated)) {
    sorted.movements = sorted.movements.filter((one) => one.line !== line);
    sorted.failed = sorted.failed.filter((one) => one.line !== line);
    sorted.skipped.push(unread(line, 'note', text));
  }
}

/** A line without an amount of its own that also lacks the date of its booking is one that the bank has not completed. */
function waitUnbooked(sorted: Sorted, body: readonly TextRecord[]): void {
  const lines = new Set(sorted.skipped.flatMap(({ line, reason }) => (reason === 'no-amount' ? [line] : [])));
  const waiting = body.filter(({ line }) => lines.has(line));
  if (!areToldByDate(sorted.movements, waiting)) return;
  sorted.skipped = sorted.skipped.map((one) =>
    lines.has(one.line) ? unread(one.line, 'not-completed', one.text) : one,
  );
}

/** Where rows are marked in or out, one with another mark does not say which way its money went. */
function failUnmarked(sorted: Sorted, column: number): void {
  const markIn = ({ cells }: Movement): string => (isBlank(cells[column] ?? '') ? '' : (cells[column] ?? ''));
  if (column < 0 || !sorted.movements.some((one) => markerOf(markIn(one)) !== null)) return;
  const isUnknown = (one: Movement): boolean => markIn(one) !== '' && markerOf(markIn(one)) === null;
  for (const { line, cells } of sorted.movements.filter(isUnknown))
    sorted.failed.push(unread(line, 'bad-sign', cells.join(', ')));
  sorted.movements = sorted.movements.filter((one) => !isUnknown(one));
}

/** A line without an amount that changed the balance is no line to leave out silently. */
function failChanged(sorted: Sorted, changed: ReadonlySet<number>): void {
  const isChanged = ({ line, reason }: UnreadLine) => reason === 'no-amount' && changed.has(line);
  for (const { line, text } of sorted.skipped.filter(isChanged)) sorted.failed.push(unread(line, 'bad-amount', text));
  sorted.skipped = sorted.skipped.filter((one) => !isChanged(one));
}

/** The column right behind the balance whose words say on which side the account stands, and not which way each row went. */
function balanceMark(roles: readonly ColumnRole[], movements: readonly Movement[]): number | null {
  const balance = roles.indexOf('balance');
  const column = balance + 1;
  if (balance < 0 || column >= roles.length) return null;
  const marks = movements.map(({ cells }) => markerOf(cells[column] ?? ''));
  // A dash in every row stands for nothing.
  const isFilled = movements.some(({ cells }) => !isBlank(cells[column] ?? ''));
  if (!isFilled || marks.includes(null)) return null;
  if (roles[column] !== 'marker') return roles[column] === 'ignore' ? column : null;
  const hasSides = roles.includes('money-in') && roles.includes('money-out');
  const pays = ({ figures }: Movement): boolean => /[1-9]/.test(figures['money-in']?.body ?? '');
  return hasSides && movements.some((one, at) => marks[at] !== (pays(one) ? 'in' : 'out')) ? column : null;
}

function withMarkedBalance(movement: Movement, column: number): Movement {
  const { figures, cells } = movement;
  if (figures.balance === undefined || figures.balance.marker !== null) return movement;
  const marker = markerOf(cells[column] ?? '');
  return { ...movement, figures: { ...figures, balance: { ...figures.balance, marker } } };
}

type Sorting = {
  roles: readonly ColumnRole[];
  account: string | null;
  section: RowStatus | null;
  statuses: Answers['statuses'];
};

/** Whether the record is a movement. */
function sortRecord(record: TextRecord, { roles, account, section, statuses }: Sorting, sorted: Sorted): boolean {
  const skip = (reason: UnreadLine['reason']): false => {
    sorted.skipped.push(unread(record.line, reason, record.text));
    return false;
  };
  const fail = (reason: UnreadLine['reason']): false => {
    sorted.failed.push(unread(record.line, reason, record.text));
    return false;
  };
  const { cells } = record;
  if (cells.length > roles.length) return fail('bad-shape');
  const cell = (role: ColumnRole): string => cells[roles.indexOf(role)] ?? '';
  const dayCell = cell('day');
  const valueDay = writtenDay(cell('value-day'));
  const told = statuses?.[normalStatus(cell('status'))] ?? statusOf(cell('status'));
  const isUnbooked = dayCell === '' && told === 'pending';
  const day =
    writtenDay(dayCell) ?? (dayCell === '' ? valueDay : null) ?? (isUnbooked ? onlyDayIn(cells, roles) : null);
  const hasAmount = (['amount', 'money-in', 'money-out', 'fee'] as const).some((role) => !isBlank(cell(role)));
  const states = MAY_STATE.test(record.text) ? statedBy(cells) : null;
  const isAside = day === null || day.kind === 'impossible' || !hasAmount || isRestated(cells, roles, states);
  if (states !== null && (isAside || (namesBalance(cells, roles) && !isPaid(cells)))) {
    const figure = statedFigure(cells, roles);
    if ((states === 'opening' || states === 'closing') && figure !== null)
      sorted.stated.push({ which: states, figure, day });
    return skip(states === 'total' ? 'total' : 'balance');
  }
  const isPendingDay = day === null && (isUnbooked || statusOf(dayCell) === 'pending');
  if (day === null && !isPendingDay && isBelowItsWords(record, dayCell, sorted)) return skip('note');
  if (day === null && !isPendingDay)
    return hasAmount && figureOf(firstAmount(cells, roles)) !== null ? fail(undatedBy(dayCell)) : skip('note');
  if (day?.kind === 'impossible') return fail('bad-day');
  const status = told ?? section ?? 'booked';
  const isUnmoved = status === 'void' || status === 'reversed';
  const figures: Movement['figures'] = {};
  for (const role of MONEY_ROLES) {
    const text = cell(role);
    if (isBlank(text)) continue;
    const figure = figureOf(text);
    if (figure !== null) figures[role] = figure;
    else if (role !== 'balance' && role !== 'net') return isUnmoved ? skip('not-completed') : fail('bad-amount');
  }
  const pays = (role: MoneyRole): boolean => figures[role] !== undefined && !/^[0.,\s]*$/.test(figures[role].body);
  const isZeroAmount = figures.amount !== undefined;
  if (!isZeroAmount && !pays('money-in') && !pays('money-out') && !pays('fee'))
    return skip(isUnmoved ? 'not-completed' : 'no-amount');
  if (told === null && isStatusWord(cell('status'))) noteUnknown(sorted, cell('status'), record);
  const isPending =
    isPendingDay ||
    (valueDay === null && statusOf(cell('value-day')) === 'pending') ||
    cells.some((text, column) => roles[column] === 'description' && /^\(?pending\b/i.test(text));
  sorted.movements.push({
    line: record.line,
    cells,
    day,
    valueDay,
    clock: clockIn(dayCell),
    status: isPending ? 'pending' : status,
    figures,
    marker: markerOf(cell('marker')) ?? figures.amount?.marker ?? null,
    account,
  });
  return true;
}

const undatedBy = (dayCell: string): UnreadLine['reason'] => (partialDay(dayCell) === null ? 'bad-day' : 'no-year');

/** Figures below a line of words for them: "Opening balance, Debits, Closing balance", and under it an amount where dates stand. */
function isBelowItsWords({ line }: TextRecord, dayCell: string, { skipped }: Sorted): boolean {
  const above = skipped.at(-1);
  const isWords = above?.line === line - 1 && (above.reason === 'balance' || above.reason === 'total');
  return isWords && (figureOf(dayCell) !== null || isBlank(dayCell)) && !/\d{2}/.test(above.text);
}

function noteUnknown({ unknownStatuses }: Sorted, word: string, { line, text }: TextRecord): void {
  const known = unknownStatuses.get(normalStatus(word)) ?? { word, lines: [] };
  known.lines.push({ line, text: oneLine(text) });
  unknownStatuses.set(normalStatus(word), known);
}
