import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Severity } from '#kernel/severity.ts';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useFormats, writeMoment } from '#ui/formats.tsx';
import type { Alert } from './model.ts';
import { ALERT_ITEM_PARTS_WORDS } from './words.ts';

const LOOKS: Readonly<Record<Severity, { word: string; tone: Tone; icon: typeof Info; tint: string }>> = {
  critical: { word: 'Critical', tone: 'danger', icon: OctagonAlert, tint: 'bg-danger-tint text-danger-ink' },
  high: { word: 'Important', tone: 'danger', icon: TriangleAlert, tint: 'bg-danger-tint text-danger-ink' },
  medium: {
    word: ALERT_ITEM_PARTS_WORDS.pleaseCheck,
    tone: 'attention',
    icon: TriangleAlert,
    tint: 'bg-attention-tint text-attention-ink',
  },
  low: { word: ALERT_ITEM_PARTS_WORDS.forInformation, tone: 'neutral', icon: Info, tint: 'bg-sunken text-soft' },
};

/** One alert of a list: how grave, what, and when. `who`: whom it is about, where that is not the reader. */
export function AlertItem({
  alert: { severity, title, description, createdAt, resolvedAt },
  who,
  children,
}: {
  alert: Alert;
  who?: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}) {
  const formats = useFormats();
  const { word, tone, icon: Icon, tint } = LOOKS[severity];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-3.5">
      <span className={`grid size-9 shrink-0 place-items-center rounded-full ${tint}`}>
        <Icon className="size-4.5" aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {title}
          <Badge tone={tone}>{word}</Badge>
        </p>
        {who !== undefined && <p className="mt-0.5 text-sm wrap-anywhere">{who}</p>}
        <p className="mt-0.5 max-w-prose text-sm text-soft">{description}</p>
        <p className="mt-1 text-sm text-faint">
          {resolvedAt === null
            ? writeMoment(createdAt, formats)
            : ALERT_ITEM_PARTS_WORDS.createdAndResolved(
                writeMoment(createdAt, formats),
                writeMoment(resolvedAt, formats),
              )}
        </p>
      </div>
      {children}
    </li>
  );
}
