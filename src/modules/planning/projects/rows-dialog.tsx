import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { api } from './api.client.ts';
import { DIALOG_WORDS } from './form-words.ts';
import { useItemActions } from './item-actions.client.ts';
import type { Detail } from './reading.model.ts';

/** Puts transactions into the project that its rule does not find. */
export function RowsDialog({ detail: { project }, onClose }: { detail: Detail; onClose: () => void }) {
  const { id } = project;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { remove: change } = useItemActions(onClose);
  const { data: rows } = useQuery(
    api.candidates.queryOptions({ input: { id, search }, placeholderData: keepPreviousData }),
  );
  const toggle = (rowId: string) => {
    const next = new Set(chosen);
    if (!next.delete(rowId)) next.add(rowId);
    setChosen(next);
  };
  const add = () =>
    change(() => api.placeRows.call({ id, rowIds: [...chosen], place: 'in' }), DIALOG_WORDS.done.rowsAdded);
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={DIALOG_WORDS.rowsTitle}
      description={DIALOG_WORDS.rowsNote}
      footer={
        <>
          <Button onClick={onClose}>{DIALOG_WORDS.close}</Button>
          <Button look="primary" disabled={chosen.size === 0} onClick={add}>
            {DIALOG_WORDS.addRows}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <SearchInput label={DIALOG_WORDS.search} value={search} onSearch={setSearch} />
        {rows?.length === 0 && <p className="text-sm text-soft">{DIALOG_WORDS.noRows}</p>}
        <ul className="divide-y divide-line">
          {(rows ?? []).map((row) => (
            <li key={row.id} className="flex items-start gap-3 py-2">
              <Checkbox
                className="min-w-0 flex-1"
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
                label={
                  <span className="wrap-anywhere">
                    {row.description}
                    <span className="block text-sm text-faint">
                      <DateText day={row.day} />, {row.accountName}
                    </span>
                  </span>
                }
              />
              <MoneyText value={row.amount} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
