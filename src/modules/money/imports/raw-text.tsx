import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { RAW_TEXT_WORDS } from './file-words.ts';

/** A line of the file as it is written there, behind its number; `isShown`: at first too. */
export function RawText({ raw, line, isShown }: { raw: string; line: number; isShown: boolean }) {
  const [isOpen, setOpen] = useState(isShown);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="figures inline-flex items-center gap-0.5 rounded-sm text-faint hover:text-ink pointer-coarse:min-h-11"
      >
        {RAW_TEXT_WORDS.line(line)}
        <ChevronRight className={cx('size-3.5 transition-transform', isOpen && 'rotate-90')} aria-hidden />
      </button>
      {isOpen && (
        <span className="block font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap text-soft">
          {raw.trim()}
        </span>
      )}
    </>
  );
}
