import { ProviderButtons } from '#modules/providers/parts.tsx';

/** The ways in that need no password, below the form of those who have one. What none is set up for shows nothing. */
export function WaysIn() {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-6 empty:hidden">
      <ProviderButtons />
    </div>
  );
}
