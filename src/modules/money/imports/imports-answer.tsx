import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { dayHere } from './days.client.ts';
import type { Import } from './model.ts';
import { counted } from './words.ts';

/** What came in last. */
export function ImportsAnswer({ imports }: { imports: readonly Import[] }) {
  const formats = useFormats();
  const done = imports.filter(({ status }) => status === 'done');
  const last = done.toSorted((a, b) => (b.doneAt?.getTime() ?? 0) - (a.doneAt?.getTime() ?? 0))[0];
  if (last?.doneAt == null) return 'Import your first statement';
  return (
    <>
      Your last import, on <DateText day={dayHere(last.doneAt)} />, added{' '}
      <TextLink to={`/app/imports/${last.id}`}>
        {counted(last.counts.added, 'transaction', (count) => writeNumber(count, formats))}
      </TextLink>
    </>
  );
}
