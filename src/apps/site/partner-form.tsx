import { COUNTRIES, SPECIALTY_NAMES, specialtyTitle } from '#modules/front/partners/words.ts';
import { Box, BoxesField, ChoiceField, InputField, PlainForm, SendButton, TextField } from './form-parts.tsx';

export const COUNTRY_CHOICES = COUNTRIES.map(({ code, name }) => ({ value: code, label: name }));
export const SPECIALTY_CHOICES = SPECIALTY_NAMES.map((value) => ({ value, label: specialtyTitle(value) }));

const FORM = 'partner';

/** What somebody sends who wants to be a partner. */
export function PartnerForm() {
  return (
    <>
      <h3 className="text-lg">Apply as a partner</h3>
      <p className="mt-1 mb-5 text-base text-soft">
        Partner applications that we do not accept are deleted after a year.
      </p>
      <PlainForm name={FORM} action="/partners#become-a-partner">
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField form={FORM} name="name" label="Your name" autoComplete="name" maxLength={80} />
          <InputField
            form={FORM}
            name="practice"
            label="Name of your practice"
            autoComplete="organization"
            maxLength={120}
          />
          <InputField form={FORM} name="email" label="E-mail" type="email" autoComplete="email" maxLength={254} />
          <InputField
            form={FORM}
            name="licence"
            label="Professional registration or licence"
            maxLength={200}
            hint="Enter the issuer of your licence, and the licence number."
          />
          <ChoiceField form={FORM} name="country" label="Country" choices={COUNTRY_CHOICES} first="Choose one" />
          <InputField form={FORM} name="place" label="Town" autoComplete="address-level2" maxLength={80} />
        </div>
        <BoxesField form={FORM} name="specialties" label="What you help clients with" choices={SPECIALTY_CHOICES} />
        <InputField form={FORM} name="charges" label="How you charge" maxLength={300} hint="Answer in one sentence." />
        <TextField form={FORM} name="about" label="Anything else to tell us" rows={4} maxLength={1000} optional />
        <Box
          form={FORM}
          name="mayBeListed"
          value="yes"
          label="List me on this page with my name, practice, town, specialties, licence, charges and e-mail."
        />
        <SendButton>Apply as a partner</SendButton>
      </PlainForm>
    </>
  );
}
