import { type FormEvent, useState } from 'react';
import { queryClient } from '#browser/api.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PasswordInput } from '#ui/text-input.tsx';
import { api } from './api.client.ts';
import { UNLOCK_FORM_WORDS } from './file-words.ts';

/**
 * Asks for the password of a PDF, which opens it once. It is sent past the cache of what is asked for, so that it is in no
 * memory of this page afterwards.
 */
export function UnlockForm({ id }: { id: string }) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  async function unlock(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setProblem(UNLOCK_FORM_WORDS.enterPassword);
    setOpening(true);
    setProblem(null);
    try {
      const preview = await api.unlock.call({ id, password });
      setPassword('');
      await queryClient.cancelQueries({ queryKey: api.get.key({ input: { id } }) });
      queryClient.setQueryData(api.get.queryKey({ input: { id } }), preview);
      void queryClient.invalidateQueries({ queryKey: api.list.key() });
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setOpening(false);
    }
  }
  return (
    <form noValidate className="flex max-w-md flex-wrap items-end gap-3" onSubmit={(event) => void unlock(event)}>
      <Field
        label={UNLOCK_FORM_WORDS.password}
        hint={UNLOCK_FORM_WORDS.passwordNote}
        {...(problem === null ? {} : { error: problem })}
        className="min-w-0 flex-1 basis-52"
      >
        <PasswordInput
          autoComplete="off"
          maxLength={200}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Button type="submit" pending={isOpening}>
        {UNLOCK_FORM_WORDS.openFile}
      </Button>
    </form>
  );
}
