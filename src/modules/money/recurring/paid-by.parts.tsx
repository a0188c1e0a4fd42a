import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useMay } from '#ui/caller.tsx';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useToday } from '#ui/today.client.ts';
import { RECURRING } from './access.ts';
import { api } from './api.client.ts';
import { PAID_BY_WORDS } from './payment-words.ts';

/** Which recurring payment a transaction pays; nothing where it pays none. */
export function PaysRecurring({ transactionId }: { transactionId: string }) {
  const today = useToday();
  const formats = useFormats();
  const mayRead = useMay(RECURRING.read);
  const { data } = useQuery({
    ...api.paymentOf.queryOptions({ input: { transactionId, today } }),
    enabled: mayRead,
  });
  if (data === undefined || data === null) return null;
  const name = (
    <TextLink to={linkTo('/app/recurring', { item: data.itemId })} className="wrap-anywhere">
      {data.name}
    </TextLink>
  );
  return (
    <section aria-labelledby="recurring-heading" className="flex flex-col gap-2 border-t border-line pt-5 text-sm">
      <h3 id="recurring-heading" className="text-base">
        {PAID_BY_WORDS.heading}
      </h3>
      <p className="flex items-baseline gap-2">
        <Repeat className="size-4 shrink-0 self-center text-faint" aria-hidden />
        <span>
          <Sentence text={PAID_BY_WORDS.pays} parts={{ name, day: writeDay(data.due, formats) }} />
        </span>
      </p>
    </section>
  );
}
