import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ControlledField, Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useFormats } from '#ui/formats.tsx';
import { MomentInput } from '#ui/moment-input.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { endIn, localTime, SettingsFormSchema } from './form.client.ts';
import type { SiteSettings as Settings } from './model.ts';
import { ADMIN_SETTINGS_PAGE_WORDS } from './words.ts';

export function SettingsHeader() {
  return (
    <PageHeader
      title={ADMIN_SETTINGS_PAGE_WORDS.settingsHeading}
      note={ADMIN_SETTINGS_PAGE_WORDS.changesApplyAtOnceNote}
    />
  );
}

/** What holds for the whole site while it runs? */
export function SiteSettings() {
  const found = useQuery(api.settings.queryOptions());
  return (
    <Loaded query={found} skeleton={<TableSkeleton rows={4} />}>
      {(settings) => <SettingsForm settings={settings} />}
    </Loaded>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { timeZone } = useFormats();
  // What the form was filled with, whatever others change meanwhile; then what it saved last.
  const [before, setBefore] = useState(settings);
  const change = useMutation(api.change.mutationOptions({ onSuccess: refreshAll }));
  const fieldOf = ({ announcedUntil }: Settings) => localTime(announcedUntil, timeZone);
  const form = useZodForm({
    schema: SettingsFormSchema,
    defaultValues: { ...settings, announcedUntil: fieldOf(settings) },
  });
  return (
    <Form
      form={form}
      onSave={async ({ announcedUntil, ...said }) => {
        // An end that nobody touched stays to the second, which the field does not show.
        const end = announcedUntil === fieldOf(before) ? before.announcedUntil : endIn(announcedUntil, timeZone);
        setBefore(await change.mutateAsync({ ...said, announcedUntil: end, before }));
        toast.success(ADMIN_SETTINGS_PAGE_WORDS.settingsSaved);
      }}
      className="mb-3 flex flex-col gap-5"
    >
      <Section title={ADMIN_SETTINGS_PAGE_WORDS.signUps}>
        <Checkbox
          label={ADMIN_SETTINGS_PAGE_WORDS.allowNewSignUps}
          className="py-1"
          {...form.register('signUpsOpen')}
        />
        <p className="mt-1 text-sm text-soft">{ADMIN_SETTINGS_PAGE_WORDS.whenOffOnlyExisting}</p>
      </Section>
      <Section title={ADMIN_SETTINGS_PAGE_WORDS.announcement} note={ADMIN_SETTINGS_PAGE_WORDS.shownOnEveryPageNote}>
        <div className="flex flex-col gap-4">
          <FormField form={form} name="announcement" label={ADMIN_SETTINGS_PAGE_WORDS.message} optional>
            {(control) => <TextArea rows={3} {...control} />}
          </FormField>
          <ControlledField
            form={form}
            name="announcedUntil"
            label={ADMIN_SETTINGS_PAGE_WORDS.until}
            hint={ADMIN_SETTINGS_PAGE_WORDS.inYourTimeZoneNote}
            optional
          >
            {({ value, onChange, onBlur }) => <MomentInput value={value} onChange={onChange} onBlur={onBlur} />}
          </ControlledField>
        </div>
      </Section>
      <SubmitButton form={form} className="self-start">
        {ADMIN_SETTINGS_PAGE_WORDS.save}
      </SubmitButton>
    </Form>
  );
}
