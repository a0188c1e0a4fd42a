import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { AffixedInput } from './text-input.tsx';

/**
 * Milliseconds after the last key before the search begins: with the answer, the first result shows within 150. A request
 * that a further key overtakes is cancelled.
 */
const PAUSE = 50;

type SearchInputProps = {
  /** What is searched for now, as the address has it. */
  value: string;
  /** Called when typing pauses, and at once on Enter or when cleared. */
  onSearch: (text: string) => void;
  label: string;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/** Searches while one types, without a request for every letter. */
export function SearchInput({ value, onSearch, label, placeholder, ref, className }: SearchInputProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // Back, or a cleared filter, changes the address; the text follows it.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => search.current(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
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
              onSearch('');
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
        if (event.key === 'Enter') onSearch(typed);
      }}
    />
  );
}
