import { CopyButton } from '#ui/copy-button.tsx';

/** What is scrolled sideways has to be reached by the keyboard. */
const SCROLLED = { role: 'region', tabIndex: 0 } as const;

/** Code to be copied. A line that is longer than the page is scrolled to: broken, it would read as two. */
export function CodeSample({ label, code, copy }: { label: string; code: string; copy: string }) {
  return (
    <>
      <pre
        {...SCROLLED}
        aria-label={label}
        className="figures overflow-x-auto rounded-card bg-sunken px-4 py-3 font-mono text-xs leading-relaxed"
      >
        <code>{code}</code>
      </pre>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton key={code} size="small" text={code} label={copy} />
      </div>
    </>
  );
}
