import type { ReactNode } from 'react';
import { LONGEST_AGE } from '#modules/money/exchange-rates/rules.ts';
import { useTotals } from '#modules/money/exchange-rates/total.parts.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { SPENDING_GROUPS } from './kinds.ts';
import type { SpendingGroup, UsageOverview } from './model.ts';
import { GROUP_TOTALS_WORDS } from './words.ts';

type GroupTotalsProps = {
  groups: UsageOverview['groups'];
  /** The days that they are added up for. */
  month: { readonly from: string; readonly to: string };
};

/** Needs, wants and savings of the month in the currency of the workspace, or which rates are missing. */
export function GroupTotals({ groups, month: { from, to } }: GroupTotalsProps) {
  const totals = useTotals(SPENDING_GROUPS.map((group) => groups[group]));
  if (totals === null) return null;
  if (totals.every(({ known, missing }) => known.minor === 0n && missing.length === 0))
    return <p className="text-sm text-soft">{GROUP_TOTALS_WORDS.none}</p>;
  const missing = [...new Set(totals.flatMap((total) => total.missing))].toSorted();
  const figureOf = (group: SpendingGroup): ReactNode => {
    const known = totals[SPENDING_GROUPS.indexOf(group)]?.known;
    return (
      known !== undefined && (
        <FigureLink to={linkTo('/app/transactions', { q: `group:${group}`, from, to })} className="font-medium">
          <MoneyText value={known} whole />
        </FigureLink>
      )
    );
  };
  return (
    <p className="text-sm text-soft">
      {missing.length > 0 && `${GROUP_TOTALS_WORDS.unknown(missing, LONGEST_AGE)} `}
      <Sentence
        text={GROUP_TOTALS_WORDS.thisMonth}
        parts={{ need: figureOf('need'), want: figureOf('want'), saving: figureOf('saving') }}
      />
    </p>
  );
}
