import { IMPORTS } from '#modules/money/transactions/access.ts';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { dayHere } from './days.client.ts';
import type { Import } from './model.ts';
import { IMPORTS_ANSWER_WORDS } from './words.ts';
import { Sentence } from '#ui/sentence.tsx';

/** What came in last. */
export function ImportsAnswer({ imports }: { imports: readonly Import[] }) {
  const formats = useFormats();
  const mayWrite = useMay(IMPORTS.write);
  const done = imports.filter(({ status }) => status === 'done');
  const last = done.toSorted((a, b) => (b.doneAt?.getTime() ?? 0) - (a.doneAt?.getTime() ?? 0))[0];
  if (last?.doneAt == null) return mayWrite ? IMPORTS_ANSWER_WORDS.importYourFirstStatement : null;
  return (
    <>
      <Sentence
        text={IMPORTS_ANSWER_WORDS.yourLastImportOn}
        parts={{
          day: <DateText day={dayHere(last.doneAt)} />,
          link: (
            <TextLink to={`/app/imports/${last.id}`}>
              {IMPORTS_ANSWER_WORDS.transaction(last.counts.added, (count) => writeNumber(count, formats))}
            </TextLink>
          ),
        }}
      />
    </>
  );
}
