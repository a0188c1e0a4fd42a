import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { absolute } from '#kernel/money.ts';
import { Notice } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/link-button.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Burn } from './burn.tsx';
import { Costs } from './costs.tsx';
import { LineTable } from './line-table.tsx';
import { linkToProject } from './links.ts';
import { isOver } from './looks.ts';
import { ProjectBar } from './project-bar.tsx';
import type { PartProps } from './part-props.ts';
import type { Detail } from './reading.model.ts';
import { hoursOf } from './report-text.ts';
import { PROJECT_WORDS } from './words.ts';

/** What is spent, committed and left, over time and line by line. */
export function OverviewTab({ detail, mayWrite }: PartProps) {
  const { note } = detail.project;
  return (
    <div className="flex flex-col gap-5">
      <Figures detail={detail} />
      <Beside detail={detail} />
      <Section>
        <Burn detail={detail} />
      </Section>
      <LineTable detail={detail} />
      <Costs detail={detail} mayWrite={mayWrite} />
      {note !== '' && (
        <Section title={PROJECT_WORDS.note}>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p>
        </Section>
      )}
    </div>
  );
}

function Figures({ detail }: { detail: Detail }) {
  const { figures } = detail;
  const { projected } = detail.burn;
  const { budget, left, spent, committed, income, plannedIncome, margin, minutes, workValue } = figures;
  const hasBudget = budget.minor > 0n || budget.withheld === true;
  const over = isOver(figures);
  const hasIncome = income.minor !== 0n || plannedIncome.minor !== 0n;
  return (
    <Section>
      <div className="flex flex-col gap-4">
        <dl className="flex flex-wrap items-end gap-x-6 gap-y-3 sm:gap-x-10">
          {hasBudget && (
            <Figure label={over ? PROJECT_WORDS.over : PROJECT_WORDS.left} isLead>
              {left.withheld === true ? (
                <MoneyText value={left} />
              ) : (
                <span className={cx(over && 'text-danger-ink')}>
                  <KeyFigure value={absolute(left)} whole />
                </span>
              )}
            </Figure>
          )}
          {hasBudget && (
            <Figure label={PROJECT_WORDS.budget}>
              <MoneyText value={budget} whole />
            </Figure>
          )}
          <Figure label={PROJECT_WORDS.spent}>
            <MoneyText value={spent} whole />
          </Figure>
          {committed.minor !== 0n && (
            <Figure label={PROJECT_WORDS.committed}>
              <MoneyText value={committed} whole />
            </Figure>
          )}
          {hasIncome && (
            <Figure label={PROJECT_WORDS.income}>
              <MoneyText value={income} whole />
            </Figure>
          )}
          {(hasIncome || minutes > 0) && (
            <Figure label={PROJECT_WORDS.margin}>
              <MoneyText value={margin} whole />
            </Figure>
          )}
          {minutes > 0 && (
            <Figure label={`${PROJECT_WORDS.work}, ${hoursOf(figures.billableMinutes)}`}>
              <MoneyText value={workValue} whole />
            </Figure>
          )}
          {projected !== null && (
            <Figure label={PROJECT_WORDS.projected}>
              <MoneyText value={projected} whole />
            </Figure>
          )}
        </dl>
        <ProjectBar figures={figures} />
      </div>
    </Section>
  );
}

/** @param isLead it stands alone in the first line of a phone or tablet, however long it is */
function Figure({ label, isLead = false, children }: { label: string; isLead?: boolean; children: ReactNode }) {
  return (
    <div className={isLead ? 'max-lg:basis-full' : 'max-sm:min-w-[calc(50%-0.75rem)]'}>
      <dt className="text-sm text-faint">{label}</dt>
      <dd className="mt-0.5 text-lg font-semibold">{children}</dd>
    </div>
  );
}

/** What is in none of the figures, and why. */
function Beside({ detail: { unknown, elsewhere } }: { detail: Detail }) {
  if (unknown.length === 0 && elsewhere.length === 0) return null;
  return (
    <Notice icon={<TriangleAlert aria-hidden />}>
      <span className="flex flex-col gap-1">
        {unknown.map((amount) => (
          <span key={amount.currency}>
            <Sentence text={PROJECT_WORDS.unknown} parts={{ amount: <MoneyText value={amount} /> }} />
          </span>
        ))}
        {elsewhere.map(({ projectId, name, count }) => (
          <TextLink key={projectId} to={linkToProject(projectId)}>
            {PROJECT_WORDS.elsewhere(count, name)}
          </TextLink>
        ))}
      </span>
    </Notice>
  );
}
