import { Button } from '#ui/button.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { PAGE_SIZE } from './bounds.ts';
import { LIST_TOOLS_WORDS } from './dialog-words.ts';
import { MOST_IN_LIST } from './one-list.ts';
import { WholeList, type WholeListProps } from './whole-list.tsx';

type ListToolsProps = {
  isList: boolean;
  onList: (isList: boolean) => void;
  /** How many are found; null where a search stopped counting. */
  count: number | null;
  /** Null where nothing may be done with all that is found. */
  whole: Omit<WholeListProps, 'count'> | null;
};

/** What can be done with all that is found, and whether it is shown in pages or as one list. */
export function ListTools({ isList, onList, count, whole }: ListToolsProps) {
  const formats = useFormats();
  const isFew = count !== null && count <= PAGE_SIZE;
  return (
    <>
      {whole !== null && count !== null && count > 0 && <WholeList {...whole} count={count} />}
      {(!isFew || isList) && (
        <fieldset className="flex gap-1">
          <legend className="sr-only">{LIST_TOOLS_WORDS.showAs}</legend>
          {([false, true] as const).map((choice) => (
            <Button
              key={String(choice)}
              size="small"
              look={choice === isList ? 'secondary' : 'quiet'}
              aria-pressed={choice === isList}
              onClick={() => onList(choice)}
            >
              {choice ? LIST_TOOLS_WORDS.oneList : LIST_TOOLS_WORDS.pages}
            </Button>
          ))}
        </fieldset>
      )}
      {isList && count !== null && count > MOST_IN_LIST && (
        <p className="text-soft">{LIST_TOOLS_WORDS.most(writeNumber(MOST_IN_LIST, formats))}</p>
      )}
    </>
  );
}
