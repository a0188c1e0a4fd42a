/** Whom a tab has found signed in; null where nobody is. News, not proof: who hears it asks the server. */
export type TabNews = { readonly person: string | null };

const NAME = 'who-is-signed-in';
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;

/** Tells all other tabs of this browser. */
export function tellTabs(news: TabNews): void {
  if (channel !== null) {
    channel.postMessage(news);
    return;
  }
  try {
    localStorage.setItem(NAME, JSON.stringify(news));
    // Said once: the next time, the same words are news again.
    localStorage.removeItem(NAME);
  } catch {
    // Then the other tabs learn it from their next call.
  }
}

/** Hears what other tabs tell. Answers with what ends the hearing. */
export function hearTabs(hear: (news: TabNews) => void): () => void {
  if (channel !== null) {
    const onMessage = ({ data }: MessageEvent<unknown>) => heard(data, hear);
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NAME && newValue !== null) heard(JSON.parse(newValue), hear);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function heard(data: unknown, hear: (news: TabNews) => void): void {
  if (typeof data !== 'object' || data === null || !('person' in data)) return;
  const { person } = data;
  if (person === null || typeof person === 'string') hear({ person });
}
