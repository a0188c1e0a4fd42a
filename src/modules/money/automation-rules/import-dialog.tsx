import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { useSplitTemplates } from '#modules/money/splits/templates.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Select } from '#ui/select.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type RuleFile, RuleFileSchema } from './file.ts';
import { IMPORT_WORDS } from './words.ts';

type ImportDialogProps = {
  categories: readonly Category[];
  accounts: readonly Account[];
  onClose: () => void;
};

/** What the server says of a file with names that are not there. */
const NamesSchema = z.array(z.string());
const UnknownSchema = z.object({
  data: z.object({ names: NamesSchema, accounts: NamesSchema, templates: NamesSchema }),
});

type Chosen = Readonly<Record<string, string | null>>;
type AllChosen = { readonly categories: Chosen; readonly accounts: Chosen; readonly templates: Chosen };
const NOTHING: AllChosen = { categories: {}, accounts: {}, templates: {} };
const unchosen = (names: readonly string[]): Chosen => Object.fromEntries(names.map((name) => [name, null]));

/** Adds the rules of a file; asks first for names that the workspace has not got. */
export function ImportDialog({ categories, accounts, onClose }: ImportDialogProps) {
  const templates = useSplitTemplates();
  const [file, setFile] = useState<RuleFile | null>(null);
  const [chosen, setChosen] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const tellDone = useDone();
  const bring = useMutation(
    api.importRules.mutationOptions({
      onSuccess: async ({ ids, skipped }) => {
        if (ids.length === 0) toast.info(IMPORT_WORDS.allThere);
        else tellDone(IMPORT_WORDS.imported(ids.length, skipped), () => api.remove.call({ ids }));
        onClose();
        await refreshAll();
      },
      onError: (error) => {
        const unknown = codeOf(error) === 'UNKNOWN_CATEGORIES' ? UnknownSchema.safeParse(error) : null;
        if (unknown?.success !== true) setProblem(sentenceOf(error));
        else {
          const { names: unknownCategories, ...others } = unknown.data.data;
          setChosen({
            categories: unchosen(unknownCategories),
            accounts: unchosen(others.accounts),
            templates: unchosen(others.templates),
          });
        }
      },
    }),
  );
  const take = async ([dropped]: readonly File[]) => {
    setProblem(null);
    setChosen(NOTHING);
    const read = RuleFileSchema.safeParse(jsonOf((await dropped?.text()) ?? ''));
    if (!read.success) {
      setProblem(IMPORT_WORDS.invalid);
      return;
    }
    setFile(read.data);
    bring.mutate({ file: read.data });
  };
  const names = (['categories', 'accounts', 'templates'] as const).flatMap((kind) => Object.keys(chosen[kind]));
  const choose = (kind: keyof AllChosen, name: string, id: string | null) =>
    setChosen({ ...chosen, [kind]: { ...chosen[kind], [name]: id } });
  const plain = [
    { kind: 'accounts', none: IMPORT_WORDS.noAccount, all: accounts },
    { kind: 'templates', none: IMPORT_WORDS.noTemplate, all: templates },
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={IMPORT_WORDS.title}
      footer={
        <>
          <Button onClick={onClose}>{IMPORT_WORDS.cancel}</Button>
          {file !== null && names.length > 0 && (
            <Button
              look="primary"
              pending={bring.isPending}
              onClick={() =>
                bring.mutate({
                  file,
                  categories: Object.entries(chosen.categories).map(([name, categoryId]) => ({ name, categoryId })),
                  accounts: Object.entries(chosen.accounts).map(([name, accountId]) => ({ name, accountId })),
                  templates: Object.entries(chosen.templates).map(([name, templateId]) => ({ name, templateId })),
                })
              }
            >
              {IMPORT_WORDS.import}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div role="alert" className="empty:hidden">
          {problem !== null && (
            <Notice tone="danger" icon={<CircleAlert aria-hidden />}>
              {problem}
            </Notice>
          )}
        </div>
        {names.length === 0 ? (
          <FileDrop
            title={IMPORT_WORDS.drop}
            label={IMPORT_WORDS.label}
            hint={IMPORT_WORDS.dropNote}
            accept=".json,application/json"
            multiple={false}
            disabled={bring.isPending}
            onFiles={(files) => void take(files)}
          />
        ) : (
          <>
            <p className="text-sm text-soft">{IMPORT_WORDS.unknown}</p>
            {Object.entries(chosen.categories).map(([name, categoryId]) => (
              <Field key={name} label={name}>
                <CategoryPicker
                  categories={categories}
                  value={categoryId}
                  none={IMPORT_WORDS.none}
                  placeholder={IMPORT_WORDS.none}
                  onChange={(id) => choose('categories', name, id)}
                />
              </Field>
            ))}
            {plain.flatMap(({ kind, none, all }) =>
              Object.entries(chosen[kind]).map(([name, chosenId]) => (
                <Field key={`${kind} ${name}`} label={name}>
                  <Select
                    choices={[{ value: '', label: none }, ...all.map((one) => ({ value: one.id, label: one.name }))]}
                    value={chosenId ?? ''}
                    onChoose={(id) => choose(kind, name, id === '' ? null : id)}
                  />
                </Field>
              )),
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
