import { NUMBER_WORDS } from '#kernel/written-amounts.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import { type Asker, type Chosen, chosenBy, withWords } from './filter.server.ts';
import type { Filter } from './model.ts';
import { corrected, type KnownWord, SHORTEST_GUESSED } from './spelling.ts';

type Asked = { readonly count: number; readonly since: string | null };

/**
 * Answers a filter; where its search finds nothing at all and a word is nearly one that is there, as if that had been
 * typed, and says so.
 */
export async function spelledRight<Answer extends Asked>(
  db: Database,
  asker: Asker,
  filter: Filter,
  ask: (chosen: Chosen) => Promise<Answer>,
): Promise<Answer & { corrected: string | null }> {
  const chosen = await chosenBy(db, asker, filter);
  const answer = await ask(chosen);
  const { search } = chosen;
  if (search === null || search.words === '' || answer.count > 0 || answer.since !== null)
    return { ...answer, corrected: null };
  const words = corrected(search.words, await knownWords(db, chosen, search));
  if (words === null) return { ...answer, corrected: null };
  return { ...(await ask(await withWords(db, chosen, words))), corrected: words };
}

const UNREADABLE = new RegExp(String.raw`\p{N}|^(?:${NUMBER_WORDS})$`, 'iu');

/** Words of rows, categories and accounts that look like those searched for, as far as the member may read them. */
async function knownWords(
  db: Database,
  { workspaceId, currency }: Chosen,
  { words, numbersHidden }: { words: string; numbersHidden: boolean },
): Promise<KnownWord[]> {
  const known: KnownWord[] = [];
  for (const word of new Set(words.split(/\s+/u).filter((each) => each.length >= SHORTEST_GUESSED))) {
    const { rows } = await connectionOf(db).query<KnownWord>('select word, count from similar_words($1, $2)', [
      word,
      currency,
    ]);
    known.push(...rows);
  }
  const named = [...(await categoriesIn(db, workspaceId)), ...(await accountsIn(db, workspaceId))];
  for (const { name } of named)
    for (const word of name.toLowerCase().split(/[^\p{L}\p{N}]+/u)) known.push({ word, count: 0 });
  return numbersHidden ? known.filter(({ word }) => !UNREADABLE.test(word)) : known;
}
