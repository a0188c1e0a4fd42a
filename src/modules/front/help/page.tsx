import { BookOpen, ChevronRight, Keyboard } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod';
import { useOfferedActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyCaps } from '#ui/key-caps.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { GUIDES } from './guides.client.ts';
import { type Guide, guidesFor } from './search.ts';
import { Sentence } from '#ui/sentence.tsx';
import { PAGE_WORDS } from './words.ts';

const FIELDS = { q: z.string().default('') };

/** How is it done? */
export function HelpPage() {
  const [{ q }, setUrl] = useUrlState(FIELDS);
  const found = guidesFor(GUIDES, q);
  return (
    <div className="max-w-reading">
      <PageHeader
        title={PAGE_WORDS.helpHeading}
        note={
          <>
            {PAGE_WORDS.shortGuides}{' '}
            <span className="pointer-coarse:hidden">
              <Sentence text={PAGE_WORDS.showsKeyboardShortcuts} parts={{ key: <KeyCaps keys="?" /> }} />
            </span>
          </>
        }
        actions={<ShowKeys />}
      />
      <div className="flex flex-col gap-5">
        <SearchInput
          label={PAGE_WORDS.searchGuides}
          placeholder={PAGE_WORDS.whatDoYouWant}
          value={q}
          onSearch={(asked) => setUrl({ q: asked }, { replace: true })}
        />
        <p role="status" className="sr-only">
          {PAGE_WORDS.oneGuide(found.length)}
        </p>
        {found.length === 0 ? (
          <section className="card">
            <EmptyState icon={<BookOpen aria-hidden />} title={PAGE_WORDS.noGuidesFound}>
              {PAGE_WORDS.tryOtherWordsOr}
            </EmptyState>
          </section>
        ) : (
          <ul aria-label={PAGE_WORDS.guides} className="card divide-y divide-line">
            {found.map((guide) => (
              <Entry key={guide.slug} guide={guide} />
            ))}
          </ul>
        )}
        <Contact />
      </div>
    </div>
  );
}

/** The key itself is no use to who has no keyboard, or does not know of it yet. */
function ShowKeys() {
  const keys = useOfferedActions().find(({ id }) => id === 'shell.keys');
  if (keys === undefined) return null;
  return (
    <Button className="pointer-coarse:hidden" icon={<Keyboard aria-hidden />} onClick={keys.perform}>
      {keys.name}
    </Button>
  );
}

function Entry({ guide: { slug, title, summary } }: { guide: Guide }) {
  return (
    <li>
      <Link
        to={`/app/help/${slug}`}
        className="flex items-center gap-3 px-5 py-3.5 text-ink no-underline transition-colors hover:bg-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          <span className="block text-sm text-soft">{summary}</span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-faint" aria-hidden />
      </Link>
    </li>
  );
}

function Contact() {
  return (
    <Section title={PAGE_WORDS.contactUs}>
      <div className="flex flex-col gap-2 text-sm text-soft">
        <p>
          <Sentence
            text={PAGE_WORDS.neverSendPasswordsCodes}
            parts={{ sendUsMessage: <PageLink href="/contact">{PAGE_WORDS.sendUsMessage}</PageLink> }}
          />
        </p>
        <p>
          <Sentence
            text={PAGE_WORDS.forRequestsAboutYour}
            parts={{
              yourDataRights: <TextLink to="/app/settings/your-data-rights">{PAGE_WORDS.yourDataRights}</TextLink>,
              services: <TextLink to="/app/services">{PAGE_WORDS.services}</TextLink>,
            }}
          />
        </p>
      </div>
    </Section>
  );
}
