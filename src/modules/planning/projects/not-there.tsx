import { FolderX } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PROJECTS_PATH } from './links.ts';
import { PAGE_WORDS } from './words.ts';

/** In place of a project that is not there, or not for who asks. */
export function NotThere() {
  return (
    <EmptyState
      icon={<FolderX aria-hidden />}
      heading="h1"
      title={PAGE_WORDS.notThere}
      actions={<LinkButton to={PROJECTS_PATH}>{PAGE_WORDS.all}</LinkButton>}
    >
      {PAGE_WORDS.notThereNote}
    </EmptyState>
  );
}
