import { History } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HOW_FAR_WORDS } from './dialog-words.ts';

/** Says where a search did not look at all there is. */
export function HowFar({ since, onThorough }: { since: string; onThorough: () => void }) {
  return (
    <div className="p-3">
      <Notice
        tone="attention"
        icon={<History aria-hidden />}
        action={
          <Button size="small" onClick={onThorough}>
            {HOW_FAR_WORDS.searchAll}
          </Button>
        }
      >
        <Sentence text={HOW_FAR_WORDS.searchedSince} parts={{ day: <DateText day={since} look="long" /> }} />{' '}
        {HOW_FAR_WORDS.searchingTakesLong}
      </Notice>
    </div>
  );
}
