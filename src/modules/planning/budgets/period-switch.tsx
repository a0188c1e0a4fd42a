import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/button.tsx';
import { useBudgetAddress } from './address.client.ts';
import type { Overview } from './model.ts';
import { usePeriodName } from './period-name.client.ts';
import { PAGE_WORDS } from './words.ts';

/** The period that is shown, and the ways to those around it; its name leads back to that of today. */
export function PeriodSwitch({ overview: { period, rule, before, after } }: { overview: Overview }) {
  const { setAddress } = useBudgetAddress();
  const nameOf = usePeriodName(rule);
  return (
    <div
      role="group"
      aria-label={PAGE_WORDS.period}
      className="control inline-flex shrink-0 items-center border border-edge/60 bg-surface max-sm:basis-full"
    >
      <IconButton
        label={PAGE_WORDS.before}
        icon={<ChevronLeft aria-hidden />}
        className="aspect-auto! min-h-0! w-9 self-stretch pointer-coarse:w-11"
        onClick={() => setAddress({ period: before })}
      />
      <button
        type="button"
        title={PAGE_WORDS.today}
        onClick={() => setAddress({ period: '' })}
        className="figures min-h-8 flex-1 rounded-control bg-sunken px-3 text-sm font-medium whitespace-nowrap hover:bg-hover pointer-coarse:min-h-10"
      >
        {nameOf(period)}
      </button>
      <IconButton
        label={PAGE_WORDS.after}
        icon={<ChevronRight aria-hidden />}
        className="aspect-auto! min-h-0! w-9 self-stretch pointer-coarse:w-11"
        onClick={() => setAddress({ period: after })}
      />
    </div>
  );
}
