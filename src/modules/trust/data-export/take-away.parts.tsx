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
        toast.success('Your data is downloading');
      },
      onError: (error) => void toast.error('Nothing was exported', { description: sentenceOf(error) }),
    }),
  );
  return (
    <Section title="Download your data">
      <p className="max-w-prose text-sm text-soft">
        One file with all your data. Account numbers are readable in it, so store it safely.
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
