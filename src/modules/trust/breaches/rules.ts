import {
  type Case,
  type Clock,
  clockOf,
  countriesWithoutLaw,
  dutiesOf,
  type Duty,
  type Mark,
  whomOf,
} from './clocks.ts';
import type { Breach, DutyStand, Facts } from './model.ts';
import { ENTRY_WORDS } from './words.ts';

/** An entry of the register. */
export type Entry = {
  readonly number: number;
  readonly at: Date;
  readonly by: string | null;
  readonly body:
    | { readonly kind: 'recorded' | 'corrected'; readonly facts: Facts }
    | {
        readonly kind: 'told';
        readonly duty: string;
        readonly at: Date;
        readonly reference: string;
        readonly lateReason: string | null;
      }
    | { readonly kind: 'marked'; readonly duty: string; readonly mark: Mark };
};

/** What the entries of one breach amount to: the latest facts. */
export function factsOf(entries: readonly Entry[]): Facts {
  const facts = entries.flatMap(({ body }) => ('facts' in body ? [body.facts] : [])).at(-1);
  if (facts === undefined) throw new Error('a breach begins with its facts');
  return facts;
}

export function caseOf({ capacity, risk, concerned }: Facts): Case {
  return { capacity, risk, countries: concerned.map(({ country }) => country) };
}

export function beganAt(facts: Facts, { from }: Pick<Duty, 'from'>): Date {
  return from === 'aware' ? facts.awareAt : facts.discoveredAt;
}

function toldIn(entries: readonly Entry[], duty: string) {
  return entries.flatMap(({ body, by }) =>
    body.kind === 'told' && body.duty === duty
      ? [{ at: body.at, reference: body.reference, lateReason: body.lateReason, by }]
      : [],
  );
}

/** Marks of a duty's clock of which somebody was told. A clock that begins at another time has none yet. */
export function marksIn(entries: readonly Entry[], duty: Pick<Duty, 'id' | 'from'>): Mark[] {
  let [marks, began]: [Mark[], number | null] = [[], null];
  for (const { body } of entries) {
    if (body.kind === 'marked' && body.duty === duty.id) marks.push(body.mark);
    if (!('facts' in body)) continue;
    const begins = beganAt(body.facts, duty).getTime();
    if (begins !== began) marks = [];
    began = begins;
  }
  return marks;
}

/** Each duty with its clock. */
export function standsOf(entries: readonly Entry[], now: Date): { duty: Duty; began: Date; clock: Clock }[] {
  const facts = factsOf(entries);
  return dutiesOf(caseOf(facts)).map((duty) => {
    const began = beganAt(facts, duty);
    const told = toldIn(entries, duty.id).map(({ at, lateReason }) => ({ at: at.getTime(), lateReason }));
    return { duty, began, clock: clockOf(duty, began.getTime(), told, now.getTime()) };
  });
}

type Stand = ReturnType<typeof standsOf>[number];

/** What is still to be told by the end of its clock, then what has none, then what is told; in the order of the laws. */
function soonestFirst({ clock: a }: Stand, { clock: b }: Stand): number {
  const place = ({ state, dueAt }: Clock) => (state.startsWith('told') ? Infinity : (dueAt ?? Number.MAX_SAFE_INTEGER));
  const [first, second] = [place(a), place(b)];
  return first === second ? 0 : first - second;
}

/** A breach as its register shows it. */
export function breachOf(id: string, entries: readonly Entry[], now: Date): Breach {
  const facts = factsOf(entries);
  const duties = standsOf(entries, now)
    .toSorted(soonestFirst)
    .map(({ duty, began, clock }): DutyStand => {
      const { id: name, whom, to, law, within, lateNeedsReason, checked } = duty;
      return {
        duty: name,
        whom,
        to,
        law,
        checked,
        within,
        lateNeedsReason,
        state: clock.state,
        beganAt: began,
        dueAt: clock.dueAt,
        elapsed: clock.elapsed,
        told: toldIn(entries, name),
      };
    });
  const history = entries.map(({ number, at, by, body }) => ({
    number,
    kind: body.kind,
    at,
    by,
    says: sayingOf(body),
  }));
  return { id, facts, duties, withoutLaw: countriesWithoutLaw(caseOf(facts)), history };
}

const MARK_WORDS: Readonly<Record<Mark, string>> = { half: 'half of the time is used', all: 'the deadline has passed' };

function sayingOf(body: Entry['body']): string {
  switch (body.kind) {
    case 'told':
      return `${whomOf(body.duty)}${body.reference === '' ? '' : `: ${body.reference}`}${body.lateReason === null ? '' : `. Reason for the late notice: ${body.lateReason}`}`;
    case 'marked':
      return `${whomOf(body.duty)}: ${MARK_WORDS[body.mark]}`;
    case 'recorded':
    case 'corrected':
      return `${ENTRY_WORDS[body.kind]}: ${body.facts.title}`;
  }
}

/** Duties that nobody was told of yet. */
export function openDuties({ duties }: Pick<Breach, 'duties'>): DutyStand[] {
  return duties.filter(({ told }) => told.length === 0);
}

/** What is most pressing first: run out, then by the end of the clock, then what has no hours, then what is told. */
export function byUrgency(a: Breach, b: Breach): number {
  const pressing = (breach: Breach) => {
    const open = openDuties(breach);
    if (open.length === 0) return Number.POSITIVE_INFINITY;
    return Math.min(...open.map(({ dueAt, beganAt: began }) => dueAt ?? began.getTime() + YEAR));
  };
  const [first, second] = [pressing(a), pressing(b)];
  if (first !== second) return first < second ? -1 : 1;
  return b.facts.awareAt.getTime() - a.facts.awareAt.getTime();
}

const YEAR = 365 * 86_400_000;
