import { useState } from 'react';
import { Badge, Notice, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useFormats, writeMoment, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { countryChoices } from '#ui/place-choices.ts';
import { FactsDialog } from './admin.facts-dialog.tsx';
import { ToldDialog } from './admin.told-dialog.tsx';
import type { Breach, DutyStand } from './model.ts';
import {
  CAPACITY_WORDS,
  CHECKED_WORDS,
  durationInWords,
  ENTRY_WORDS,
  RISK_WORDS,
  ADMIN_BREACH_CARD_WORDS,
} from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** One breach: whom to tell until when, what is known, and everything that was ever written of it. */
export function BreachCard({ breach }: { breach: Breach }) {
  const { facts, duties, withoutLaw, history } = breach;
  const formats = useFormats();
  const [telling, setTelling] = useState<DutyStand | null>(null);
  const [isChanging, setChanging] = useState(false);
  const nameOf = (code: string) => countryChoices(formats.locale).find(({ value }) => value === code)?.label ?? code;
  const people = facts.concerned.map(
    ({ country, people: count }) => `${nameOf(country)}: ${count === null ? 'not known' : writeNumber(count, formats)}`,
  );
  return (
    <Section
      title={<span className="wrap-anywhere">{facts.title}</span>}
      note={ADMIN_BREACH_CARD_WORDS.knownSinceNote(writeMoment(facts.awareAt, formats), RISK_WORDS[facts.risk])}
      actions={
        <Button size="small" onClick={() => setChanging(true)}>
          {ADMIN_BREACH_CARD_WORDS.editFacts}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {withoutLaw.length > 0 && (
          <Notice tone="attention" title={ADMIN_BREACH_CARD_WORDS.noLawKnown}>
            {ADMIN_BREACH_CARD_WORDS.checkLawOfThat(withoutLaw.map(nameOf).join(', '))}
          </Notice>
        )}
        {duties.length === 0 ? (
          <p className="text-sm text-soft">{ADMIN_BREACH_CARD_WORDS.noLawWeKnow}</p>
        ) : (
          <ul
            aria-label={ADMIN_BREACH_CARD_WORDS.noticesFor(facts.title)}
            className="divide-y divide-line rounded-control border border-line"
          >
            {duties.map((duty) => (
              <Duty key={duty.duty} duty={duty} onTell={() => setTelling(duty)} />
            ))}
          </ul>
        )}
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">
            {ADMIN_BREACH_CARD_WORDS.factsEffectsAndActions}
          </summary>
          <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_1fr]">
            <Fact name={ADMIN_BREACH_CARD_WORDS.discovered}>{writeMoment(facts.discoveredAt, formats)}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.whatHappened}>{facts.whatHappened}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.peopleAffected}>{facts.whoseData}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.dataAffected}>{facts.whatData}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.people}>{people.join('; ')}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.effects}>{facts.effects}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.actions}>{facts.remedy}</Fact>
            <Fact name={ADMIN_BREACH_CARD_WORDS.ourRole}>{CAPACITY_WORDS[facts.capacity]}</Fact>
          </dl>
        </details>
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer font-medium">
            {ADMIN_BREACH_CARD_WORDS.historyOf(history.length)}
          </summary>
          <ol aria-label={ADMIN_BREACH_CARD_WORDS.history} className="mt-3 flex flex-col gap-2">
            {history.map(({ number, kind, at, by, says }) => (
              <li key={number} className="wrap-anywhere text-soft">
                <Sentence
                  text={ADMIN_BREACH_CARD_WORDS.text}
                  parts={{
                    time: <span className="figures text-faint">{writeMoment(at, formats)}</span>,
                    entry: kind === 'told' || kind === 'marked' ? `${ENTRY_WORDS[kind]}: ${says}` : says,
                    by: by === null ? '' : ADMIN_BREACH_CARD_WORDS.by(by),
                  }}
                />
              </li>
            ))}
          </ol>
        </details>
      </div>
      {isChanging && <FactsDialog breach={breach} onClose={() => setChanging(false)} />}
      {telling !== null && <ToldDialog breachId={breach.id} duty={telling} onClose={() => setTelling(null)} />}
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="font-medium">{name}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-soft">
        {children === '' ? ADMIN_BREACH_CARD_WORDS.notRecordedYet : children}
      </dd>
    </>
  );
}

const LOOKS: Readonly<Record<DutyStand['state'], { word: string; tone: Tone }>> = {
  open: { word: ADMIN_BREACH_CARD_WORDS.noticeDue, tone: 'attention' },
  running: { word: ADMIN_BREACH_CARD_WORDS.noticeDue, tone: 'neutral' },
  'half-gone': { word: ADMIN_BREACH_CARD_WORDS.halfTimeIsUsed, tone: 'attention' },
  'run-out': { word: 'Late', tone: 'danger' },
  told: { word: 'Notified', tone: 'accent' },
  'told-late': { word: ADMIN_BREACH_CARD_WORDS.notifiedLateWithReason, tone: 'attention' },
  'told-late-without-reason': { word: ADMIN_BREACH_CARD_WORDS.notifiedLateNoReason, tone: 'danger' },
};

function Duty({ duty, onTell }: { duty: DutyStand; onTell: () => void }) {
  const { whom, law, state, told, checked } = duty;
  const formats = useFormats();
  const { word, tone } = LOOKS[state];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-sm font-semibold">{whom}</h3>
          <Badge tone={tone}>{word}</Badge>
        </div>
        <p className="mt-1">{clockWords(duty, (instant) => writeMoment(instant, formats))}</p>
        {told.map(({ at, reference, lateReason, by }) => (
          <p key={at.getTime()} className="mt-1 wrap-anywhere text-soft">
            {ADMIN_BREACH_CARD_WORDS.notifiedOn(
              writeMoment(at, formats),
              by === null ? '' : ADMIN_BREACH_CARD_WORDS.enteredBy(by),
              reference === '' ? '' : ADMIN_BREACH_CARD_WORDS.referenceOf(reference),
              lateReason === null ? '' : ADMIN_BREACH_CARD_WORDS.reasonForDelay(lateReason),
            )}
          </p>
        ))}
        <p className="mt-1 text-faint">
          {law}. {CHECKED_WORDS[checked]}
        </p>
      </div>
      <Button size="small" {...(told.length === 0 ? { look: 'primary' } : {})} onClick={onTell}>
        {ADMIN_BREACH_CARD_WORDS.recordNotice(told.length)}
      </Button>
    </li>
  );
}

/** The clock in words; where a law names no hours, what has passed and no deadline. */
function clockWords({ within, dueAt, elapsed, told, beganAt }: DutyStand, write: (instant: Date) => string): string {
  const passed = durationInWords(elapsed);
  if (told.length > 0) return ADMIN_BREACH_CARD_WORDS.notifiedAfter(passed);
  if (dueAt === null || typeof within === 'string') {
    const wish = within === 'at-once' ? ADMIN_BREACH_CARD_WORDS.atOnce : ADMIN_BREACH_CARD_WORDS.asSoonAsReasonably;
    return `${wish}; the law sets no hours. ${sentence(passed)} so far.`;
  }
  const left = dueAt - beganAt.getTime() - elapsed;
  const until = `${within.hours} hours, until ${write(new Date(dueAt))}`;
  return left < 0
    ? `${sentence(until)}. ${sentence(durationInWords(-left))} late.`
    : `${sentence(until)}. ${sentence(durationInWords(left))} left.`;
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
