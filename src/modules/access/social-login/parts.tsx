import { useEffect, useState } from 'react';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { api } from './api.client.ts';
import { useDeparture } from './departure.client.ts';
import { PARTS_WORDS } from './first-words.ts';

type Service = Awaited<ReturnType<typeof api.list>>[number];

/** A button for each service that the operator has set up to sign in with; nothing where there is none. */
export function ProviderButtons() {
  const [services, setServices] = useState<readonly Service[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer there is the form, which says what is wrong if it still is.
    api.list().then(setServices, () => undefined);
  }, []);
  const { leavingFor, leave } = useDeparture({
    errand: 'sign-in',
    from: () => new URLSearchParams(window.location.search).get('from'),
    begin: (service) => {
      setTrouble(null);
      return api.begin(service);
    },
    onTrouble: setTrouble,
  });
  if (services.length === 0) return null;
  return (
    <section aria-label={PARTS_WORDS.otherServices} className="flex flex-col gap-3">
      {services.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          className="w-full"
          pending={leavingFor === id}
          aria-disabled={leavingFor !== null}
          onClick={() => leavingFor === null && leave(id)}
        >
          <span className="truncate">{PARTS_WORDS.continueWith(name)}</span>
        </Button>
      ))}
      <div role="alert" className="empty:hidden">
        {trouble !== null && <Notice tone="danger">{trouble}</Notice>}
      </div>
    </section>
  );
}
