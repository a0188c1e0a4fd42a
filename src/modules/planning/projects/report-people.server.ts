import { dayInWords } from '#kernel/day-words.ts';
import type { Money } from '#kernel/money.ts';
import type { Content, TableCell } from '#platform/pdf.server.ts';
import type { Detail } from './reading.model.ts';
import { type Column, figure, part, right } from './report-table.server.ts';
import { hoursOf, writtenAmount } from './report-text.ts';
import { REPORT_WORDS as WORDS } from './report-words.ts';

/* What people did, paid and owe, in the report of a project. */

type Facts = { readonly detail: Detail };

const nameOf = (people: readonly { readonly id: string; readonly name: string }[], id: string | null) =>
  people.find((one) => one.id === id)?.name ?? '';

export function tasks({ detail: { tasks: all, members } }: Facts): Content[] {
  if (all.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.task, width: '*' },
    { name: WORDS.kind, width: 60 },
    { name: WORDS.by, width: 110 },
    { name: WORDS.due, width: 84 },
    { name: WORDS.done, width: 84 },
  ];
  const body = all.map(({ name, kind, assigneeId, dueOn, doneOn }): TableCell[] => [
    name,
    WORDS.taskKind[kind],
    nameOf(members, assigneeId),
    dueOn === null ? '' : dayInWords(dueOn),
    doneOn === null ? WORDS.notDone : dayInWords(doneOn),
  ]);
  return [part(WORDS.tasks, columns, body)];
}

export function time({ detail: { times, members, figures } }: Facts): Content[] {
  if (times.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.day, width: 84 },
    { name: WORDS.by, width: 100 },
    { name: WORDS.note, width: '*' },
    { name: WORDS.hours, width: 50, isFigure: true },
    { name: WORDS.worth, width: 84, isFigure: true },
  ];
  const body = times
    .toReversed()
    .map(({ day, memberId, note, minutes, isBillable, value }): TableCell[] => [
      dayInWords(day),
      nameOf(members, memberId),
      note,
      right(hoursOf(minutes)),
      isBillable ? figure(value) : right(WORDS.notBilled),
    ]);
  const sum = [{ text: WORDS.total, bold: true }, '', '', right(hoursOf(figures.minutes)), figure(figures.workValue)];
  return [part(WORDS.time, columns, [...body, sum])];
}

export function shares({ detail: { project, balances, payments, settlements, unattributed } }: Facts): Content[] {
  const { people } = project;
  if (people.length === 0) return [];
  const columns: Column[] = [
    { name: WORDS.person, width: '*' },
    ...[WORDS.paid, WORDS.share, WORDS.balance].map((name): Column => ({ name, width: 90, isFigure: true })),
  ];
  const body = balances.map(({ personId, paid, owed, balance }): TableCell[] => [
    nameOf(people, personId),
    figure(paid),
    figure(owed),
    figure(balance),
  ]);
  const between = (from: string, to: string, amount: Money) =>
    WORDS.pays(nameOf(people, from), nameOf(people, to), writtenAmount(amount));
  return [
    part(WORDS.shares, columns, body),
    ...(unattributed.minor === 0n
      ? []
      : [{ text: WORDS.unattributed(writtenAmount(unattributed)), margin: [0, 6, 0, 0] } satisfies Content]),
    ...(settlements.length === 0
      ? []
      : [
          { text: WORDS.settled, bold: true, margin: [0, 8, 0, 2] } satisfies Content,
          {
            ul: settlements.map(
              ({ day, fromPersonId, toPersonId, amount }) =>
                `${dayInWords(day)}: ${between(fromPersonId, toPersonId, amount)}`,
            ),
          },
        ]),
    { text: WORDS.toSettle, bold: true, margin: [0, 8, 0, 2] },
    payments.length === 0
      ? WORDS.even
      : { ul: payments.map(({ fromPersonId, toPersonId, amount }) => between(fromPersonId, toPersonId, amount)) },
  ];
}
