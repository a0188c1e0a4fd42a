import { printValue } from '#modules/money/search-language/model.ts';
import { useMay } from '#ui/caller.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { AUTOMATION_RULES } from './access.ts';
import { PARTS_WORDS } from './words.ts';

type MakeRuleProps = {
  /** Of the transaction that the rule is to find, and others like it. */
  description: string;
  categoryId: string | null;
};

/** A search finds a transaction by the beginning of its description, too. */
const LONGEST = 100;

/** Leads to a new rule for transactions like this one; nothing for members who may not make rules. */
export function MakeRule({ description, categoryId }: MakeRuleProps) {
  if (!useMay(AUTOMATION_RULES.write)) return null;
  const words = description.slice(0, LONGEST);
  const to = linkTo('/app/rules', {
    new: '1',
    q: `description:${printValue(words)}`,
    name: words,
    category: categoryId ?? '',
  });
  return <TextLink to={to}>{PARTS_WORDS.makeRule}</TextLink>;
}
