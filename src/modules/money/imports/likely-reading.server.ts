import type { Person } from '#kernel/caller.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { countryOfBank } from '#modules/money/csv-detection/rules.ts';
import type { Reader } from '#modules/money/import-matching/service.server.ts';
import { likelyAnswers } from './likely.ts';
import { type ReadImport, readOtherwise } from './read-import.server.ts';
import { changedChoices } from './rules.ts';

/** For whom a file is looked at. */
export type Viewer = Pick<Person, 'id' | 'country'>;

/** The file under the likely answers to its questions; null where one of them has none. */
export async function likelyReading(
  reader: Reader & { readonly person: Viewer },
  whole: ReadImport,
): Promise<{ answers: Answers; read: ReadImport } | null> {
  const { reading, issuer, choices } = whole;
  if (reading.kind !== 'questions') return null;
  const { db, workspace, person } = reader;
  const preferred = (await preferencesOf(db, person.id))?.dateFormat ?? null;
  // The usual of a country was written down for people who chose nothing.
  const dateFormat = preferred === preferencesAt(person.country).dateFormat ? null : preferred;
  const hints = { bank: countryOfBank(issuer.bank), workspace: workspace.country, dateFormat };
  const first = likelyAnswers(reading.questions, { ...hints, currency: null });
  if (first === null) return null;
  const read = await readOtherwise(reader, whole, changedChoices(choices, { answers: first }));
  if (read.reading.kind !== 'read') return null;
  // Which currency the file names is known only once it is read.
  const named = read.reading.accounts.find(({ isCurrencyNamed }) => isCurrencyNamed)?.currency ?? null;
  const answers = likelyAnswers(reading.questions, { ...hints, currency: named });
  return answers !== null && answers.dateOrder === first.dateOrder ? { answers, read } : null;
}
