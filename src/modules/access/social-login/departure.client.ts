import { useEffect, useState } from 'react';
import { sentenceOf } from '#browser/failure.client.ts';
import { type Errand, keepOrigin } from './origin.client.ts';

type Departure = {
  readonly errand: Errand;
  /** Where the person wants to be once they are back; null where nowhere in particular. */
  readonly from: () => string | null;
  /** Asks for the address of the service. */
  readonly begin: (service: { provider: string }) => Promise<{ url: string }>;
  readonly onTrouble: (sentence: string) => void;
};

/** Leads to another service; says to which one somebody is on the way, null while to none. */
export function useDeparture({ errand, from, begin, onTrouble }: Departure) {
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  useEffect(() => {
    // Who comes back by the browser's own button finds the page as they left it.
    const comeBack = () => setLeavingFor(null);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = async (provider: string) => {
    setLeavingFor(provider);
    try {
      const { url } = await begin({ provider });
      keepOrigin(from(), errand);
      window.location.assign(url);
    } catch (error) {
      setLeavingFor(null);
      onTrouble(sentenceOf(error));
    }
  };
  return { leavingFor, leave: (provider: string) => void leave(provider) };
}
