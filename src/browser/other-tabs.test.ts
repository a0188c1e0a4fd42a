import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Tab = typeof import('./other-tabs.client.ts');

/** Another tab: the same code, read once more, with a channel of its own. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  return import('./other-tabs.client.ts');
}

/** Everything that was posted has arrived. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('by channel', () => {
  /** What all tabs of the browser share; delivers to every other one, as copies. */
  let channels: EventTarget[];
  beforeEach(() => {
    channels = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        constructor() {
          super();
          channels.push(this);
        }
        postMessage(data: unknown): void {
          const copy: unknown = structuredClone(data);
          for (const other of channels)
            if (other !== this) queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
        }
      },
    );
  });

  test('the other tabs hear what is told about their topic, and the teller does not', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const [own, about, other] = [
      vi.fn<(news: unknown) => void>(),
      vi.fn<(news: unknown) => void>(),
      vi.fn<(news: unknown) => void>(),
    ];
    here.hearTabs('a', own);
    const end = there.hearTabs('a', about);
    there.hearTabs('b', other);
    here.tellTabs('a', { person: null });
    await arrived();
    expect(about.mock.calls).toEqual([[{ person: null }]]);
    expect([own, other].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    end();
    here.tellTabs('a', 'again');
    await arrived();
    expect(about).toHaveBeenCalledTimes(1);
  });

  test('what somebody else says on the channel is nothing', async () => {
    const there = await openTab();
    const about = vi.fn<(news: unknown) => void>();
    there.hearTabs('a', about);
    for (const data of [null, 'a', 7, {}, { topic: 'a' }, { news: 1 }])
      channels[0]?.dispatchEvent(new MessageEvent('message', { data }));
    expect(about).not.toHaveBeenCalled();
  });
});

describe('by storage, where there are no channels', () => {
  let kept: Map<string, string>;
  let page: EventTarget;
  beforeEach(() => {
    kept = new Map();
    page = new EventTarget();
    const changed = (key: string, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('window', page);
    vi.stubGlobal('localStorage', {
      setItem(key: string, text: string) {
        if (kept.get(key) === text) return;
        kept.set(key, text);
        changed(key, text);
      },
      removeItem(key: string) {
        if (kept.delete(key)) changed(key, null);
      },
    });
  });

  test('the same news is heard each time it is told, and nothing stays behind', async () => {
    const tab = await openTab();
    const [about, other] = [vi.fn<(news: unknown) => void>(), vi.fn<(news: unknown) => void>()];
    const end = tab.hearTabs('a', about);
    tab.hearTabs('b', other);
    tab.tellTabs('a', { person: 'p' });
    tab.tellTabs('a', { person: 'p' });
    tab.tellTabs('a', null);
    expect(about.mock.calls).toEqual([[{ person: 'p' }], [{ person: 'p' }], [null]]);
    expect(other).not.toHaveBeenCalled();
    expect(kept.size).toBe(0);
    end();
    tab.tellTabs('a', 1);
    expect(about).toHaveBeenCalledTimes(3);
  });

  test('what is not ours is nothing, and where nothing is kept nothing breaks', async () => {
    const tab = await openTab();
    const about = vi.fn<(news: unknown) => void>();
    tab.hearTabs('a', about);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'news:a', newValue: '{half' }));
    vi.stubGlobal('localStorage', undefined);
    expect(() => tab.tellTabs('a', 1)).not.toThrow();
    expect(about).not.toHaveBeenCalled();
  });
});
