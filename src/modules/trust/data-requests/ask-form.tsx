import { useMutation } from '@tanstack/react-query';
import { settleConsent } from '#modules/people/consents/parts.tsx';
import { Notice } from '#ui/badge.tsx';
import { useCaller } from '#ui/caller.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { LONGEST_TEXT } from '#kernel/plain-text.ts';
import { api } from './api.client.ts';
import { deadlineFor, termInWords } from './deadlines.ts';
import { NewRequestSchema } from './model.ts';
import { isDoneAtOnce, ownWayOf, rightsIn } from './rules.ts';
import { type Right, RIGHT_WORDS, ASK_FORM_WORDS } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** Asks, in as few steps as the law knows rights. */
export function AskForm() {
  const { id: userId, country } = useCaller().person;
  const rights = rightsIn(country);
  const ask = useMutation(api.ask.mutationOptions());
  const defaults: { right: Right; details: string } = { right: 'access', details: '' };
  const form = useZodForm({
    schema: NewRequestSchema,
    defaultValues: defaults,
    draft: { name: 'data-request' },
  });
  const [right, details] = form.watch(['right', 'details']);
  const choices = rights.map((value) => ({ value, label: RIGHT_WORDS[value].label }));
  return (
    <Section title={ASK_FORM_WORDS.makeRequest} note={ASK_FORM_WORDS.itIsFreeAndNote}>
      <Form
        form={form}
        onSave={async (wish) => {
          const { state } = await ask.mutateAsync(wish);
          // Before anything else is shown: the next request may be begun at once.
          form.reset(defaults);
          await refreshAll();
          // What runs in this browser stops now, not with the next page.
          if (wish.right === 'objection') await settleConsent(userId);
          toast.success(state === 'answered' ? ASK_FORM_WORDS.doneSeeYourRequests : ASK_FORM_WORDS.requestSent);
        }}
      >
        <FormField form={form} name="right" label={ASK_FORM_WORDS.whatYouWant} hint={RIGHT_WORDS[right].hint}>
          {(control) => <Select choices={choices} {...control} />}
        </FormField>
        <OwnWayNotice right={right} />
        <FormField
          form={form}
          name="details"
          label={ASK_FORM_WORDS.details}
          optional
          hint={
            isDoneAtOnce(right, (details ?? '').trim())
              ? ASK_FORM_WORDS.leaveThisEmptyToNote
              : ASK_FORM_WORDS.leaveThisEmptyUnlessNote
          }
        >
          {(control) => <TextArea rows={4} maxLength={LONGEST_TEXT} {...control} />}
        </FormField>
        <Term country={country} right={right} />
        <SubmitButton form={form} className="self-start">
          {ASK_FORM_WORDS.sendRequest}
        </SubmitButton>
      </Form>
    </Section>
  );
}

/** Where nobody has to be waited for. */
function OwnWayNotice({ right }: { right: Right }) {
  const own = ownWayOf(right);
  if (own === null) return null;
  return (
    <Notice
      action={
        <LinkButton size="small" to={own.path}>
          {own.label}
        </LinkButton>
      }
    >
      {ASK_FORM_WORDS.youCanDoThis}
    </Notice>
  );
}

/** Until when, and by which law; how far the figure was checked is told to those who answer. */
function Term({ country, right }: { country: string; right: Right }) {
  const deadline = deadlineFor(country, right);
  if (deadline === null) return null;
  return (
    <p className="text-sm text-soft">
      <Sentence
        text={ASK_FORM_WORDS.weAnswerWithin}
        parts={{
          term: <strong className="font-medium text-ink">{termInWords(deadline.term)}</strong>,
          law: deadline.law,
          promise: deadline.checked === 'own' && ASK_FORM_WORDS.lawSetsNoNumber,
        }}
      />
    </p>
  );
}
