import { balanceLines } from './balance-lines.ts';
import { TABLE } from './looks.ts';
import { debtRows, monthRows, monthsView } from './month-rows.ts';
import {
  answerOf,
  timeWords,
  findingOf,
  meaningOf,
  monthlyOf,
  type Outcome,
  owedIn,
  warningsOf,
  WAYS,
  wayCells,
  type Writing,
} from './outcome.ts';

/** Fills the places of `PlanResults` with what a plan comes to now. */
export function showResults(root: ParentNode, outcome: Outcome, writing: Writing, allMonths: boolean): void {
  const { debts, plan, chosen, ways } = outcome;
  const isFree = chosen.end === 'free';
  const owed = owedIn(debts, plan.extra.currency);
  say(root, 'answer', answerOf(outcome, writing));
  say(root, 'meaning', meaningOf(outcome, writing));
  say(root, 'owed', writing.figure(owed));
  say(root, 'monthly', writing.figure(monthlyOf(outcome)));
  say(root, 'interest', isFree ? writing.figure(chosen.interest) : '—');
  say(root, 'paid', isFree ? writing.figure(chosen.paid) : '—');
  out(root, 'warnings')?.replaceChildren(
    ...warningsOf(outcome, writing).map((warning) =>
      made('li', 'rounded-control bg-attention-tint px-4 py-3 text-sm text-attention-ink', warning),
    ),
  );

  say(root, 'finding', findingOf(outcome));
  const lines = balanceLines(owed, chosen, ways.minimums);
  out(root, 'drawing')?.toggleAttribute('hidden', !isFree || chosen.months.length === 0);
  out(root, 'chosen-line')?.setAttribute('d', lines.chosen);
  out(root, 'minimums-line')?.setAttribute('d', lines.minimums);
  say(root, 'most', writing.figure({ ...owed, minor: lines.most }));
  say(root, 'last', timeWords(lines.months));

  for (const way of WAYS) {
    const row = root.querySelector(`[data-way=${way}]`);
    row?.setAttribute('aria-selected', String(way === plan.strategy));
    const cells = wayCells(ways[way], writing);
    for (const [place, cell] of [...(row?.querySelectorAll('td') ?? [])].entries())
      cell.textContent = cells[place] ?? '';
  }
  out(root, 'debts')?.replaceChildren(
    ...debtRows(chosen, debts, writing).map(([name, when]) =>
      rowOf(made('th', TABLE.head, name), [made('td', TABLE.words, when)]),
    ),
  );
  const { caption, rows, toggle } = monthsView(monthRows(chosen, outcome, writing), allMonths);
  const button = root.querySelector('[data-act=all-months]');
  button?.toggleAttribute('hidden', toggle === null);
  if (button !== null) button.textContent = toggle;
  const months = out(root, 'months');
  const title = months?.closest('table')?.querySelector('caption') ?? null;
  if (title !== null) title.textContent = caption;
  months?.replaceChildren(
    ...rows.map(([month, interest, paid, balance, note]) => {
      const head = made('th', TABLE.head, month);
      if (note !== '') head.append(made('span', TABLE.note, note));
      return rowOf(
        head,
        [interest, paid, balance].map((cell) => made('td', TABLE.cell, cell)),
      );
    }),
  );
}

function rowOf(head: HTMLElement, cells: readonly HTMLElement[]): HTMLElement {
  const row = made('tr', TABLE.row);
  head.setAttribute('scope', 'row');
  row.append(head, ...cells);
  return row;
}

function made(tag: string, classes: string, text?: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = classes;
  if (text !== undefined) element.textContent = text;
  return element;
}

function out(root: ParentNode, name: string): Element | null {
  return root.querySelector(`[data-out=${name}]`);
}

/** Fills one place, only where it changed: a screen reader tells what is written anew. */
export function say(root: ParentNode, name: string, text: string): void {
  const place = out(root, name);
  if (place !== null && place.textContent !== text) place.textContent = text;
}
