import { useMutation } from '@tanstack/react-query';
import { useRecordedDone } from '#modules/money/history/recorded.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { FormField, useZodForm } from '#ui/form.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToday } from '#ui/today.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { writeMoney } from '#ui/written-money.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { api } from './api.client.ts';
import { amountAs, type MoveForm, MoveFormSchema, type MoveWish } from './form.ts';
import { richest, shortOf } from './looks.ts';
import type { Line, Overview } from './model.ts';
import { MOVE_WORDS } from './dialog-words.ts';

/** What is ready to assign, among the places. */
const READY = 'ready';

type MoveDialogProps = { overview: Overview; to: Line | null; onClose: () => void };

/** Moves money between two lines; with envelopes from and to what is ready to assign, too. */
export function MoveDialog({ overview, to, onClose }: MoveDialogProps) {
  const { method, period, totals } = overview;
  const { workspace } = useCaller();
  const formats = useFormats();
  const today = useToday();
  const move = useMutation(api.move.mutationOptions({ onSuccess: refreshAll }));
  const tellDone = useRecordedDone();
  const isEnvelope = method === 'envelope';
  // A limit for one member holds no money.
  const lines = overview.lines.filter(({ memberId }) => !isEnvelope || memberId === null);
  const short = to ?? lines.find((line) => shortOf(line) !== null) ?? null;
  const first = (short ?? lines[0])?.left.currency ?? workspace.currency;
  const ready = totals.find(({ left }) => left.currency === first)?.ready ?? null;
  const rich = richest(lines, { currency: first, not: short?.id ?? '' });
  const isFromReady = isEnvelope && ready !== null && ready.minor > 0n;
  const form = useZodForm<MoveForm, MoveWish>({
    schema: MoveFormSchema,
    defaultValues: {
      from: isFromReady ? READY : (rich?.id ?? ''),
      to: short?.id ?? '',
      amount: short === null ? null : shortOf(short),
      note: '',
    },
  });
  const [from, target] = [form.watch('from'), form.watch('to')];
  const currency =
    [from, target].map((id) => lines.find((line) => line.id === id)?.left.currency).find(Boolean) ?? first;
  const write = (amount: Line['left']) => writeMoney(amount, formats, { whole: true });
  const places = [
    ...(isEnvelope && ready !== null ? [{ value: READY, label: MOVE_WORDS.ready(write(ready)) }] : []),
    ...lines.map(({ id, name, left }) => ({ value: id, label: MOVE_WORDS.place(name, write(left)) })),
  ];
  const lineId = (place: string) => (place === READY ? null : place);
  const save = async (wish: MoveWish) => {
    const amount = amountAs(wish.amount, currency);
    const changed = await move.mutateAsync({
      today,
      key: period.key,
      fromLineId: lineId(wish.from),
      toLineId: lineId(wish.to),
      amount,
      note: wish.note,
    });
    tellDone(MOVE_WORDS.moved(writeMoney(amount, formats)), [changed]);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      size="small"
      title={MOVE_WORDS.title}
      action={MOVE_WORDS.action}
      onClose={onClose}
      onSave={save}
    >
      <FormField form={form} name="from" label={MOVE_WORDS.from}>
        {(control) => <Select choices={places} placeholder={MOVE_WORDS.choose} {...control} />}
      </FormField>
      <FormField form={form} name="to" label={MOVE_WORDS.to}>
        {(control) => <Select choices={places} placeholder={MOVE_WORDS.choose} {...control} />}
      </FormField>
      <MoneyField form={form} name="amount" label={MOVE_WORDS.amount} currency={currency} />
      <FormField form={form} name="note" label={MOVE_WORDS.note} optional>
        {(control) => <TextInput autoComplete="off" maxLength={200} {...control} />}
      </FormField>
    </FormDialog>
  );
}
