import { dayAt } from '#kernel/calendar.ts';
import type { OpenWorkspace, Person } from '#kernel/caller.ts';
import { marketIn } from '#kernel/markets.ts';
import { AMOUNTS, can } from '#kernel/permissions.ts';
import { preferencesAt } from '#kernel/preferences.ts';
import { asksForFigures } from '#modules/money/search-language/rules.ts';
import { monthsOfPerson, preferencesOf } from '#modules/people/preferences/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { HandlerContext, RequestContext } from '#platform/procedure.server.ts';
import { type Asker, SearchProblem } from './filter.server.ts';
import type { Which } from './bulk.parts.ts';
import type { Filter } from './model.ts';

type Searching = Pick<HandlerContext, 'db'> & {
  readonly workspace: OpenWorkspace;
  readonly person: Person;
  readonly services: Pick<RequestContext['services'], 'now'>;
};

type Refusals = {
  readonly SEARCH_WITHOUT_AMOUNTS: () => Error;
  readonly SEARCH_NOT_UNDERSTOOD: (problem: { message: string; data: { at: number } }) => Error;
};

/**
 * Answers a search, or says why not. Figures are struck out of the texts that some members read; how many rows are found
 * would tell them digit by digit.
 */
export async function searched<Answer>(
  { search, currency }: Pick<Filter, 'search' | 'currency'>,
  { db, workspace, person, services }: Searching,
  errors: Refusals,
  ask: (asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  if (!can(workspace.role, AMOUNTS.read) && asksForFigures(search, currency)) throw errors.SEARCH_WITHOUT_AMOUNTS();
  try {
    return await ask({ ...workspace, calendar: () => calendarOf(db, person, services.now()) });
  } catch (error) {
    if (!(error instanceof SearchProblem)) throw error;
    const { message, at } = error.problem;
    throw errors.SEARCH_NOT_UNDERSTOOD({ message, data: { at } });
  }
}

/** Answers about the rows that are meant: named one by one, or those that a filter finds. */
export function askedOf<Answer>(
  which: Which,
  context: Searching,
  errors: Refusals,
  ask: (asker: Asker) => Promise<Answer>,
): Promise<Answer> {
  const filter = 'ids' in which ? { search: '', currency: context.workspace.currency } : which.filter;
  return searched(filter, context, errors, ask);
}

/** Which day it is for a person, and when their months begin. */
async function calendarOf(db: Database, { id, country }: Person, now: Date) {
  const { timezone } = (await preferencesOf(db, id)) ?? preferencesAt(country);
  const months = await monthsOfPerson(db, { id, country });
  return { today: dayAt(now, timezone ?? marketIn(country).timeZone), months };
}
