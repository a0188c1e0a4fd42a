import { Progress } from '#ui/progress.tsx';
import type { Progress as Running } from './model.ts';
import { IMPORT_PROGRESS_WORDS } from './words.ts';

const PHASES: Readonly<Record<Running['phase'], string>> = {
  reading: IMPORT_PROGRESS_WORDS.readingFile,
  matching: IMPORT_PROGRESS_WORDS.comparingWithYourTransactions,
  writing: 'Importing',
  finishing: IMPORT_PROGRESS_WORDS.addingUp,
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
      noun="lines"
      cancelling={isCancelling}
      onCancel={onCancel}
    />
  );
}
