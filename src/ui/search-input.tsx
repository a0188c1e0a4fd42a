import { Search, X } from 'lucide-react';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { AffixedInput } from './text-input.tsx';

/**
 * Milliseconds after the last key before the search begins: with the answer, the first result shows within 150. A request
 * that a further key overtakes is cancelled.
 */
const PAUSE = 25;

type SearchInputProps = {
  /** What is searched for now, as the address has it. */
  value: string;
  /** Called when typing pauses, and at once on Enter or when cleared. */
  onSearch: (text: string) => void;
  /** Called on Enter as well: what was typed is whole. */
  onEnter?: () => void;
  label: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Searches while one types, without a request for every letter. */
export function SearchInput({ value, onSearch, onEnter, label, placeholder, ref, className }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // What was searched for and is not in the address yet, the oldest first.
  const [underway, setUnderway] = useState<readonly string[]>([]);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  const searchFor = useCallback((text: string) => {
    setUnderway((before) => [...before, text]);
    search.current(text);
  }, []);
  if (known !== value) {
    setKnown(value);
    const place = underway.indexOf(value);
    setUnderway(underway.slice(place + 1));
    // Back, or a cleared filter, changes the address, and the text follows it. A search that arrives leaves what was typed since.
    if (place === -1) setTyped(value);
  }
  useEffect(() => {
    if (typed === value || typed === underway.at(-1)) return;
    const timer = setTimeout(() => searchFor(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value, underway, searchFor]);
  return (
    <AffixedInput
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      className={className}
      before={<Search className="size-4" aria-hidden />}
      after={
        typed === '' ? undefined : (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => {
              setTyped('');
              searchFor('');
            }}
            className="grid size-8 place-items-center rounded-control hover:text-ink pointer-coarse:size-10"
          >
            <X className="size-4" aria-hidden />
          </button>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        if (typed !== value) searchFor(typed);
        onEnter?.();
      }}
    />
  );
}
