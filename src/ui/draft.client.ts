const PREFIX = 'draft:';

/** Amounts are bigint, which JSON does not know. */
function pack(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { $bigint: String(value) } : value;
}

function unpack(_: string, value: unknown): unknown {
  if (typeof value === 'object' && value !== null && '$bigint' in value) return BigInt(String(value.$bigint));
  return value;
}

/** What was typed before the reload; empty where there is nothing. Drafts live as long as the tab. */
export function readDraft(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}', unpack);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps the values, without those named in `except` (passwords, codes). */
export function writeDraft(name: string, values: Readonly<Record<string, unknown>>, except: readonly string[]): void {
  try {
    const kept = Object.entries(values).filter(([field]) => !except.includes(field));
    sessionStorage.setItem(PREFIX + name, JSON.stringify(Object.fromEntries(kept), pack));
  } catch {
    // Storage full or forbidden: the form works, it only does not survive a reload.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // As above.
  }
}

/** Forgets all drafts: when a person signs out on purpose. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
