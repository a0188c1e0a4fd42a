import { CalendarClock, LifeBuoy, Target } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { IconMark } from '#ui/icon-mark.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { useGoalChanges } from './changes.client.ts';
import type { Idea } from './model.ts';
import { PAGE_WORDS, START_WORDS } from './words.ts';

type IdeasProps = {
  ideas: readonly Idea[];
  /** Begins one of one's own; null where that is offered elsewhere. */
  onOwn: (() => void) | null;
  /** They stand below goals, and are not what the page is about. */
  isQuiet?: boolean;
};

/** Goals from what is known already, each started in one press, and one of one's own. */
export function Ideas({ ideas, onOwn, isQuiet = false }: IdeasProps) {
  const { start } = useGoalChanges();
  return (
    <ul aria-label={START_WORDS.title} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {ideas.map((idea) => (
        <li key={`${idea.kind} ${idea.name}`} className="card flex flex-col items-start gap-2 p-5">
          <span className="flex w-full items-center gap-3">
            <IconMark icon={idea.kind === 'emergency' ? LifeBuoy : CalendarClock} />
            <span className="min-w-0 font-medium wrap-anywhere">{idea.name}</span>
          </span>
          <MoneyText value={idea.target} whole className="text-xl font-semibold" />
          <p className="flex-1 text-sm text-soft">
            <About idea={idea} />
          </p>
          <Button
            look={isQuiet ? 'secondary' : 'primary'}
            size="small"
            aria-label={START_WORDS.startNamed(idea.name)}
            onClick={() => start(idea)}
          >
            {START_WORDS.start}
          </Button>
        </li>
      ))}
      {onOwn !== null && (
        <li className="card flex flex-col items-start gap-2 p-5">
          <span className="flex w-full items-center gap-3">
            <IconMark icon={Target} />
            <span className="font-medium">{START_WORDS.own}</span>
          </span>
          <p className="flex-1 text-sm text-soft">{START_WORDS.ownNote}</p>
          <Button size="small" onClick={onOwn}>
            {PAGE_WORDS.add}
          </Button>
        </li>
      )}
    </ul>
  );
}

function About({ idea: { monthly, dueOn, everyMonths, perPayday, target } }: { idea: Idea }) {
  if (monthly !== null)
    return <Sentence text={START_WORDS.emergency} parts={{ monthly: <MoneyText value={monthly} whole /> }} />;
  if (dueOn === null || everyMonths === null) return null;
  return (
    <>
      <Sentence text={START_WORDS.sinking(everyMonths)} parts={{ date: <DateText day={dueOn} /> }} />{' '}
      {perPayday !== null && perPayday.minor < target.minor && (
        <Sentence text={START_WORDS.each} parts={{ amount: <MoneyText value={perPayday} whole /> }} />
      )}
    </>
  );
}
