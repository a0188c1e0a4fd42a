import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { CsvMapping } from '#modules/money/csv-detection/model.ts';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Section } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { api } from './api.client.ts';
import type { Choosing } from './choosing.client.ts';
import { cellsOf, columnsOf, mappingOf, missingIn, withRole } from './mapping.ts';
import type { Preview } from './model.ts';
import { DATE_WORDS, DECIMAL_WORDS, ROLE_WORDS, SIGN_WORDS } from './reading-words.ts';
import { choicesOf } from './words.ts';
import { MAPPING_FORM_WORDS } from './file-words.ts';

const FIND_OUT = { value: '', label: MAPPING_FORM_WORDS.findOutFromFile };
const ROLES = choicesOf(ROLE_WORDS);

type MappingFormProps = {
  preview: Preview;
  choosing: Choosing;
  /** The person has said something, so the form stays although the file can be read now. */
  onBegin: () => void;
  onDone: () => void;
};

/** The columns of the file beside what each of them is. Every choice is tried on the file at once. */
export function MappingForm({ preview, choosing, onBegin, onDone }: MappingFormProps) {
  const [mapping, setMapping] = useState(() => mappingOf(preview));
  const cells = useSampleCells(preview);
  // No line was found to name the columns; the person may know that the first one does.
  const [isBare] = useState(() => preview.finding?.kind === 'unmapped' && mapping?.heading === null);
  if (mapping === null) return null;
  const own = missingIn(mapping);
  // Nothing is missing, and the file cannot prove that what was found is right: the person says so.
  const isToConfirm = own.length === 0 && preview.finding?.kind === 'unmapped' && preview.choices.mapping === null;
  // What the file lacks may be more than a column.
  const missing =
    preview.finding?.kind === 'unmapped' && preview.choices.mapping === null ? preview.finding.missing : own;
  const change = (next: CsvMapping) => {
    setMapping(next);
    onBegin();
    void choosing.choose({ mapping: next });
  };
  async function startOver(): Promise<void> {
    const found = await choosing.choose({ mapping: null });
    if (found === null) return;
    setMapping(mappingOf(found));
    onDone();
  }
  const [firstLine, ...rest] = cells;
  const isNamedHere = isBare && mapping.heading !== null;
  const columns = columnsOf(mapping, isNamedHere ? rest : cells).map((column, place) => ({ ...column, place }));
  return (
    <Section
      title={MAPPING_FORM_WORDS.whatAreColumns}
      note={MAPPING_FORM_WORDS.weRememberYourAnswerNote}
      actions={
        preview.choices.mapping !== null && (
          <Button size="small" look="quiet" onClick={() => void startOver()}>
            {MAPPING_FORM_WORDS.startOver}
          </Button>
        )
      }
    >
      <div className="-mx-5 mb-4">
        <Table
          caption={MAPPING_FORM_WORDS.columnsOfFile}
          rows={columns}
          keyOf={({ place }) => String(place)}
          columns={[
            { key: 'name', header: MAPPING_FORM_WORDS.inFile, onCard: 'title', cell: ({ name }) => name },
            {
              key: 'samples',
              header: MAPPING_FORM_WORDS.forExample,
              onCard: 'plain',
              className: 'wrap-anywhere',
              cell: ({ samples }) =>
                samples.length === 0 ? (
                  <span className="text-faint">{MAPPING_FORM_WORDS.empty}</span>
                ) : (
                  samples.join(' · ')
                ),
            },
            {
              key: 'role',
              header: MAPPING_FORM_WORDS.whatItIs,
              onCard: 'plain',
              className: 'sm:w-64',
              cell: ({ name, role, place }) => (
                <Select
                  aria-label={MAPPING_FORM_WORDS.whatIs(name)}
                  choices={ROLES}
                  value={role}
                  onChoose={(next) => change(withRole(mapping, place, next))}
                />
              ),
            },
          ]}
        />
      </div>
      {isBare && firstLine !== undefined && (
        <Checkbox
          className="mb-4"
          label={MAPPING_FORM_WORDS.firstLineNamesColumns(firstLine.join(', '))}
          checked={mapping.heading !== null}
          onChange={({ target: { checked } }) => change({ ...mapping, heading: checked ? [...firstLine] : null })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={MAPPING_FORM_WORDS.dates}>
          <Select
            choices={[FIND_OUT, ...choicesOf<string>(DATE_WORDS)]}
            value={mapping.dateOrder ?? ''}
            onChange={({ target: { value } }) => change({ ...mapping, dateOrder: keyOf(DATE_WORDS, value) })}
          />
        </Field>
        <Field label={MAPPING_FORM_WORDS.amounts}>
          <Select
            choices={[FIND_OUT, ...choicesOf<string>(DECIMAL_WORDS)]}
            value={mapping.decimal ?? ''}
            onChange={({ target: { value } }) => change({ ...mapping, decimal: keyOf(DECIMAL_WORDS, value) })}
          />
        </Field>
        <Field label={MAPPING_FORM_WORDS.moneyInAndOut}>
          <Select
            choices={[FIND_OUT, ...choicesOf<string>(SIGN_WORDS)]}
            value={mapping.sign ?? ''}
            onChange={({ target: { value } }) => change({ ...mapping, sign: keyOf(SIGN_WORDS, value) })}
          />
        </Field>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3" aria-live="polite">
        {missing.length > 0 && (
          <div className="min-w-0 flex-1 basis-64">
            <Notice tone="attention" icon={<CircleAlert aria-hidden />}>
              {missing.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Notice>
          </div>
        )}
        {isToConfirm && (
          <Button look="primary" pending={choosing.pending !== null} onClick={() => change(mapping)}>
            {MAPPING_FORM_WORDS.columnsAreRight}
          </Button>
        )}
        {preview.finding?.kind === 'read' && (
          <>
            <p className="min-w-0 flex-1 basis-56 text-sm text-soft">{MAPPING_FORM_WORDS.fileCanBeRead}</p>
            <Button look="primary" pending={choosing.pending !== null} onClick={onDone}>
              {MAPPING_FORM_WORDS.columnsAreRight}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, value: string): Key | null {
  return choicesOf(words).find((choice) => choice.value === value)?.value ?? null;
}

/** Transactions of the file, cell by cell: those the server gives where it could not read it, else cut from the lines shown. */
function useSampleCells({ id, finding, choices }: Preview): readonly (readonly string[])[] {
  const isRead = finding?.kind === 'read';
  const rows = useQuery(api.rows.queryOptions({ input: { id, show: 'all', page: 1 }, enabled: isRead }));
  const [kept, setKept] = useState<readonly (readonly string[])[]>([]);
  const now =
    finding?.kind === 'unmapped'
      ? finding.sample.map(({ cells }) => cells)
      : isRead
        ? linesOf(rows.data?.rows ?? []).map((raw) =>
            cellsOf(raw, choices.mapping?.delimiter ?? finding.layout?.delimiter ?? ','),
          )
        : [];
  // A reading that fails for the moment does not take the samples away.
  if (now.length > 0 && kept.length === 0) setKept(now);
  return kept.length > 0 ? kept : now;
}

function linesOf(rows: readonly { place: number | null; raw: string }[]): string[] {
  return rows.filter(({ place }) => place !== null).map(({ raw }) => raw);
}
