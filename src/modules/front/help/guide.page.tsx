import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useOwnTitle } from '#ui/own-title.client.ts';
import { GuideView } from './guide-view.tsx';
import { GUIDES } from './guides.client.ts';

/** One guide. */
export function GuidePage() {
  const { slug } = useParams();
  const guide = GUIDES.find((one) => one.slug === slug);
  useOwnTitle(guide?.title ?? null);
  const back = (
    <LinkButton to="/app/help" size="small" icon={<ArrowLeft aria-hidden />}>
      All guides
    </LinkButton>
  );
  if (guide === undefined)
    return (
      <EmptyState title="Guide not found" actions={back}>
        It may have been renamed.
      </EmptyState>
    );
  return (
    <article className="max-w-3xl">
      <PageHeader title={guide.title} note={guide.summary} actions={back} />
      <GuideView blocks={guide.blocks} />
    </article>
  );
}
