import { useState } from 'react';
import type { Account } from '#modules/money/accounts/model.ts';
import { Badge, Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { useFormats } from '#ui/formats.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { AddDialog } from './add-dialog.tsx';
import { cadenceText } from './cadence-words.ts';
import { IMPORT_WORDS, REFUSALS } from './import-words.ts';
import { LARGEST_CALENDAR } from './limits.ts';
import type { ReadEvent, Reading } from './rule-import.client.ts';

/** Repeating events of a calendar file, or a rule by itself: each becomes a payment where the person adds it. */
export function ImportDialog({ accounts, onClose }: { accounts: readonly Account[]; onClose: () => void }) {
  const { workspace } = useCaller();
  const { timeZone } = useFormats();
  const today = useToday();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<ReadonlySet<ReadEvent>>(new Set());
  const [adding, setAdding] = useState<ReadEvent | null>(null);

  async function read(from: string | File): Promise<void> {
    setReading(null);
    setProblem(null);
    if (from instanceof File && from.size > LARGEST_CALENDAR) {
      setProblem(IMPORT_WORDS.tooLarge);
      return;
    }
    try {
      const written = typeof from === 'string' ? from : await from.text();
      const { readCalendar } = await import('./rule-import.client.ts');
      const { country, currency } = workspace;
      const found = readCalendar(written, { today, timeZone, country, currency });
      if (found.isTooMany) setProblem(IMPORT_WORDS.tooMany);
      else if (found.events.length === 0) setProblem(IMPORT_WORDS.nothing);
      else setReading(found);
    } catch {
      setProblem(IMPORT_WORDS.unreadable);
    }
  }

  if (adding?.payment != null) {
    const { name, amount, payment } = adding;
    return (
      <AddDialog
        accounts={accounts}
        beginning={{ name, amount, cadence: payment.cadence }}
        changes={payment.changes}
        onClose={() => setAdding(null)}
        onAdded={() => {
          setAdded(new Set([...added, adding]));
          setAdding(null);
        }}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={IMPORT_WORDS.title}
      description={IMPORT_WORDS.readNote}
      footer={
        <>
          {reading !== null && <Button onClick={() => setReading(null)}>{IMPORT_WORDS.other}</Button>}
          <Button look={added.size > 0 ? 'primary' : 'secondary'} onClick={onClose}>
            {IMPORT_WORDS.close}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 text-sm">
        <div role="alert" className="empty:hidden">
          {problem !== null && <Notice tone="danger">{problem}</Notice>}
        </div>
        {reading === null ? (
          <>
            <FileDrop
              compact
              multiple={false}
              accept=".ics,text/calendar"
              label={IMPORT_WORDS.files}
              title={IMPORT_WORDS.drop}
              hint={IMPORT_WORDS.dropNote}
              onFiles={([file]) => file !== undefined && void read(file)}
            />
            <form
              className="flex flex-col items-start gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                void read(text);
              }}
            >
              <Field label={IMPORT_WORDS.rule} hint={IMPORT_WORDS.ruleNote} className="w-full">
                <TextArea rows={3} value={text} onChange={({ target }) => setText(target.value)} />
              </Field>
              <Button type="submit" disabled={text.trim() === ''}>
                {IMPORT_WORDS.read}
              </Button>
            </form>
          </>
        ) : (
          <Events reading={reading} added={added} onAdd={setAdding} />
        )}
      </div>
    </Dialog>
  );
}

type EventsProps = { reading: Reading; added: ReadonlySet<ReadEvent>; onAdd: (event: ReadEvent) => void };

/** What was read: those that can be added, and of the others why not. */
function Events({ reading: { events, single }, added, onAdd }: EventsProps) {
  return (
    <>
      <ul aria-label={IMPORT_WORDS.found} className="divide-y divide-line">
        {events.map((event, place) => (
          <li key={place} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">{nameOf(event)}</p>
              <EventNote event={event} />
            </div>
            {added.has(event) ? (
              <Badge tone="accent">{IMPORT_WORDS.added}</Badge>
            ) : (
              event.payment !== null && (
                <Button size="small" aria-label={IMPORT_WORDS.addOne(nameOf(event))} onClick={() => onAdd(event)}>
                  {IMPORT_WORDS.add}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {single > 0 && <p className="text-faint">{IMPORT_WORDS.single(single)}</p>}
    </>
  );
}

const nameOf = ({ name }: ReadEvent) => (name === '' ? IMPORT_WORDS.unnamed : name);

function EventNote({ event: { amount, payment, refusal } }: { event: ReadEvent }) {
  const formats = useFormats();
  if (payment === null) return <p className="mt-0.5 text-soft">{REFUSALS[refusal]}</p>;
  const parts = [
    cadenceText(payment.cadence),
    amount === null ? IMPORT_WORDS.noAmount : writeMoney(amount, formats),
    ...(payment.changes.length === 0 ? [] : [IMPORT_WORDS.skipped(payment.changes.length)]),
  ];
  return <p className="mt-0.5 text-soft">{parts.join(', ')}</p>;
}
