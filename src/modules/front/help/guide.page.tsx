import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { GuideView } from './guide-view.tsx';
import { GUIDES } from './guides.client.ts';
import { GUIDE_PAGE_WORDS } from './words.ts';

/** One guide. */
export function GuidePage() {
  const { slug } = useParams();
  const guide = GUIDES.find((one) => one.slug === slug);
  useOwnTitle(guide?.title ?? null);
  const back = (
    <LinkButton to="/app/help" size="small" icon={<ArrowLeft aria-hidden />}>
      {GUIDE_PAGE_WORDS.allGuides}
    </LinkButton>
  );
  if (guide === undefined)
    return (
      <EmptyState title={GUIDE_PAGE_WORDS.guideNotFound} actions={back}>
        {GUIDE_PAGE_WORDS.itMayHaveBeen}
      </EmptyState>
    );
  return (
    <article className="max-w-prose">
      <PageHeader title={guide.title} note={guide.summary} actions={back} />
      <GuideView blocks={guide.blocks} />
    </article>
  );
}
