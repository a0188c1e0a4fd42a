import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import type { Choosing } from './choosing.client.ts';
import type { PreviewRow } from './model.ts';
import { Sentence } from '#ui/sentence.tsx';
import { ROW_REASON_WORDS } from './file-words.ts';

/** Why a row is added, merged or left, and what it may be instead. */
export function RowReason({ row, choosing }: { row: PreviewRow; choosing: Choosing | null }) {
  const { reason, candidates, decision, place } = row;
  return (
    <>
      {reason}
      {candidates.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1.5">
          {candidates.map(({ id, day, description, because }) => (
            <li key={id} className="border-l-2 border-line pl-2">
              <span className="block text-ink wrap-anywhere">
                {description}, <DateText day={day} />
              </span>
              {decision === 'add' && <span className="block text-faint">{because}</span>}
              {decision === 'add' && choosing !== null && place !== null && (
                <Button
                  size="small"
                  className="mt-1"
                  pending={choosing.pending?.wishes?.[place] === id}
                  onClick={() => void choosing.choose({ wishes: { [place]: id } })}
                >
                  <Sentence
                    text={ROW_REASON_WORDS.itIsThisOne}
                    parts={{ description: <span className="sr-only">: {description}</span> }}
                  />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
