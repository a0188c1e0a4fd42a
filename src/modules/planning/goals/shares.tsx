import { useFormats, writeNumber } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { memberHue } from './member-hues.ts';
import type { Goal, Overview } from './model.ts';
import { FEED_WORDS, GOAL_WORDS } from './words.ts';

/** Who set how much aside, in the colours of the picture, and on which accounts it is. */
export function Shares({ goal, overview }: { goal: Goal; overview: Overview }) {
  const formats = useFormats();
  const { shares, saved, parts } = goal;
  const nameOf = (id: string) => overview.members.find((one) => one.id === id)?.name ?? FEED_WORDS.someone;
  const accountOf = (id: string) => overview.accounts.find((one) => one.id === id)?.name ?? '';
  const places = parts.filter(({ amount }) => amount.minor !== 0n);
  if (shares.length === 0) return null;
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Section title={GOAL_WORDS.shares}>
        <ul aria-label={GOAL_WORDS.shares} className="flex flex-col gap-3">
          {shares.map(({ memberId, amount }) => (
            <li key={memberId} className="flex flex-wrap items-center gap-x-3">
              <span
                aria-hidden
                className="size-3 shrink-0 rounded-full"
                style={{ backgroundColor: memberHue(overview.members, memberId) }}
              />
              <span className="min-w-28 flex-1">
                <span className="block wrap-anywhere">{nameOf(memberId)}</span>
                {saved.minor > 0n && (
                  <span className="text-sm text-soft">
                    {GOAL_WORDS.share(writeNumber(Number((amount.minor * 100n) / saved.minor), formats))}
                  </span>
                )}
              </span>
              <MoneyText value={amount} className="ml-auto" />
            </li>
          ))}
        </ul>
      </Section>
      {places.length > 0 && (
        <Section title={GOAL_WORDS.places}>
          <ul aria-label={GOAL_WORDS.places} className="flex flex-col gap-3">
            {places.map(({ accountId, amount }) => (
              <li key={accountId} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-28 flex-1 wrap-anywhere">{accountOf(accountId)}</span>
                <MoneyText value={amount} className="ml-auto" />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
