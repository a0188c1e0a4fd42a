import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { dayHere } from './days.client.ts';
import type { Import } from './model.ts';
import { counted } from './words.ts';

/** What stands open, else what came in last. */
export function ImportsAnswer({ imports }: { imports: readonly Import[] }) {
  const formats = useFormats();
  const write = (count: number) => writeNumber(count, formats);
  const open = imports.filter(({ status }) => status === 'ready');
  const [first] = open;
  if (first !== undefined)
    return open.length === 1 ? (
      <>
        <TextLink to={`/app/imports/${first.id}`} className="wrap-anywhere">
          {first.fileName}
        </TextLink>{' '}
        is waiting for your review
      </>
    ) : (
      `${write(open.length)} files are waiting for your review`
    );
  const done = imports.filter(({ status }) => status === 'done');
  const last = done.toSorted((a, b) => (b.doneAt?.getTime() ?? 0) - (a.doneAt?.getTime() ?? 0))[0];
  if (last?.doneAt == null) return 'Import your first statement';
  return (
    <>
      Your last import, on <DateText day={dayHere(last.doneAt)} />, added{' '}
      <TextLink to={`/app/imports/${last.id}`}>{counted(last.counts.added, 'transaction', write)}</TextLink>
    </>
  );
}
