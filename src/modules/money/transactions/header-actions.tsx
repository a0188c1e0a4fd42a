import { ArrowLeftRight, FileUp, Plus } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { IMPORTS } from './access.ts';
import { WORDS } from './words.ts';

type HeaderActionsProps = {
  onAdd: () => void;
  /** It may be pressed soon. */
  onNear: () => void;
  /** The list below offers what to begin with. */
  isEmpty: boolean;
};

/** The ways to transactions: by hand, from a statement, between accounts. */
export function HeaderActions({ onAdd, onNear, isEmpty }: HeaderActionsProps) {
  return (
    <>
      <LinkButton to="/app/transfers" className="max-md:hidden" icon={<ArrowLeftRight aria-hidden />}>
        {WORDS.transfers}
      </LinkButton>
      {useMay(IMPORTS.write) && (
        <LinkButton to="/app/imports" className="max-md:hidden" icon={<FileUp aria-hidden />}>
          {WORDS.importStatement}
        </LinkButton>
      )}
      <Button
        look={isEmpty ? 'secondary' : 'primary'}
        className="max-md:hidden"
        icon={<Plus aria-hidden />}
        onClick={onAdd}
        onPointerEnter={onNear}
      >
        {WORDS.add}
      </Button>
    </>
  );
}
