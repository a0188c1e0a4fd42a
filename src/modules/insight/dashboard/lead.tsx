import { useCaller } from '#ui/caller.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { Difference } from './difference.tsx';
import { leadOf } from './lead.ts';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { aDay, INCOME_NOT_IN, leadLabel } from './words.ts';

/** What the dashboard leads with for this currency. */
export function useLead(part: InCurrency, summary: Summary) {
  const { isCurrent } = useMonthWords(summary);
  const isBusiness = useCaller().workspace.kind === 'business';
  const total = summary.totals.find(({ currency }) => currency === part.currency);
  return leadOf({ part, total, today: isCurrent ? summary.soFar.to : null, period: summary.period, isBusiness });
}

/** Am I all right? One figure, how it compares, and what it means for today. */
export function LeadFigure({ part, summary }: { part: InCurrency; summary: Summary }) {
  const formats = useFormats();
  const words = useMonthWords(summary);
  const lead = useLead(part, summary);
  const { currency } = part;
  const isShort = lead.kind === 'over' || ('isShort' in lead && lead.isShort);
  const to =
    lead.kind === 'accounts'
      ? rowsBehind({ currency })
      : rowsBehind({ currency, span: summary.soFar, withoutTransfers: true });
  return (
    <div>
      <p className="text-sm text-soft">{leadLabel(lead.kind, isShort, words, words.until)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <FigureLink to={to}>
          <KeyFigure value={lead.amount} />
        </FigureLink>
        {lead.kind !== 'accounts' && lead.compared !== null && (
          <Difference difference={lead.compared} compared={words.compared} good={isShort ? 'less' : 'more'} />
        )}
      </p>
      {lead.kind === 'accounts' && <p className="text-sm text-soft">{INCOME_NOT_IN}</p>}
      {lead.kind === 'left' && lead.amount.minor > 0n && (
        <p className="figures text-sm text-soft">
          {aDay(writeMoney(lead.aDay, formats, { whole: true }), lead.days, writeNumber(lead.days, formats))}
        </p>
      )}
    </div>
  );
}
