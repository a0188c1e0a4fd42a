import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import type { Candidate, Item, Occurrence } from './model.ts';
import { MATCH_WORDS } from './payment-words.ts';
import type { RecurringChanges } from './recurring-changes.client.ts';

type MatchDialogProps = { item: Item; occurrence: Occurrence; changes: RecurringChanges; onClose: () => void };

/** The transactions near a due date, one of which paid what was due. */
export function MatchDialog({ item, occurrence, changes, onClose }: MatchDialogProps) {
  const formats = useFormats();
  const today = useToday();
  const [search, setSearch] = useState('');
  const { on, due } = occurrence;
  const found = useQuery({
    ...api.candidates.queryOptions({ input: { id: item.id, on, today, search } }),
    placeholderData: (before) => before,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={MATCH_WORDS.title(item.name, writeDay(due, formats))}
      footer={<Button onClick={onClose}>{MATCH_WORDS.close}</Button>}
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-soft">{MATCH_WORDS.note}</p>
        <SearchInput
          value={search}
          onSearch={(text) => setSearch(text.trim().slice(0, 200))}
          label={MATCH_WORDS.search}
          placeholder={MATCH_WORDS.search}
        />
        <Loaded query={found} skeleton={<TableSkeleton rows={5} />}>
          {(candidates) =>
            candidates.length === 0 ? (
              <p className="text-soft">{search === '' ? MATCH_WORDS.nothing : MATCH_WORDS.nothingFound(search)}</p>
            ) : (
              <ul aria-label={MATCH_WORDS.candidates} className="divide-y divide-line">
                {candidates.map((candidate) => (
                  <CandidateRow
                    key={candidate.id}
                    candidate={candidate}
                    onChoose={() => {
                      changes.choose(item, on, candidate.id);
                      onClose();
                    }}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}

function CandidateRow({ candidate, onChoose }: { candidate: Candidate; onChoose: () => void }) {
  const formats = useFormats();
  const { description, day, amount, pays } = candidate;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="text-faint">
          <DateText day={day} />
          {pays !== null && <span className="block">{MATCH_WORDS.pays(pays.name, writeDay(pays.due, formats))}</span>}
        </p>
      </div>
      <MoneyText value={amount} />
      <Button size="small" aria-label={MATCH_WORDS.paidItOne(description, writeDay(day, formats))} onClick={onChoose}>
        {MATCH_WORDS.paidIt}
      </Button>
    </li>
  );
}
