import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/checkbox.tsx';
import { Section } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { api } from './api.client.ts';
import { Difference } from './difference.tsx';
import { PAGE_SIZE } from './limits.ts';
import { BothSides } from './suggestion-list.tsx';
import type { TransferChanges } from './transfer-changes.client.ts';
import { PAGE_WORDS } from './words.ts';

/** What was linked without asking, and whether that is done; `changes` is null for those who only look. */
export function Automatic({ changes }: { changes: TransferChanges | null }) {
  const [page, setPage] = useState(1);
  const settings = useQuery(api.settings.queryOptions());
  const { data } = useQuery(api.automatic.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const { rows, count } = data ?? { rows: [], count: 0 };
  if (settings.data === undefined || (count === 0 && changes === null)) return null;
  return (
    <div className="mt-5">
      <Section flush title={PAGE_WORDS.automatic} {...(count > 0 && { note: PAGE_WORDS.automaticNote })}>
        {changes !== null && (
          <Switch
            label={PAGE_WORDS.linkCertain}
            hint={PAGE_WORDS.linkCertainNote}
            checked={settings.data.linksCertain}
            onSwitch={changes.linkCertain}
            className="px-5 pb-4"
          />
        )}
        {count > 0 && (
          <ul aria-label={PAGE_WORDS.automatic} className="divide-y divide-line border-t border-line">
            {rows.map((one) => (
              <li key={one.out.id} className="px-5 py-4">
                <BothSides {...one} />
                <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
                  <p className="min-w-0 flex-1 basis-64 text-sm text-soft">
                    <Difference {...one} isImplied={false} />
                  </p>
                  {changes !== null && (
                    <Button
                      size="small"
                      aria-label={PAGE_WORDS.unlinkOne(one.out.description, one.in.accountName)}
                      onClick={() => changes.unlink(one.out.id)}
                    >
                      {PAGE_WORDS.unlink}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
        {count > PAGE_SIZE && (
          <div className="border-t border-line px-5 py-3">
            <Pagination
              page={page}
              pageSize={PAGE_SIZE}
              total={count}
              onPage={setPage}
              noun={PAGE_WORDS.automaticNoun}
            />
          </div>
        )}
      </Section>
    </div>
  );
}
