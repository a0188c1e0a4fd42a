import { createAccountOnce } from '#modules/money/accounts/service.server.ts';
import type { Choices } from '#modules/money/import-matching/model.ts';
import { freeName } from '#modules/money/import-matching/rules.ts';
import type { Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Commit } from './model.ts';
import { changedChoices } from './rules.ts';

type Place = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly userId: string;
  readonly keyring: Keyring;
};

/** Makes the accounts that an import needs, in its transaction; those that another file made meanwhile are taken. */
export async function makeAccounts(place: Place, wanted: Commit['newAccounts']): Promise<string[]> {
  const made: string[] = [];
  for (const { id, account } of wanted ?? []) {
    const end = account.accountNumber?.replace(/\D/g, '').slice(-4) ?? null;
    const nameFor = (taken: readonly string[]) => freeName([account.name], [end, account.currency ?? null], taken);
    if (await createAccountOnce(place, { id, account }, nameFor)) made.push(id);
  }
  return made;
}

/** The choices with what the person saw when they pressed. The account they chose themselves before stays, unless they want a new one. */
export function choicesAsSeen(choices: Choices, { answers, accounts = [], newAccounts = [] }: Commit): Choices {
  const own = new Set(choices.accounts.map(({ section }) => section));
  const seen = [
    ...accounts.filter(({ section }) => !own.has(section)),
    ...newAccounts.map(({ section, id }) => ({ section, accountId: id, isNumberIgnored: false })),
  ];
  return changedChoices(choices, {
    accounts: seen.map((one) => ({ ...one, isAssumed: true as const })),
    ...(answers === undefined ? {} : { answers }),
  });
}
