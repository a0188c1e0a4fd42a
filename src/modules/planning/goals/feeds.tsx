import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useGoalAddress } from './address.client.ts';
import { useGoalChanges } from './changes.client.ts';
import type { Feed, Goal, Overview, Pledge } from './model.ts';
import type { PledgeState } from './pledges.ts';
import { FEED_WORDS } from './words.ts';

const TONES: Readonly<Record<PledgeState, Tone>> = {
  kept: 'accent',
  late: 'neutral',
  due: 'neutral',
  overdue: 'attention',
  missed: 'attention',
};

/** What fills a goal without being asked, and what members promised. */
export function Feeds({ goal, overview, mayWrite }: { goal: Goal; overview: Overview; mayWrite: boolean }) {
  const { setAddress } = useGoalAddress();
  const { feeds, pledges } = goal;
  const isEmpty = feeds.length === 0 && pledges.length === 0;
  if (isEmpty && !mayWrite) return null;
  return (
    <Section
      title={FEED_WORDS.title}
      note={isEmpty ? FEED_WORDS.empty : FEED_WORDS.note}
      actions={
        mayWrite && (
          <span className="flex flex-wrap gap-2">
            <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'rule' })}>
              {FEED_WORDS.addRule}
            </Button>
            <Button size="small" icon={<Plus aria-hidden />} onClick={() => setAddress({ do: 'pledge' })}>
              {FEED_WORDS.addPledge}
            </Button>
          </span>
        )
      }
    >
      {!isEmpty && (
        <ul aria-label={FEED_WORDS.title} className="flex flex-col divide-y divide-line">
          {pledges.map((pledge) => (
            <PledgeRow key={pledge.id} pledge={pledge} overview={overview} mayWrite={mayWrite} />
          ))}
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </Section>
  );
}

type RowProps = { what: ReactNode; below: ReactNode; endLabel: string; onEnd: (() => void) | null };

/** A row with what it is, what became of it, and a way to end it. */
function Row({ what, below, endLabel, onEnd }: RowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">{what}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">{below}</div>
      </div>
      {onEnd !== null && (
        <Button size="small" look="quiet" onClick={onEnd}>
          {endLabel}
        </Button>
      )}
    </li>
  );
}

function Ending({ until, isWaiting }: { until: string | null; isWaiting: boolean }) {
  if (isWaiting) return FEED_WORDS.waiting;
  return until === null ? null : <Sentence text={FEED_WORDS.until} parts={{ date: <DateText day={until} /> }} />;
}

type PledgeRowProps = { pledge: Pledge; overview: Overview; mayWrite: boolean };

function PledgeRow({ pledge, overview, mayWrite }: PledgeRowProps) {
  const { endPledge } = useGoalChanges();
  const { id, memberId, amount, next, kept, until, isWaiting } = pledge;
  const member = overview.members.find((one) => one.id === memberId)?.name ?? FEED_WORDS.someone;
  return (
    <Row
      what={
        <Sentence
          text={next === null ? FEED_WORDS.pledgeOver : FEED_WORDS.pledge}
          parts={{ member, amount: <MoneyText value={amount} />, date: next !== null && <DateText day={next} /> }}
        />
      }
      below={
        <>
          {until !== null && (
            <span>
              <Ending until={until} isWaiting={isWaiting} />
            </span>
          )}
          {kept.slice(0, 4).map(({ key, payday, state }) => (
            <span key={key} className="flex items-center gap-1.5 whitespace-nowrap">
              <DateText day={payday} />
              <Badge tone={TONES[state]}>{FEED_WORDS.states[state]}</Badge>
            </span>
          ))}
        </>
      }
      endLabel={FEED_WORDS.endPledge}
      onEnd={mayWrite && (until === null || isWaiting) ? () => endPledge(id) : null}
    />
  );
}

function FeedRow({ feed, mayWrite }: { feed: Feed; mayWrite: boolean }) {
  const { endFeed } = useGoalChanges();
  const { id, given, since, until, isWaiting, containing } = feed;
  return (
    <Row
      what={
        <>
          <FeedName feed={feed} /> {containing !== null && FEED_WORDS.containing(containing)}
        </>
      }
      below={
        <>
          <span>
            <Sentence text={FEED_WORDS.given} parts={{ amount: <MoneyText value={given} /> }} />
          </span>
          <span>
            {until === null ? (
              <Sentence text={FEED_WORDS.since} parts={{ date: <DateText day={since} /> }} />
            ) : (
              <Ending until={until} isWaiting={isWaiting} />
            )}
          </span>
        </>
      }
      endLabel={FEED_WORDS.endRule}
      onEnd={mayWrite && (until === null || isWaiting) ? () => endFeed(id) : null}
    />
  );
}

function FeedName({ feed: { kind, permille, amount, categoryName } }: { feed: Feed }) {
  const formats = useFormats();
  const category = categoryName === '' ? FEED_WORDS.gone : categoryName;
  if (kind === 'income-share')
    return FEED_WORDS.share
      .replace('{percent}', writeNumber((permille ?? 0) / 10, formats))
      .replace('{category}', category);
  const parts = { amount: <MoneyText value={amount} whole />, category };
  return <Sentence text={kind === 'round-up' ? FEED_WORDS.roundUp : FEED_WORDS.each} parts={parts} />;
}
