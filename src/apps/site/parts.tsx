import type { ReactNode } from 'react';
import { MARK } from '#kernel/form-marks.ts';
import type { LegalSection } from './legal-section.ts';

type PageTopProps = {
  /** The part of the site, where it is not the page itself. */
  eyebrow?: ReactNode;
  /** The name of the page, as in the menu. */
  title: string;
  /** What the page says, in one line. */
  lead?: string;
  children?: ReactNode;
};

/** The head of a page: its only h1, and what it says. */
export function PageTop({ eyebrow, title, lead, children }: PageTopProps) {
  return (
    <div className="border-line not-only:border-b">
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 sm:py-20">
        {eyebrow !== undefined && <p className="text-sm font-medium text-attention-ink">{eyebrow}</p>}
        <h1 className="mt-3 max-w-3xl font-serif text-[clamp(2.1rem,5vw,3.3rem)] leading-[1.1] font-semibold tracking-[-0.02em]">
          {title}
        </h1>
        {lead !== undefined && <p className="mt-4 max-w-2xl text-xl text-balance text-ink">{lead}</p>}
        <div className="mt-4 max-w-2xl text-lg text-soft *:text-balance empty:hidden">{children}</div>
      </div>
    </div>
  );
}

/** How the heading of a part looks, wherever the part stands. */
export const partTitleClasses =
  'max-w-2xl font-serif text-[clamp(1.6rem,3.4vw,2.2rem)] leading-tight font-semibold tracking-[-0.018em]';

/** A part of a page that menus lead to. */
export function Part({
  id,
  title,
  tinted = false,
  children,
}: {
  id?: string;
  title: string;
  tinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={id === undefined ? undefined : `${id}-title`}
      className={tinted ? 'border-y border-line bg-surface' : undefined}
    >
      <div className="mx-auto max-w-6xl px-5 py-14 sm:px-8 sm:py-20">
        <h2 id={id === undefined ? undefined : `${id}-title`} className={partTitleClasses}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** A list of facts, each a line with a mark before it. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-base text-soft marker:text-accent">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** A page of headings and paragraphs, with links to them. */
export function LegalText({ parts }: { parts: readonly LegalSection[] }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-14 px-5 py-12 sm:px-8 sm:py-16 lg:grid-cols-[14rem_1fr]">
      <nav aria-label="On this page" className="mb-10 text-sm lg:sticky lg:top-24 lg:mb-0 lg:self-start">
        <h2 className="font-semibold">On this page</h2>
        <ul className="mt-2 flex flex-col">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-8 items-center text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-2xl flex-col gap-10">
        {parts.map(({ id, title, paragraphs, facts, filled }) => (
          <section key={id} id={id}>
            <h2 className="text-xl">{title}</h2>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-base text-soft">
                {paragraph}
              </p>
            ))}
            {facts !== undefined && <Facts facts={facts} />}
            {filled !== undefined && (
              <>
                {MARK.each(filled)}
                <p className="mt-3 text-base wrap-anywhere text-soft">{MARK.cell('text')}</p>
                {MARK.end}
              </>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
