import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import type { ListedRule, Report } from './model.ts';
import { REPORT_WORDS } from './words.ts';

type ReportSectionProps = {
  report: Report;
  rules: readonly ListedRule[];
  /** Null where the member may not change rules. */
  onEdit: ((id: string) => void) | null;
};

/** Rules that contradict each other, and rules that never do anything. */
export function ReportSection({ report: { conflicts, dead }, rules, onEdit }: ReportSectionProps) {
  if (conflicts.length === 0 && dead.length === 0) return null;
  const nameOf = (wanted: string) => rules.find(({ id }) => id === wanted)?.name ?? '';
  const nameText = (id: string) => <strong className="font-medium wrap-anywhere">{nameOf(id)}</strong>;
  const edit = (id: string) =>
    onEdit !== null && (
      <Button size="small" aria-label={REPORT_WORDS.editOne(nameOf(id))} onClick={() => onEdit(id)}>
        {REPORT_WORDS.edit}
      </Button>
    );
  return (
    <Section title={REPORT_WORDS.title} note={REPORT_WORDS.toCheckNote}>
      <ul aria-label={REPORT_WORDS.title} className="divide-y divide-line">
        {conflicts.map(({ ruleIds: [one, other], count }) => (
          <Finding key={`${one} ${other}`} action={edit(other)}>
            <Sentence text={REPORT_WORDS.conflict(count)} parts={{ rule: nameText(one), otherRule: nameText(other) }} />
          </Finding>
        ))}
        {dead.map(({ ruleId, because }) => (
          <Finding key={ruleId} action={edit(ruleId)}>
            <Sentence text={REPORT_WORDS.because[because]} parts={{ rule: nameText(ruleId) }} />
          </Finding>
        ))}
      </ul>
    </Section>
  );
}

function Finding({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-sm">
      <TriangleAlert className="size-4 shrink-0 text-attention-ink" aria-hidden />
      <span className="min-w-0 flex-1 basis-56">{children}</span>
      {action}
    </li>
  );
}
