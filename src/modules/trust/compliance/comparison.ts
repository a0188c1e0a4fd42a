import type { Check, Evidence, Report } from './model.ts';

/** How one thing stood in two reports. */
type Moved = { readonly name: string; readonly before: number; readonly after: number };

export type Comparison = {
  readonly score: Moved;
  /** The checks that are in both, whether they moved or not. */
  readonly checks: readonly Moved[];
  /** Facts that speak for it more than they did, as they stand in the later report; and those that do less. */
  readonly rose: readonly Evidence[];
  readonly fell: readonly Evidence[];
};

type Compared = Pick<Report, 'overallScore' | 'checks'>;

/** What changed from one report to a later one. What only one of them looked at did not change. */
export function comparisonOf(before: Compared, after: Compared): Comparison {
  const pairs = pairedBy(allEvidence(before), allEvidence(after), ({ part, key }) => `${part} ${key}`);
  const share = ({ earned, of }: Evidence) => earned / of;
  return {
    score: { name: 'Overall', before: before.overallScore, after: after.overallScore },
    checks: pairedBy(before.checks, after.checks, ({ type }) => type).map(([was, is]) => ({
      name: is.name,
      before: was.score,
      after: is.score,
    })),
    rose: pairs.filter(([was, is]) => share(is) > share(was)).map(([, is]) => is),
    fell: pairs.filter(([was, is]) => share(is) < share(was)).map(([, is]) => is),
  };
}

function allEvidence({ checks }: { readonly checks: readonly Check[] }): Evidence[] {
  return checks.flatMap(({ evidence }) => evidence);
}

function pairedBy<Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => string): [Row, Row][] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  return after.flatMap((row): [Row, Row][] => {
    const was = known.get(keyOf(row));
    return was === undefined ? [] : [[was, row]];
  });
}
