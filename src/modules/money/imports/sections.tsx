import { lazy, Suspense, useState } from 'react';
import * as z from 'zod';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page-header.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { isCurrency } from '#kernel/money.ts';
import { useAccountCreation } from '#modules/money/accounts/creation.parts.tsx';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { toast } from '#ui/toast.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import type { Choosing } from './choosing.client.ts';
import type { SectionPreview } from './model.ts';
import { SectionRow } from './section-row.tsx';
import { SECTIONS_WORDS } from './file-words.ts';

const NewAccountDialog = lazy(() =>
  import('#modules/money/accounts/new-account.parts.tsx').then((parts) => ({ default: parts.NewAccountDialog })),
);
const FIELDS = { account: z.coerce.number().int().min(0).nullable().default(null) };

/** The accounts in the file, and the account of the books that each goes into. */
export function Sections({ sections, choosing }: { sections: readonly SectionPreview[]; choosing: Choosing }) {
  const accounts = useAccounts();
  const [{ account: adding }, setUrl] = useUrlState(FIELDS);
  const added = sections.find(({ section }) => section === adding);
  const missing = sections.filter(
    ({ account, isLeftOut, currency }) => account === null && !isLeftOut && isCurrency(currency),
  );
  return (
    <Section
      flush
      title={SECTIONS_WORDS.account(sections.length)}
      actions={missing.length > 1 && <AddAll missing={missing} choosing={choosing} />}
    >
      <ul className="divide-y divide-line">
        {sections.map((section) => (
          <SectionRow
            key={section.section}
            section={section}
            isOnly={sections.length === 1}
            accounts={accounts.data ?? []}
            choosing={choosing}
            onAdd={() => setUrl({ account: section.section })}
          />
        ))}
      </ul>
      {added !== undefined && (
        <Suspense>
          <NewAccountDialog
            beginning={added.newAccount}
            onAdded={(accountId) =>
              choosing.choose({ accounts: [{ section: added.section, accountId, isNumberIgnored: false }] })
            }
            onClose={() => setUrl({ account: null }, { replace: true })}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** One press for a file of many accounts; their names can be changed later. */
function AddAll({ missing, choosing }: { missing: readonly SectionPreview[]; choosing: Choosing }) {
  const create = useAccountCreation();
  const [isAdding, setAdding] = useState(false);
  async function addAll(): Promise<void> {
    setAdding(true);
    try {
      const ids = await create(missing.map(({ newAccount }) => newAccount));
      const accounts = missing.flatMap(({ section }, place) => {
        const accountId = ids[place];
        return accountId === undefined ? [] : [{ section, accountId, isNumberIgnored: false }];
      });
      await choosing.choose({ accounts });
    } catch (error) {
      toast.error(SECTIONS_WORDS.notAllAccountsWere, { description: sentenceOf(error) });
    } finally {
      setAdding(false);
    }
  }
  return (
    <Button size="small" pending={isAdding} onClick={() => void addAll()}>
      {SECTIONS_WORDS.addAccount(missing.length)}
    </Button>
  );
}
