import { localStore } from './stores.client.ts';

const NAME = 'ilifa';

/** Opened by whoever first tells or hears. Null where there are no channels: then storage carries the news. */
let opened: BroadcastChannel | null | undefined;

/** Tells the other tabs of this browser. News is plain data, and no proof: any page of this origin may tell anything. */
export function tellTabs(topic: string, news: unknown): void {
  const channel = channelHere();
  if (channel !== null) {
    channel.postMessage({ topic, news });
    return;
  }
  const told = carrierOf(topic);
  told.keep(JSON.stringify(news));
  // Said once: the next time, the same words are news again. Where nothing is kept, the other tabs learn it later.
  told.forget();
}

/** Hears what other tabs tell about a topic. Answers with what ends the hearing. */
export function hearTabs(topic: string, hear: (news: unknown) => void): () => void {
  const channel = channelHere();
  if (channel !== null) {
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (isAbout(topic, data)) hear(data.news);
    };
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  }
  const { key: carrier } = carrierOf(topic);
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === carrier && newValue !== null) heard(newValue, hear);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function channelHere(): BroadcastChannel | null {
  if (opened !== undefined) return opened;
  try {
    opened = new BroadcastChannel(NAME);
  } catch {
    opened = null;
  }
  return opened;
}

const carrierOf = (topic: string) => localStore(`news:${topic}`);

function isAbout(topic: string, data: unknown): data is { news: unknown } {
  return typeof data === 'object' && data !== null && 'topic' in data && data.topic === topic && 'news' in data;
}

function heard(text: string, hear: (news: unknown) => void): void {
  let news: unknown;
  try {
    news = JSON.parse(text);
  } catch {
    // Not ours.
    return;
  }
  hear(news);
}
