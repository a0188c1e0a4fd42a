import type { Database } from '#platform/database.server.ts';
import { settingsOf } from './store.server.ts';

/** Whether somebody new may have an account; a superuser may close the site to them. */
export async function areSignUpsOpen(db: Database): Promise<boolean> {
  return (await settingsOf(db)).signUpsOpen;
}
