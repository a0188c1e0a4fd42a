import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { SHOW_ALL } from './words.ts';

/** The first rows of a list, and the button for all of them where there are more. */
export function useFirst<Row>(rows: readonly Row[], first: number): { shown: readonly Row[]; more: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || rows.length <= first) return { shown: rows, more: null };
  const more = (
    <Button size="small" onClick={() => setWhole(true)}>
      {SHOW_ALL(rows.length)}
    </Button>
  );
  return { shown: rows.slice(0, first), more };
}
