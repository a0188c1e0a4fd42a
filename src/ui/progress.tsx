import { Button } from './button.tsx';
import { useFormats, writeNumber } from './formats.tsx';

type ProgressProps = {
  /** What is being done: `Importing FNB-March.csv`. */
  label: string;
  done: number;
  /** Null while it is not known how much there is. */
  total: number | null;
  /** What is counted: `rows`, `pages`. */
  noun: string;
  onCancel?: (() => void) | undefined;
  cancelling?: boolean;
};

/** Work over a second: what, how far, and the way out. */
export function Progress({ label, done, total, noun, onCancel, cancelling = false }: ProgressProps) {
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const counted = total === null ? `${write(done)} ${noun}` : `${write(done)} of ${write(total)} ${noun}`;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span className="min-w-0 truncate font-medium">{label}</span>
        <span className="figures shrink-0 text-soft">{counted}</span>
      </div>
      <div className="flex items-center gap-3">
        <progress
          aria-label={label}
          aria-valuetext={counted}
          {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
          className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
        />
        {onCancel !== undefined && (
          <Button size="small" pending={cancelling} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  );
}
