import { SearchX, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { WORDS } from './words.ts';

/** In place of the rows while the search says what no row can be asked; why stands below the box. */
export function NotUnderstood({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={WORDS.notUnderstood}
      actions={
        <Button icon={<X aria-hidden />} onClick={onClear}>
          {WORDS.clearFilters}
        </Button>
      }
    >
      {WORDS.notUnderstoodHint}
    </EmptyState>
  );
}
