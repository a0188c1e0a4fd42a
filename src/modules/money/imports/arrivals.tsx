import { CircleAlert, Clock, FileText, LoaderCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { forgetArrival, useArrivals } from './upload-queue.client.ts';
import { type Arrival, secondsUntil, sizeOf } from './uploads.ts';
import { ARRIVALS_WORDS } from './words.ts';

/** The files just given, each with how far it is. */
export function Arrivals({ workspaceId }: { workspaceId: string }) {
  // What was read stands among the files to review.
  const arrivals = useArrivals(workspaceId).filter(({ state }) => state.kind !== 'ready');
  if (arrivals.length === 0) return null;
  return (
    <ul aria-label={ARRIVALS_WORDS.filesJustAdded} className="card divide-y divide-line">
      {arrivals.map((arrival) => (
        <li key={arrival.key} className="flex items-center gap-3 px-5 py-2.5">
          <Mark arrival={arrival} />
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">
              {arrival.name} <span className="text-sm font-normal text-faint">{sizeOf(arrival.byteCount)}</span>
            </p>
            <p
              role="status"
              className={arrival.state.kind === 'refused' ? 'text-sm text-danger-ink' : 'text-sm text-soft'}
            >
              <State arrival={arrival} />
            </p>
          </div>
          {arrival.state.kind !== 'reading' && (
            <IconButton
              label={ARRIVALS_WORDS.takeOffThisList(arrival.name)}
              icon={<X aria-hidden />}
              className="-mr-2"
              onClick={() => forgetArrival(arrival.key)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ arrival: { state } }: { arrival: Arrival }) {
  if (state.kind === 'refused') return <CircleAlert className="size-5 shrink-0 text-danger-ink" aria-hidden />;
  if (state.kind === 'reading') return <LoaderCircle className="size-5 shrink-0 animate-spin text-faint" aria-hidden />;
  if (state.kind === 'limited') return <Clock className="size-5 shrink-0 text-attention-ink" aria-hidden />;
  return <FileText className="size-5 shrink-0 text-faint" aria-hidden />;
}

function State({ arrival: { state } }: { arrival: Arrival }) {
  if (state.kind === 'waiting') return ARRIVALS_WORDS.waitsForItsTurn;
  if (state.kind === 'reading') return 'Reading';
  if (state.kind === 'refused') return state.sentence;
  return state.kind === 'limited' ? <Countdown until={state.until} /> : null;
}

/** Read out once, not every second. */
function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <span className="sr-only">{ARRIVALS_WORDS.continuesAutomatically}</span>
      <span aria-hidden className="figures">
        {ARRIVALS_WORDS.continuesIn(secondsUntil(until, now))}
      </span>
    </>
  );
}
