import { ChevronDown } from 'lucide-react';
import { useCaller } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { KNOWN_WORDS, type Law, LAWS_AS_OF, lawsIn } from './laws.ts';
import type { ReportType } from './model.ts';
import { LAWS_SECTION_WORDS } from './words.ts';

/** Does this apply to me? What laws of the country say, as far as we know it. */
export function LawsSection({ about }: { about: ReportType }) {
  const { person, workspace } = useCaller();
  const formats = useFormats();
  const country = about === 'personal' ? person.country : workspace.country;
  const laws = lawsIn(country);
  const place = new Intl.DisplayNames(formats.locale, { type: 'region' }).of(country) ?? country;
  const note = about === 'personal' ? LAWS_SECTION_WORDS.yourCountryNote : LAWS_SECTION_WORDS.countryOfWorkspaceNote;
  return (
    <Section
      flush
      title={LAWS_SECTION_WORDS.laws}
      note={<Sentence text={note} parts={{ country: place, day: <DateText day={LAWS_AS_OF} /> }} />}
    >
      {laws.length === 0 ? (
        <p className="px-5 pb-4 text-sm text-soft">{LAWS_SECTION_WORDS.weHaveNoInformation}</p>
      ) : (
        laws.map((law) => <LawOpenable key={law.key} law={law} />)
      )}
    </Section>
  );
}

function LawOpenable({ law: { name, about, statements } }: { law: Law }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 px-5 py-2.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-medium">{name}</span>
        <ChevronDown className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180" aria-hidden />
        <span className="basis-full text-sm text-soft">{about}</span>
      </summary>
      <ul className="flex flex-col gap-3 px-5 pt-1 pb-4">
        {statements.map(({ says, known, source }) => (
          <li key={says} className="text-sm">
            <p>{says}</p>
            <p className="text-faint">
              {source === null ? '' : `${source}; `}
              {KNOWN_WORDS[known]}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
