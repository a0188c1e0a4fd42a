import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { dayAt } from '#kernel/calendar.ts';
import { CATEGORIES } from '#modules/money/categories/access.ts';
import { CategoryName, useCategories } from '#modules/money/categories/parts.tsx';
import { CategoryPicker } from '#modules/money/categories/picker.parts.tsx';
import { useActions } from '#ui/actions.client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { RowSkeletons, Waiting } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useUndoable } from '#ui/undoable.client.ts';
import { MERCHANT_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import type { Lesson } from './model.ts';
import { LEARNED_CATEGORIES } from './first-words.ts';
import { WORDS } from './words.ts';

const keyOf = ({ merchant, direction }: Lesson) => `${direction} ${merchant}`;

/** Which category each merchant gets: all that corrections taught, to change and to delete. */
export function LessonsPage() {
  const lessons = useQuery(api.lessons.queryOptions());
  useActions(MERCHANT_ACTIONS, { 'merchants.lessons': () => window.scrollTo({ top: 0 }) });
  return (
    <>
      <PageHeader title={LEARNED_CATEGORIES} note={WORDS.note} />
      <Section flush>
        <Loaded
          query={lessons}
          skeleton={
            <Waiting>
              <RowSkeletons rows={8} rowClassName="h-12" />
            </Waiting>
          }
        >
          {(all) => (all.length === 0 ? <NoLessons /> : <LessonTable lessons={all} />)}
        </Loaded>
      </Section>
    </>
  );
}

function NoLessons() {
  return (
    <EmptyState
      icon={<GraduationCap aria-hidden />}
      title={WORDS.none}
      actions={
        <LinkButton look="primary" to="/app/transactions">
          {WORDS.toTransactions}
        </LinkButton>
      }
    >
      {WORDS.noneHint}
    </EmptyState>
  );
}

function LessonTable({ lessons }: { lessons: readonly Lesson[] }) {
  const mayWrite = useMay(CATEGORIES.write);
  const formats = useFormats();
  const { data: categories = [] } = useCategories();
  const byId = useMemo(() => new Map(categories.map((category) => [category.id, category])), [categories]);
  const work = useUndoable();

  const change = ({ merchant, direction, name }: Lesson, categoryId: string) => {
    const key = { merchant, direction };
    work({
      perform: async () => {
        const { before } = await api.change.call({ ...key, categoryId });
        return () => api.putBack.call({ ...key, before });
      },
      done: WORDS.changed(name, byId.get(categoryId)?.name ?? ''),
    });
  };
  const forget = ({ merchant, direction, name }: Lesson) => {
    const key = { merchant, direction };
    work({
      perform: async () => {
        const { before } = await api.forget.call(key);
        return () => api.putBack.call({ ...key, before });
      },
      done: WORDS.removed(name),
    });
  };

  const columns: Column<Lesson>[] = [
    {
      key: 'merchant',
      header: WORDS.columns.merchant,
      onCard: 'title',
      className: '[th&]:rounded-tl-card',
      cell: ({ name, isFixed }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span className="line-clamp-2 wrap-anywhere font-medium">{name}</span>
          {isFixed && <Badge>{WORDS.always}</Badge>}
        </span>
      ),
    },
    {
      key: 'category',
      header: WORDS.columns.category,
      className: 'max-sm:mb-1.5 max-sm:basis-full',
      onCard: 'plain',
      cell: (lesson) => {
        const category = byId.get(lesson.categoryId);
        if (!mayWrite) return category === undefined ? null : <CategoryName category={category} />;
        return (
          <CategoryPicker
            categories={categories}
            value={lesson.categoryId}
            first={lesson.direction === 'in' ? 'income' : 'expense'}
            label={WORDS.categoryOf(lesson.name)}
            placeholder={WORDS.choose}
            onChange={(id) => id !== null && id !== lesson.categoryId && change(lesson, id)}
            className="sm:w-56 lg:w-60"
          />
        );
      },
    },
    {
      key: 'kind',
      header: WORDS.columns.kind,
      className: 'whitespace-nowrap',
      cell: ({ direction }) => WORDS[direction],
    },
    {
      key: 'since',
      header: WORDS.columns.since,
      // A tablet's room is for the names, here and below.
      isWide: true,
      className: 'whitespace-nowrap',
      cell: ({ learnedAt }) => <DateText day={dayAt(learnedAt, formats.timeZone)} />,
    },
    {
      key: 'uses',
      header: WORDS.columns.uses,
      align: 'end',
      isWide: true,
      className: 'whitespace-nowrap',
      cell: ({ uses }) => <span className="figures">{writeNumber(uses, formats)}</span>,
    },
    ...(mayWrite
      ? [
          {
            key: 'remove',
            header: WORDS.columns.remove,
            onCard: 'figure' as const,
            className: 'w-12 [th&]:rounded-tr-card [th&]:text-[0px]',
            cell: (lesson: Lesson) => (
              <Button
                look="quiet"
                size="small"
                aria-label={WORDS.removeOne(lesson.name)}
                icon={<Trash2 aria-hidden />}
                onClick={() => forget(lesson)}
              />
            ),
          },
        ]
      : []),
  ];
  return <Table caption={LEARNED_CATEGORIES} rows={lessons} keyOf={keyOf} columns={columns} />;
}
