import { Trash2 } from 'lucide-react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useAssetChanges } from './changes.client.ts';
import type { Asset, Part, Valuation } from './model.ts';
import { ALL_OF_IT } from './model.ts';
import { writeOwnership } from './rules.ts';
import { DETAIL_WORDS, KIND_LABELS, SOURCE_LABELS } from './words.ts';

type AssetDetailProps = {
  asset: Asset;
  part: Part;
  mayWrite: boolean;
  onEdit: () => void;
  onAddValue: () => void;
  onClose: () => void;
};

/** An asset or a debt with all its values. */
export function AssetDetail({ asset, part, mayWrite, onEdit, onAddValue, onClose }: AssetDetailProps) {
  const { remove, removeValuation } = useAssetChanges();
  const { name, kind, valuations } = asset;
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      description={KIND_LABELS[kind]}
      footer={
        mayWrite ? (
          <>
            <Button
              onClick={() => {
                remove(asset);
                onClose();
              }}
            >
              {DETAIL_WORDS.delete}
            </Button>
            <Button onClick={onEdit}>{DETAIL_WORDS.edit}</Button>
            <Button look="primary" onClick={onAddValue}>
              {DETAIL_WORDS.addValue}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{DETAIL_WORDS.close}</Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Facts asset={asset} part={part} />
        {valuations.length === 0 ? (
          <p className="text-sm text-soft">{DETAIL_WORDS.noValues}</p>
        ) : (
          <Values
            valuations={valuations}
            onDelete={mayWrite ? (valuation) => removeValuation(asset, valuation) : null}
          />
        )}
      </div>
    </Dialog>
  );
}

function Facts({ asset: { ownership, debtAccountId, endedOn }, part }: { asset: Asset; part: Part }) {
  const { data: accounts = [] } = useAccounts();
  const loan = accounts.find(({ id }) => id === debtAccountId);
  if (ownership === ALL_OF_IT && loan === undefined && endedOn === null) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-soft">
      {ownership < ALL_OF_IT && (
        <li>
          <Sentence
            text={DETAIL_WORDS.share}
            parts={{ share: writeOwnership(ownership), amount: <MoneyText value={part.share} /> }}
          />
        </li>
      )}
      {loan !== undefined && (
        <li>
          <Sentence text={DETAIL_WORDS.financedBy} parts={{ account: loan.name }} />
        </li>
      )}
      {endedOn !== null && (
        <li>
          <Sentence text={DETAIL_WORDS.endedOn} parts={{ day: <DateText day={endedOn} /> }} />
        </li>
      )}
    </ul>
  );
}

type ValuesProps = { valuations: readonly Valuation[]; onDelete: ((valuation: Valuation) => void) | null };

function Values({ valuations, onDelete }: ValuesProps) {
  const formats = useFormats();
  const columns: Column<Valuation>[] = [
    { key: 'day', header: DETAIL_WORDS.day, onCard: 'title', cell: ({ day }) => <DateText day={day} /> },
    { key: 'source', header: DETAIL_WORDS.source, onCard: 'plain', cell: ({ source }) => SOURCE_LABELS[source] },
    {
      key: 'value',
      header: DETAIL_WORDS.value,
      align: 'end',
      onCard: 'figure',
      cell: ({ amount }) => <MoneyText value={amount} />,
    },
  ];
  if (onDelete !== null)
    columns.push({
      key: 'delete',
      header: DETAIL_WORDS.delete,
      align: 'end',
      onCard: 'menu',
      cell: (valuation) => (
        <IconButton
          label={DETAIL_WORDS.deleteValue(writeDay(valuation.day, formats))}
          icon={<Trash2 aria-hidden />}
          onClick={() => onDelete(valuation)}
        />
      ),
    });
  return (
    // To the edges of the dialog, so that a day and its value stand in one line on a phone.
    <div className="-mx-5">
      <Table caption={DETAIL_WORDS.values} rows={valuations} keyOf={({ day }) => day} columns={columns} />
    </div>
  );
}
