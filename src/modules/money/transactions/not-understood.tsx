import { SearchX, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NOT_UNDERSTOOD_WORDS } from './dialog-words.ts';
import { WORDS } from './words.ts';

/** In place of the rows while the search says what no row can be asked; why stands below the box. */
export function NotUnderstood({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={NOT_UNDERSTOOD_WORDS.title}
      actions={
        <Button icon={<X aria-hidden />} onClick={onClear}>
          {WORDS.clearFilters}
        </Button>
      }
    >
      {NOT_UNDERSTOOD_WORDS.hint}
    </EmptyState>
  );
}
