import { useEffect, useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { sentenceOf } from '#ui/failure.client.ts';
import { api } from './api.client.ts';
import { keepOrigin } from './origin.client.ts';

type Service = Awaited<ReturnType<typeof api.list>>[number];

/** A button for each service that the operator has set up to sign in with; nothing where there is none. */
export function ProviderButtons() {
  const [services, setServices] = useState<readonly Service[]>([]);
  const [leavingFor, setLeavingFor] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer there is the form, which says what is wrong if it still is.
    api.list().then(setServices, () => undefined);
    // Who comes back by the browser's own button finds the page as they left it.
    const comeBack = () => setLeavingFor(null);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const leave = async (provider: string) => {
    setLeavingFor(provider);
    setTrouble(null);
    try {
      const { url } = await api.begin({ provider });
      keepOrigin(new URLSearchParams(window.location.search).get('from'), 'sign-in');
      window.location.assign(url);
    } catch (error) {
      setTrouble(sentenceOf(error));
      setLeavingFor(null);
    }
  };
  if (services.length === 0) return null;
  return (
    <section aria-label="Other services" className="flex flex-col gap-3">
      {services.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          className="w-full"
          pending={leavingFor === id}
          aria-disabled={leavingFor !== null}
          onClick={() => leavingFor === null && void leave(id)}
        >
          <span className="truncate">Continue with {name}</span>
        </Button>
      ))}
      <div role="alert" className="empty:hidden">
        {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
      </div>
    </section>
  );
}
