import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Notice } from '#ui/badge.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import { api } from './api.client.ts';
import { ANNOUNCEMENT_PARTS_WORDS } from './first-words.ts';

/** What those who run the site announce, above the page; nothing where they announce nothing. */
export function Announcement() {
  const formats = useFormats();
  const { data } = useQuery(api.announcement.queryOptions({ staleTime: 5 * 60_000 }));
  if (data === undefined || data === null) return null;
  return (
    <section aria-label={ANNOUNCEMENT_PARTS_WORDS.announcement} className="mb-6">
      <Notice tone="attention" icon={<Megaphone aria-hidden />}>
        <p className="wrap-anywhere whitespace-pre-line">{data.text}</p>
        {data.until !== null && (
          <p className="mt-1">{ANNOUNCEMENT_PARTS_WORDS.until(writeMoment(data.until, formats))}</p>
        )}
      </Notice>
    </section>
  );
}
