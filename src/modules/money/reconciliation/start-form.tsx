import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form, SubmitButton, useZodForm } from '#ui/form.tsx';
import { keepFocus } from '#ui/keep-focus.client.ts';
import { Section } from '#ui/page-header.tsx';
import { refreshAll } from '#ui/undoable.client.ts';
import type { Money } from '#kernel/money.ts';
import { api } from './api.client.ts';
import { StatementFormSchema } from './form.ts';
import { StatementFields } from './statement-fields.tsx';
import { FORM_WORDS } from './words.ts';

type StartFormProps = {
  accountId: string;
  currency: string;
  suggestion: { readonly day: string; readonly balance: Money } | null;
};

/** Where a statement begins: its day and balance, filled in where an import brought them. */
export function StartForm({ accountId, currency, suggestion }: StartFormProps) {
  const start = useMutation(api.start.mutationOptions());
  // Its button goes once the statement has begun.
  useEffect(() => keepFocus, []);
  const form = useZodForm({
    schema: StatementFormSchema,
    defaultValues: { day: suggestion?.day ?? '', balance: suggestion?.balance ?? null },
  });
  return (
    <Section title={FORM_WORDS.title} note={suggestion === null ? FORM_WORDS.enterNote : FORM_WORDS.suggestedNote}>
      <Form
        form={form}
        className="grid max-w-xl items-start gap-4 sm:grid-cols-2 [&>[role=alert]]:sm:col-span-2"
        onSave={async (statement) => {
          await start.mutateAsync({ accountId, ...statement });
          await refreshAll();
        }}
      >
        <StatementFields form={form} currency={currency} />
        <div className="sm:col-span-2">
          <SubmitButton form={form}>{FORM_WORDS.start}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
