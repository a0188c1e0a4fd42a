import { useMutation } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod';
import { codeOf, sentenceOf } from '#browser/failure.client.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { refreshAll, useDone } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { type RuleFile, RuleFileSchema } from './model.ts';
import { IMPORT_WORDS } from './words.ts';

/** What the server says of a file that names categories which are not there. */
const UnknownSchema = z.object({ data: z.object({ names: z.array(z.string()) }) });

/** Adds the rules of a file; asks first for categories that it names and the workspace has not got. */
export function ImportDialog({ categories, onClose }: { categories: readonly Category[]; onClose: () => void }) {
  const [file, setFile] = useState<RuleFile | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<string, string | null>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const tellDone = useDone();
  const bring = useMutation(
    api.importRules.mutationOptions({
      onSuccess: async ({ ids }) => {
        tellDone(IMPORT_WORDS.imported(ids.length), () => api.remove.call({ ids }));
        onClose();
        await refreshAll();
      },
      onError: (error) => {
        const unknown = codeOf(error) === 'UNKNOWN_CATEGORIES' ? UnknownSchema.safeParse(error) : null;
        if (unknown?.success !== true) setProblem(sentenceOf(error));
        else setChosen(Object.fromEntries(unknown.data.data.names.map((name) => [name, null])));
      },
    }),
  );
  const take = async ([dropped]: readonly File[]) => {
    setProblem(null);
    setChosen({});
    const read = RuleFileSchema.safeParse(jsonOf((await dropped?.text()) ?? ''));
    if (!read.success) {
      setProblem(IMPORT_WORDS.invalid);
      return;
    }
    setFile(read.data);
    bring.mutate({ file: read.data });
  };
  const names = Object.keys(chosen);
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
                bring.mutate({ file, categories: names.map((name) => ({ name, categoryId: chosen[name] ?? null })) })
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
            {names.map((name) => (
              <Field key={name} label={name}>
                <CategoryPicker
                  categories={categories}
                  value={chosen[name] ?? null}
                  none={IMPORT_WORDS.none}
                  placeholder={IMPORT_WORDS.none}
                  onChange={(id) => setChosen({ ...chosen, [name]: id })}
                />
              </Field>
            ))}
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
