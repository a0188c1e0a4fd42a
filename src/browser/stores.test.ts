import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetInTab, localStore, sessionStore } from './stores.client.ts';

/** A storage as browsers have one. Its keys are its own properties. */
function storage(limit = Infinity): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(items, key) ? String(items[key]) : null),
    removeItem: (key: string) => void delete items[key],
    setItem(key: string, text: string) {
      if (text.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items[key] = text;
    },
  };
  const items: Record<string, unknown> = Object.create(methods) as Record<string, unknown>;
  return items as unknown as Storage;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const)('%s keeps a text under its key until it is forgotten', (place, keptUnder) => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  const kept = keptUnder('a');
  expect(kept.read()).toBeNull();
  expect(kept.keep('one')).toBe(true);
  expect(kept.read()).toBe('one');
  expect(globalThis[place].getItem('a')).toBe('one');
  expect(keptUnder('b').read()).toBeNull();
  expect(kept.keep(null)).toBe(true);
  expect(kept.read()).toBeNull();
  kept.keep('two');
  kept.forget();
  expect(kept.read()).toBeNull();
});

test('what begins alike is forgotten together, and nothing else', () => {
  vi.stubGlobal('sessionStorage', storage());
  for (const key of ['draft:a', 'draft:b', 'other']) sessionStore(key).keep('x');
  forgetInTab('draft:');
  expect(['draft:a', 'draft:b', 'other'].map((key) => sessionStore(key).read())).toEqual([null, null, 'x']);
});

describe('a browser that keeps nothing', () => {
  test('because storage is full: what was kept stays', () => {
    vi.stubGlobal('localStorage', storage(3));
    const kept = localStore('a');
    expect(kept.keep('one')).toBe(true);
    expect(kept.keep('too long')).toBe(false);
    expect(kept.read()).toBe('one');
  });

  test('because it is blocked: reaching for it throws, and nobody notices', () => {
    const places = ['localStorage', 'sessionStorage'] as const;
    const before = places.map((place) => Object.getOwnPropertyDescriptor(globalThis, place));
    for (const place of places)
      Object.defineProperty(globalThis, place, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    try {
      for (const kept of [localStore('a'), sessionStore('a')]) {
        expect(kept.keep('one')).toBe(false);
        expect(kept.read()).toBeNull();
        expect(() => kept.forget()).not.toThrow();
      }
      expect(() => forgetInTab('a')).not.toThrow();
    } finally {
      for (const [at, place] of places.entries()) {
        Reflect.deleteProperty(globalThis, place);
        const own = before[at];
        if (own !== undefined) Object.defineProperty(globalThis, place, own);
      }
    }
  });
});
