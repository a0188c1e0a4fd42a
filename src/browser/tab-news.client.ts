import { hearTabs, tellTabs } from './other-tabs.client.ts';

/** Whom a tab has found signed in; null where nobody is. News, not proof: who hears it asks the server. */
export type TabNews = { readonly person: string | null };

const TOPIC = 'who-is-signed-in';

/** Tells all other tabs of this browser. */
export function tellWhoIsSignedIn(news: TabNews): void {
  tellTabs(TOPIC, news);
}

/** Hears what other tabs tell. Answers with what ends the hearing. */
export function hearWhoIsSignedIn(hear: (news: TabNews) => void): () => void {
  return hearTabs(TOPIC, (news) => {
    if (typeof news !== 'object' || news === null || !('person' in news)) return;
    const { person } = news;
    if (person === null || typeof person === 'string') hear({ person });
  });
}
