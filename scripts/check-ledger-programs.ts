import { existsSync } from 'node:fs';
import { installPackage } from './check-packages.ts';

const BY_HAND = 'hledger or Beancount is not here. Install both, or leave their tests out with SKIP=ledgers.';

/** hledger and Beancount, which read what we write for them. @throws MissingPeer */
export async function installLedgerPrograms(): Promise<void> {
  if (!existsSync('/usr/bin/hledger')) await installPackage('hledger', BY_HAND);
  if (!existsSync('/usr/bin/bean-check')) await installPackage('beancount', BY_HAND);
}
