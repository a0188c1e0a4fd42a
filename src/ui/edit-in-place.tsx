import { useEffect, useRef, useState } from 'react';

type EditInPlaceProps = {
  label: string;
  text: string;
  /** In characters. */
  longest: number;
  /** Leaving it empty saves that. */
  mayBeEmpty?: boolean;
  /** The new text; null where nothing is to be changed. */
  onDone: (text: string | null) => void;
};

/** The one way to edit a text where it stands: Enter and leaving the field save, Escape and an empty field do not. */
export function EditInPlace({ label, text: before, longest, mayBeEmpty = false, onDone }: EditInPlaceProps) {
  const [text, setText] = useState(before);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => input.current?.select(), []);
  // Leaving the field follows on Enter and Escape too, and only the first counts.
  const end = (save: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const trimmed = text.trim();
    onDone(save && (mayBeEmpty || trimmed !== '') && trimmed !== before ? trimmed : null);
  };
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      maxLength={longest}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter');
      }}
      className="-mx-1.5 -my-0.5 w-full min-w-0 rounded-sm border border-focus bg-surface px-1.5 pointer-coarse:text-base"
    />
  );
}
