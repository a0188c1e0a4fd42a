import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/charts/download.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';

/** Everything that a person owns, in one file. */
export function TakeAway() {
  const { mutate, isPending } = useMutation(
    api.export.mutationOptions({
      onSuccess: (file) => {
        download(file.name, file);
        toast.success('Your data is on its way to your downloads');
      },
      onError: (error) => void toast.error('Nothing was exported', { description: sentenceOf(error) }),
    }),
  );
  return (
    <Section title="Take your data away">
      <p className="max-w-prose text-sm text-soft">
        One archive with your profile, pictures and preferences and all books of which you are an owner: every row as a
        sheet for a spreadsheet and exactly for a program, the statement files that you brought, and the record of what
        was done. Account numbers are in it in the clear, so keep it where only you can read it. What signs you in is
        not.
      </p>
      <Button
        look="primary"
        className="mt-4"
        icon={<Download aria-hidden />}
        pending={isPending}
        onClick={() => mutate({})}
      >
        Download everything
      </Button>
    </Section>
  );
}
