import { initialsOf } from './initials.ts';

const HUES = ['green', 'ochre', 'clay', 'indigo', 'teal', 'plum', 'sky', 'moss', 'rose', 'cocoa', 'slate', 'gold'];

/** The initials of a bank or a shop in a colour that stays its own; decoration beside its name. */
export function NameMark({ name }: { name: string }) {
  const code = Array.from(name.toLowerCase()).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  const hue = `var(--color-hue-${HUES[code % HUES.length]})`;
  return (
    <span
      aria-hidden
      className="inline-grid size-7 shrink-0 place-items-center rounded-md text-xs font-semibold"
      style={{ color: hue, backgroundColor: `color-mix(in srgb, ${hue} 15%, transparent)` }}
    >
      {initialsOf(name)}
    </span>
  );
}
