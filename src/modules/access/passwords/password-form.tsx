import { PASSWORD_HINT } from '#modules/access/identity/auth.parts.tsx';
import { Form, FormField, SubmitButton, useZodForm } from '#ui/form.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { toast } from '#ui/toast.client.ts';
import { refreshAll } from '#ui/undoable.client.ts';
import { api } from './api.client.ts';
import { ChosenPasswordSchema, NewPasswordSchema } from './model.ts';
import { PASSWORD_FORM_WORDS } from './words.ts';

type PasswordFormProps = { email: string; hasPassword: boolean };

export function PasswordForm({ email, hasPassword }: PasswordFormProps) {
  const form = useZodForm({
    schema: hasPassword ? ChosenPasswordSchema : NewPasswordSchema,
    defaultValues: { current: '', password: '' },
  });
  return (
    <Form
      form={form}
      onSave={async (wish) => {
        await api.changePassword(wish);
        form.reset();
        toast.success(PASSWORD_FORM_WORDS.passwordChanged, { description: PASSWORD_FORM_WORDS.yourOtherDevicesWere });
        await refreshAll();
      }}
    >
      {/* Tells the browser's keeper of passwords whose this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <FormField form={form} name="current" label={PASSWORD_FORM_WORDS.currentPassword}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      ) : (
        <p className="text-sm text-soft">{PASSWORD_FORM_WORDS.youSignInWith}</p>
      )}
      <FormField form={form} name="password" label={PASSWORD_FORM_WORDS.newPassword} hint={PASSWORD_HINT}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} />}
      </FormField>
      <SubmitButton form={form} className="self-start">
        {PASSWORD_FORM_WORDS.changePassword(hasPassword)}
      </SubmitButton>
    </Form>
  );
}
