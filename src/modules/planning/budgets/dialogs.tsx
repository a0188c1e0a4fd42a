import { AddDialog } from './add-dialog.tsx';
import { useBudgetAddress } from './address.client.ts';
import { FillDialog } from './fill-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import type { Overview } from './model.ts';
import { MoveDialog } from './move-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

/** What is open over the page, as the address says. */
export function Dialogs({ overview }: { overview: Overview }) {
  const { address, close } = useBudgetAddress();
  const { lines, closedAt } = overview;
  const line = lines.find(({ id }) => id === address.line);
  if (address.do === 'settings') return <SettingsDialog overview={overview} onClose={close} />;
  if (address.do === 'review') return <ReviewDialog overview={overview} onClose={close} />;
  if (address.do === 'templates') return <TemplatesDialog overview={overview} onClose={close} />;
  if (address.do === '')
    return line === undefined ? null : <LineDialog key={line.id} line={line} overview={overview} onClose={close} />;
  // What is closed does not change.
  if (closedAt !== null) return null;
  if (address.do === 'move')
    return <MoveDialog key={address.line} overview={overview} to={line ?? null} onClose={close} />;
  if (address.do === 'fill') return <FillDialog overview={overview} onClose={close} />;
  return <AddDialog overview={overview} categoryId={address.category} onClose={close} />;
}
