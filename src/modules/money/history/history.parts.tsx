import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { FromTo } from '#ui/from-to.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import type { FieldChange, FieldName, HistoryEntry, Value } from './model.ts';
import { HISTORY_WORDS } from './words.ts';

/** What happened to a transaction; asked for when it is opened. */
export function HistorySection({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-t border-line pt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-sm font-medium pointer-coarse:min-h-11 pointer-coarse:py-3">
        {HISTORY_WORDS.history}
      </summary>
      {isOpen && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: string }) {
  const history = useQuery(api.ofTransaction.queryOptions({ input: { id } }));
  return (
    <Loaded
      query={history}
      skeleton={
        <Waiting>
          <RowSkeletons rows={2} rowClassName="h-12" />
        </Waiting>
      }
    >
      {(entries) => (
        <ol aria-label={HISTORY_WORDS.history} className="mt-3 flex flex-col gap-3 text-sm">
          {entries.map((entry, at) => (
            <li key={entry.changeId === null ? 'arrival' : `${entry.changeId} ${at}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const formats = useFormats();
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere">{titleOf(entry)}</span>
        <time dateTime={entry.at} className="text-xs text-faint">
          {writeMoment(new Date(entry.at), formats)}
        </time>
      </p>
      {entry.fields.length > 0 && (
        <ul className="mt-0.5 text-soft">
          {entry.fields.map((change) => (
            <li key={change.field} className="wrap-anywhere">
              <Change change={change} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function titleOf({ what, who, source, sourceNames, file, about }: HistoryEntry): string {
  const name = HISTORY_WORDS.what[what];
  const said = about === null ? name : HISTORY_WORDS.about(name, about);
  if (source === 'import' && what === 'added')
    return file === null ? HISTORY_WORDS.byImport : HISTORY_WORDS.byImportOf(file);
  if (source === 'import') return HISTORY_WORDS.byLaterImport(said, sourceNames[0]);
  if (source === 'rule') return HISTORY_WORDS.byRules(said, sourceNames);
  if (source === 'api') return HISTORY_WORDS.byKey(said, sourceNames[0]);
  return who === null ? said : HISTORY_WORDS.by(said, who);
}

function Change({ change: { field, from, to, isHidden } }: { change: FieldChange }) {
  const name = HISTORY_WORDS.fields[field];
  if (isHidden) return `${name} ${HISTORY_WORDS.changed}`;
  return (
    <>
      {name}: <FromTo from={<Shown field={field} value={from} />} to={<Shown field={field} value={to} />} />
    </>
  );
}

function Shown({ field, value }: { field: FieldName; value: Value }) {
  if (value === null) return HISTORY_WORDS.nothing;
  if ('amount' in value) return <MoneyText value={value.amount} />;
  if ('day' in value) return <DateText day={value.day} />;
  if ('is' in value) return value.is ? HISTORY_WORDS.yes : HISTORY_WORDS.no;
  return wordOf(field, value.text);
}

/** Of what the server names by a word of its own, the word that people know. */
function wordOf(field: FieldName, text: string): string {
  const words: Readonly<Record<string, string>> =
    field === 'categorySource' ? HISTORY_WORDS.sources : field === 'status' ? HISTORY_WORDS.states : {};
  return words[text] ?? text;
}
