import { useQuery } from '@tanstack/react-query';
import { Split as SplitIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useMay } from '#ui/caller.tsx';
import { useFormats } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { SPLITS } from './access.ts';
import { api } from './api.client.ts';
import { SplitDialog } from './parts.tsx';
import { MARK_WORDS } from './words.ts';

/** Says that a transaction is a line of another, and opens the split of that. @param wholeId of that other */
export function SplitMark({ wholeId }: { wholeId: string }) {
  const split = useQuery({ ...api.get.queryOptions({ input: { id: wholeId } }), retry: false });
  const mayWrite = useMay(SPLITS.write);
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const whole = split.data;
  const text =
    whole === undefined || whole.amount.withheld === true
      ? MARK_WORDS.part
      : MARK_WORDS.partOf(writeMoney(whole.amount, formats, { sign: 'never' }));
  const mark = (
    <>
      <SplitIcon className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">{text}</span>
    </>
  );
  if (whole === undefined || !mayWrite)
    return (
      <span title={whole?.description} className="inline-flex min-w-0 shrink-0 items-center gap-1 text-xs text-faint">
        {mark}
      </span>
    );
  return (
    <>
      <button
        type="button"
        title={whole.description}
        aria-label={`${text}. ${MARK_WORDS.open(whole.description)}`}
        onClick={() => setOpen(true)}
        className="relative z-1 -my-1 inline-flex min-h-6 min-w-0 shrink-0 items-center gap-1 rounded-sm text-xs text-faint hover:text-ink hover:underline sm:pointer-coarse:min-h-8"
      >
        {mark}
      </button>
      <Suspense>{isOpen && <SplitDialog id={wholeId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
