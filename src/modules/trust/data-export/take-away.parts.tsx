import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/charts/download.client.ts';
import { sentenceOf } from '#browser/failure.client.ts';
import { Section } from '#ui/page-header.tsx';
import { toast } from '#ui/toast.client.ts';
import { api } from './api.client.ts';
import { TAKE_AWAY_PARTS_WORDS } from './words.ts';

/** Everything that a person owns, in one file. */
export function TakeAway() {
  const { mutate, isPending } = useMutation(
    api.export.mutationOptions({
      onSuccess: (file) => {
        download(file.name, file);
        toast.success(TAKE_AWAY_PARTS_WORDS.yourDataIsDownloading);
      },
      onError: (error) =>
        void toast.error(TAKE_AWAY_PARTS_WORDS.nothingWasExported, { description: sentenceOf(error) }),
    }),
  );
  return (
    <Section title={TAKE_AWAY_PARTS_WORDS.downloadYourData}>
      <p className="max-w-prose text-sm text-soft">{TAKE_AWAY_PARTS_WORDS.oneFileWithAll}</p>
      <Button
        look="primary"
        className="mt-4"
        icon={<Download aria-hidden />}
        pending={isPending}
        onClick={() => mutate({})}
      >
        {TAKE_AWAY_PARTS_WORDS.downloadEverything}
      </Button>
    </Section>
  );
}
