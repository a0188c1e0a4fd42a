import { BankBalance, useBankBalances } from '#modules/money/accounts/bank-balance.parts.tsx';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { useMay } from '#ui/caller.tsx';
import { Section } from '#ui/page-header.tsx';
import { AMOUNTS } from '#kernel/permissions.ts';
import { BANK_BALANCES_WORDS } from './words.ts';

/** After an import: whether the books now say what the bank says, account by account; nothing where the file is silent. */
export function BankBalances({ importId }: { importId: string }) {
  const mayAmounts = useMay(AMOUNTS.read);
  const { data: balances = [] } = useBankBalances({ importId });
  const accounts = useAccounts();
  if (!mayAmounts || balances.length === 0) return null;
  return (
    <div className="mb-5">
      <Section title={BANK_BALANCES_WORDS.statementBalances}>
        <ul className="flex flex-col gap-3">
          {balances.map((balance, place) => {
            const account = accounts.data?.find(({ id }) => id === balance.accountId) ?? null;
            return (
              // One account may stand in a file twice.
              <li key={place} className="min-w-0">
                {balances.length > 1 && account !== null && (
                  <p className="mb-0.5 font-medium wrap-anywhere">{account.name}</p>
                )}
                <BankBalance comparison={balance} account={account} />
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}
