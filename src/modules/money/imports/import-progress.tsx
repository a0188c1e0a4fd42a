import { Progress } from '#ui/progress.tsx';
import type { Progress as Running } from './model.ts';

const PHASES: Readonly<Record<Running['phase'], string>> = {
  reading: 'Reading the file',
  matching: 'Comparing with your transactions',
  writing: 'Importing',
  finishing: 'Adding up',
};

type ImportProgressProps = { running: Running; isCancelling?: boolean; onCancel?: () => void };

/** How far an import is on its way into the books. */
export function ImportProgress({ running, isCancelling = false, onCancel }: ImportProgressProps) {
  const { phase, done, total } = running;
  return (
    <Progress
      label={PHASES[phase]}
      done={done}
      total={total === 0 ? null : total}
      noun="rows"
      cancelling={isCancelling}
      onCancel={onCancel}
    />
  );
}
