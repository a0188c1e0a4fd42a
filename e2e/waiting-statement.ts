import type { Caller } from './caller.ts';
import { bring } from './importing.ts';
import { statementFile } from './statement-file.ts';

/** Uploads a month of the demo household's cheque account, which then waits to be looked at; answers the import's id. */
export async function waitingStatement({ api }: Caller): Promise<string> {
  const account = (await api.accounts.list()).find(({ accountType }) => accountType === 'cheque');
  if (account === undefined) throw new Error('the demo household has no cheque account');
  const today = Temporal.Now.plainDateISO();
  // The last row is of today, as the balance is.
  const days = { firstDay: today.subtract({ days: 30 }).toString(), lastDay: today.add({ days: 1 }).toString() };
  // Without a number: that of the invented file is not the household's. From the balance on, so that both agree.
  const opening = Number(account.currentBalance.minor);
  const text = statementFile({ rows: 60, account: '', opening, ...days });
  return bring(api, { accountId: account.id, name: 'cheque-account.csv', text });
}
