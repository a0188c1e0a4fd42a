import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check } from 'lucide-react';
import { ChooseStatements } from '#modules/money/imports/choose-statements.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { cx } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { SkipWelcome } from '#modules/people/preferences/skip-welcome.parts.tsx';
import { MonthStartQuestion } from '#modules/people/preferences/month-start.parts.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { HOME } from '#browser/return-path.ts';
import { HeaderSkeleton, Skeleton, Waiting } from '#ui/skeleton.tsx';
import { api } from './api.client.ts';
import type { Facts, Step } from './model.ts';
import { type Kind, kindOf } from './rules.ts';
import { StepProgress } from './step-progress.tsx';
import { GREETINGS, wordsOf, PAGE_WORDS } from './words.ts';

/** Where somebody lands: the first three steps of their kind of person, and how far they are. */
export function WelcomePage() {
  const { person } = useCaller();
  const kind = kindOf(person.userType);
  const steps = useQuery(api.steps.queryOptions());
  return (
    <Loaded query={steps} skeleton={<WelcomeWaiting />}>
      {(found) => <Welcome kind={kind} name={person.firstName ?? person.displayName} {...found} />}
    </Loaded>
  );
}

type WelcomeProps = { kind: Kind; name: string; steps: readonly Step[]; facts: Facts };

function Welcome({ kind, name, steps, facts }: WelcomeProps) {
  const left = steps.filter(({ isDone }) => !isDone);
  const next = left[0]?.name ?? null;
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.welcomeHeading(name)}
        answer={answerOf(steps.length, left.length)}
        {...(left.length === steps.length && { note: GREETINGS[kind] })}
        actions={
          <>
            <SkipWelcome />
            {left.length === 0 ? (
              <LinkButton to={HOME} look="primary" icon={<ArrowRight aria-hidden />}>
                {PAGE_WORDS.goToDashboard}
              </LinkButton>
            ) : (
              <LinkButton to={HOME}>{PAGE_WORDS.goToDashboard}</LinkButton>
            )}
          </>
        }
      />
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map((step, place) => (
          <StepCard
            key={step.name}
            step={step}
            number={place + 1}
            facts={facts}
            isNext={step.name === next}
            kind={kind}
          />
        ))}
      </ol>
      <div className="mt-4 lg:max-w-md">
        <Section title={PAGE_WORDS.whenDoesYourMonth}>
          <MonthStartQuestion />
        </Section>
      </div>
    </>
  );
}

function answerOf(all: number, left: number): string {
  if (left === 0) return PAGE_WORDS.youAreAllSet;
  if (left === all) return PAGE_WORDS.getSetUpIn;
  return PAGE_WORDS.oneStepLeft(left);
}

type StepCardProps = { kind: Kind; step: Step; number: number; facts: Facts; isNext: boolean };

function StepCard({ kind, step, number, facts, isNext }: StepCardProps) {
  const { title, why, act, to } = wordsOf(kind, step);
  return (
    <li className={cx('card flex flex-col p-5', isNext && 'border-accent')}>
      <div className="flex items-center gap-3">
        <span
          className={cx(
            'grid size-8 shrink-0 place-items-center rounded-full text-sm font-semibold [&_svg]:size-4',
            step.isDone ? 'bg-accent text-on-accent' : 'bg-accent-tint text-accent-ink',
          )}
        >
          {step.isDone ? <Check aria-hidden /> : <span aria-hidden>{number}</span>}
          <span className="sr-only">{step.isDone ? PAGE_WORDS.done : PAGE_WORDS.step(number)}</span>
        </span>
        <h2 className="text-base leading-snug">{title}</h2>
      </div>
      <p className="mt-3 flex-1 text-sm text-soft">{why}</p>
      <div className="mt-5">
        <StepProgress step={step} facts={facts} />
      </div>
      <div className="mt-4 flex">
        {step.name === 'rows' && !step.isDone ? (
          <ChooseStatements look={isNext ? 'primary' : 'secondary'}>{act}</ChooseStatements>
        ) : (
          <LinkButton to={to} look={isNext ? 'primary' : 'secondary'}>
            {act}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function WelcomeWaiting() {
  return (
    <Waiting>
      <HeaderSkeleton />
      <div className="grid gap-4 lg:grid-cols-3">
        {[1, 2, 3].map((card) => (
          <div key={card} className="card flex flex-col gap-4 p-5">
            <Skeleton className="h-8 w-48 max-w-full" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-2 w-full" />
            <Skeleton className="h-9 w-40" />
          </div>
        ))}
      </div>
    </Waiting>
  );
}
