/** Keys as they are written on this machine's keyboard: `mod+k` is ⌘ K on a Mac, Ctrl K elsewhere. */
export function keysText(keys: string): string {
  return capsOf(keys).join(' ');
}

function capsOf(keys: string): string[] {
  const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
  return keys.split(/[+ ]/).map((key) => {
    if (key === 'mod') return isMac ? '⌘' : 'Ctrl';
    if (key === 'shift') return isMac ? '⇧' : 'Shift';
    return key.length === 1 ? key.toUpperCase() : key;
  });
}

/** The same, drawn as keys. */
export function KeyCaps({ keys }: { keys: string }) {
  const caps = capsOf(keys);
  return (
    <span className="inline-flex gap-1">
      {caps.map((cap) => (
        <kbd
          key={cap}
          className="min-w-5.5 rounded border border-line bg-sunken px-1.5 py-0.5 text-center font-sans text-xs text-soft"
        >
          {cap}
        </kbd>
      ))}
    </span>
  );
}
