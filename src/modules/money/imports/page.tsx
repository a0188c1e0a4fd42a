import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCaller, useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { IMPORTS } from '#modules/money/transactions/access.ts';
import { api } from './api.client.ts';
import { Arrivals } from './arrivals.tsx';
import { ImportsAnswer } from './imports-answer.tsx';
import { ImportList } from './import-list.tsx';
import { takeFiles } from './upload-queue.client.ts';
import { STATEMENT_ENDINGS } from './uploads.ts';

/** Where statements come in, and what came of the earlier ones. */
export function ImportsPage() {
  const imports = useQuery(api.list.queryOptions());
  const mayWrite = useMay(IMPORTS.write);
  return (
    <>
      <PageHeader
        title="Imports"
        answer={imports.data === undefined ? 'Import your first statement' : <ImportsAnswer imports={imports.data} />}
        note="Check every transaction before you import it. You can undo an import."
      />
      <div className="flex flex-col gap-5">
        {mayWrite && <Drop />}
        <Section flush title="Your imports">
          <Loaded query={imports} skeleton={<TableSkeleton rows={4} />}>
            {(found) => (found.length === 0 ? <Nothing /> : <ImportList imports={found} />)}
          </Loaded>
        </Section>
      </div>
    </>
  );
}

function Drop() {
  const { workspace } = useCaller();
  const navigate = useNavigate();
  return (
    <>
      <FileDrop
        label="Statement files"
        title="Drop statements here, several at once"
        hint="CSV, OFX, QFX, QIF, CAMT (XML) or MT940, up to 20 MB each."
        accept={STATEMENT_ENDINGS}
        onFiles={(files) =>
          takeFiles(workspace.id, files, (id) => {
            // A file that came alone opens by itself, unless the person has gone elsewhere.
            if (window.location.pathname === '/app/imports') void navigate(`/app/imports/${id}`);
          })
        }
      />
      <Arrivals workspaceId={workspace.id} />
    </>
  );
}

function Nothing() {
  return (
    <EmptyState icon={<FileUp aria-hidden />} title="No statements yet">
      On your bank’s website, open the account, look for “Statements”, “Export” or “Download transactions”, and choose
      CSV or OFX. Mobile wallets such as M-Pesa work too.
    </EmptyState>
  );
}
