import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import type { Facts, Step } from './model.ts';
import { shareOf } from './steps.ts';
import { STEP_PROGRESS_WORDS } from './words.ts';

/** How far a step is: what was counted, and a bar where it is more than yes or no. */
export function StepProgress({ step, facts }: { step: Step; facts: Facts }) {
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const text = sentenceOf(step, facts, write);
  return (
    <div className="flex flex-col gap-2">
      <p className="figures text-sm text-faint">{text}</p>
      <progress
        aria-label={STEP_PROGRESS_WORDS.progressOfThisStep}
        aria-valuetext={text}
        value={shareOf(step)}
        className={cx(
          'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent',
          // The last of hundreds is less than a pixel: what is missing is seen all the same.
          !step.isDone &&
            '[&::-moz-progress-bar]:max-w-[calc(100%-3px)] [&::-webkit-progress-value]:max-w-[calc(100%-3px)]',
        )}
      />
    </div>
  );
}

type Write = (count: number) => string;

function sentenceOf({ name, done, total }: Step, facts: Facts, write: Write): string {
  switch (name) {
    case 'accounts':
      return counted(facts.accounts, 'account', STEP_PROGRESS_WORDS.noAccountYet, write);
    case 'rows':
      return counted(facts.rows, 'transaction', STEP_PROGRESS_WORDS.noTransactionsYet, write);
    case 'sorted':
      return total === 0 ? STEP_PROGRESS_WORDS.nothingToCategoriseYet : `${write(done)} of ${write(total)} categorised`;
    case 'months':
      return `${write(done)} of ${write(total)} months`;
    case 'clients':
      return counted(facts.clientBooks, 'client', STEP_PROGRESS_WORDS.noClientYet, write);
  }
}

function counted(count: number, noun: string, none: string, write: Write): string {
  return count === 0 ? none : `${write(count)} ${count === 1 ? noun : `${noun}s`}`;
}
