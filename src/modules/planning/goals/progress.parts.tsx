import { useQuery } from '@tanstack/react-query';
import { AMOUNTS } from '#kernel/permissions.ts';
import { useMay } from '#ui/caller.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { permilleOf } from './looks.ts';
import { CARD_WORDS } from './words.ts';

/** Goals that are shown: the first in their order. */
const SHOWN = 4;

/** How far goals are; nothing where there are none. */
export function GoalsSection() {
  const today = useToday();
  const mayAmounts = useMay(AMOUNTS.read);
  const { data } = useQuery(api.overview.queryOptions({ input: { today } }));
  const goals = data?.goals.filter(({ state, target }) => state === 'active' && target.withheld !== true) ?? [];
  if (data === undefined || goals.length === 0 || !mayAmounts) return null;
  return (
    <Section
      title={CARD_WORDS.goals}
      {...(data.accounts.some(({ over }) => over.minor > 0n) ? { note: CARD_WORDS.over } : {})}
      actions={
        <LinkButton to="/app/goals" look="quiet" size="small" className="-my-1 -mr-2 pointer-coarse:-my-2.5">
          {CARD_WORDS.open}
        </LinkButton>
      }
    >
      <ul className="flex flex-col gap-3">
        {goals.slice(0, SHOWN).map((goal) => (
          <li key={goal.id}>
            <span className="mb-1.5 flex flex-wrap items-baseline gap-x-3">
              <TextLink to={linkTo('/app/goals', { goal: goal.id })} className="min-w-0 flex-1 basis-28 wrap-anywhere">
                {goal.name}
              </TextLink>
              <span className="text-sm text-soft">
                <Sentence
                  text={CARD_WORDS.saved}
                  parts={{
                    saved: <MoneyText value={goal.saved} whole className="text-ink" />,
                    target: <MoneyText value={goal.target} whole />,
                  }}
                />
              </span>
            </span>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-accent" style={{ width: `${permilleOf(goal) / 10}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
