import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { RAW_TEXT_WORDS } from './file-words.ts';

/** What fits into the two lines that are shown at first. */
const SHORT = 70;

/** A line of the file, letter by letter; a long one opens. */
export function RawText({ raw, line }: { raw: string; line: number }) {
  const [isOpen, setOpen] = useState(false);
  const text = (
    <span
      className={cx(
        'font-mono text-xs leading-relaxed break-all text-soft',
        isOpen ? 'whitespace-pre-wrap' : 'line-clamp-2',
      )}
    >
      {raw}
    </span>
  );
  if (raw.length <= SHORT) return text;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={RAW_TEXT_WORDS.lineInFile(line, raw)}
      onClick={() => setOpen(!isOpen)}
      className="block w-full rounded-sm text-left hover:bg-hover"
    >
      {text}
    </button>
  );
}
