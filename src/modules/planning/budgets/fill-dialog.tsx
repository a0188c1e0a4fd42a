import { useMutation, useQuery } from '@tanstack/react-query';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll, toastError } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { api } from './api.client.ts';
import type { FillPlan, Overview } from './model.ts';
import { MOVE_WORDS } from './dialog-words.ts';

type FillDialogProps = { overview: Overview; onClose: () => void };
type Filling = FillPlan['lines'][number];

/** What filling from the targets gives to each line, before anything is changed. */
export function FillDialog({ overview, onClose }: FillDialogProps) {
  const today = useToday();
  const formats = useFormats();
  const { key } = overview.period;
  const plan = useQuery(api.fillPlan.queryOptions({ input: { today, key } }));
  const fill = useMutation(api.fillLines.mutationOptions({ onSuccess: refreshAll, onError: toastError }));
  const tellDone = useRecordedDone();
  const given = (plan.data?.lines ?? []).filter(({ amount }) => amount.minor > 0n);
  const save = () => {
    const lines = given.map(({ lineId, amount }) => ({ lineId, amount }));
    fill.mutate(
      { today, key, lines },
      {
        onSuccess: (changed) => {
          tellDone(MOVE_WORDS.filled, [changed]);
          onClose();
        },
      },
    );
  };
  const sums = sumsOf(given).map((sum) => writeMoney(sum, formats, { whole: true }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={MOVE_WORDS.fillTitle}
      description={MOVE_WORDS.fillNote}
      footer={
        <>
          <Button onClick={onClose}>{MOVE_WORDS.close}</Button>
          {given.length > 0 && (
            <Button look="primary" pending={fill.isPending} onClick={save}>
              {MOVE_WORDS.fillAction(sums)}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={plan} skeleton={<TableSkeleton rows={4} label={MOVE_WORDS.loading} />}>
        {(found) => <Plan plan={found} overview={overview} />}
      </Loaded>
    </Dialog>
  );
}

/** What is given in each currency. */
function sumsOf(lines: readonly Filling[]) {
  return [...Map.groupBy(lines, ({ amount }) => amount.currency)].map(([currency, own]) =>
    money(
      own.reduce((sum, { amount }) => sum + amount.minor, 0n),
      currency,
    ),
  );
}

function Plan({ plan: { lines, ready }, overview }: { plan: FillPlan; overview: Overview }) {
  // A limit for one member takes nothing from what is ready.
  const aside = lines.filter(({ lineId }) => overview.lines.find(({ id }) => id === lineId)?.memberId === null);
  const given = sumsOf(aside);
  if (overview.lines.every(({ target }) => target === null)) return <p>{MOVE_WORDS.noTargets}</p>;
  if (lines.length === 0) return <p>{MOVE_WORDS.nothingMissing}</p>;
  const nameOf = ({ lineId }: Filling) => overview.lines.find(({ id }) => id === lineId)?.name ?? '';
  const columns: Column<Filling>[] = [
    { key: 'name', header: MOVE_WORDS.category, onCard: 'title', cell: nameOf },
    {
      key: 'gets',
      header: MOVE_WORDS.gets,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} sign="always" />,
    },
    {
      key: 'missing',
      header: MOVE_WORDS.missing,
      align: 'end',
      onCard: 'detail',
      cell: ({ missing }) => <MoneyText value={missing} className={missing.minor === 0n ? 'text-faint' : ''} />,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Table caption={MOVE_WORDS.fillTitle} rows={lines} keyOf={({ lineId }) => lineId} columns={columns} />
      {ready.map((before) => {
        const sum = given.find(({ currency }) => currency === before.currency)?.minor ?? 0n;
        return (
          <p key={before.currency} className="text-sm text-soft">
            <Sentence
              text={before.minor <= 0n ? MOVE_WORDS.notEnough : MOVE_WORDS.readyAfter}
              parts={{ amount: <MoneyText value={money(before.minor - sum, before.currency)} /> }}
            />
          </p>
        );
      })}
    </div>
  );
}
