import type { AssetKind, Part } from './model.ts';

/** Two parts that may be the same thing; one of them could be left out. */
export type Double = { readonly partId: string; readonly otherId: string };

type Candidate = Pick<Part, 'id' | 'source' | 'name' | 'currency' | 'whole'>;
type Known = {
  readonly kindOf: (assetId: string) => AssetKind | null;
  /** Parts that someone said count, whatever they look like. */
  readonly confirmed: ReadonlySet<string>;
};

/** Assets that a loan to a person, or a debt of the plan, may be entered as too. */
const KINDS: Readonly<Record<'lent' | 'debt', readonly AssetKind[]>> = {
  lent: ['lent', 'other'],
  debt: ['loan', 'tax', 'other-debt'],
};

/**
 * Loans to people and debts of the plan that may be counted once more: as an asset of such a kind, or a debt as an account
 * that is overdrawn. They have the same currency, and the same amount or name. An account and a loan keep their amounts up
 * to date by themselves, so what could be left out is the asset, else the debt.
 */
export function doublesOf(parts: readonly Candidate[], { kindOf, confirmed }: Known): Double[] {
  const taken = new Set<string>();
  return parts.flatMap((planned) => {
    const { source } = planned;
    if (source !== 'lent' && source !== 'debt') return [];
    const other = parts.find((part) => {
      if (taken.has(part.id) || part.currency !== planned.currency) return false;
      const kind = part.source === 'asset' ? kindOf(part.id) : null;
      const mayBe =
        (kind !== null && KINDS[source].includes(kind)) ||
        (source === 'debt' && part.source === 'account' && part.whole.minor < 0n);
      return mayBe && !confirmed.has(part.source === 'asset' ? part.id : planned.id) && isAlike(planned, part);
    });
    if (other === undefined) return [];
    taken.add(other.id);
    return other.source === 'asset'
      ? { partId: other.id, otherId: planned.id }
      : { partId: planned.id, otherId: other.id };
  });
}

function isAlike(planned: Candidate, other: Candidate): boolean {
  if (planned.whole.minor === other.whole.minor) return true;
  const [name, otherName] = [wordsOf(planned.name), wordsOf(other.name)];
  // A loan goes by the person, an asset perhaps by what it is: "Loan to Thandi".
  return planned.source === 'lent'
    ? name.every((word) => otherName.includes(word))
    : name.join(' ') === otherName.join(' ');
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
