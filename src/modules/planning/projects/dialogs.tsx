import { useProjectAddress } from './address.client.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { CostDialog } from './cost-dialog.tsx';
import type { Detail } from './reading.model.ts';
import { RowsDialog } from './rows-dialog.tsx';
import { TaskDialog } from './task-dialog.tsx';
import { TimeDialog } from './time-dialog.tsx';

/** What is open over the page, as the address says. */
export function Dialogs({ detail }: { detail: Detail }) {
  const { address, close } = useProjectAddress();
  const { tasks, costs, times, project } = detail;
  const isItem = ({ id }: { readonly id: string }) => id === address.item;
  if (address.do === 'copy') return <CopyDialog detail={detail} onClose={close} />;
  // What is closed does not change.
  if (project.state === 'closed' || address.do === '') return null;
  const shared = { detail, onClose: close };
  if (address.do === 'rows') return <RowsDialog {...shared} />;
  if (address.do === 'task') return <TaskDialog key={address.item} task={tasks.find(isItem) ?? null} {...shared} />;
  if (address.do === 'cost') return <CostDialog key={address.item} cost={costs.find(isItem) ?? null} {...shared} />;
  return <TimeDialog key={address.item} time={times.find(isItem) ?? null} {...shared} />;
}
