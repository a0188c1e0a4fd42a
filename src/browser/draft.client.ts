import { forgetInTab, sessionStore } from './stores.client.ts';

const PREFIX = 'draft:';
/** With storage full or forbidden a form works; it only does not survive a reload. */
const draft = (name: string) => sessionStore(PREFIX + name);

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
    const kept: unknown = JSON.parse(draft(name).read() ?? '{}', unpack);
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Keeps the values, without those named in `except` (passwords, codes). */
export function writeDraft(name: string, values: Readonly<Record<string, unknown>>, except: readonly string[]): void {
  const kept = Object.entries(values).filter(([field]) => !except.includes(field));
  draft(name).keep(JSON.stringify(Object.fromEntries(kept), pack));
}

export function clearDraft(name: string): void {
  draft(name).forget();
}

/** Forgets all drafts: when a person signs out on purpose. */
export function clearDrafts(): void {
  forgetInTab(PREFIX);
}
