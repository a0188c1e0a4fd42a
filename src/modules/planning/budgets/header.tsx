import { ArrowLeftRight, CopyPlus, Ellipsis, LayoutTemplate, ListChecks, Plus, Settings2, Target } from 'lucide-react';
import { useRecordedChange } from '#modules/money/history/recorded.parts.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToday } from '#ui/today.client.ts';
import { useBudgetAddress } from './address.client.ts';
import { api } from './api.client.ts';
import type { Overview } from './model.ts';
import { PeriodSwitch } from './period-switch.tsx';
import { PAGE_WORDS } from './words.ts';

/** The name of the page, its period, and what can be done in it. */
export function BudgetHeader({ overview, mayWrite }: { overview: Overview; mayWrite: boolean }) {
  const { closedAt } = overview;
  return (
    <PageHeader
      title={
        <span className="inline-flex flex-wrap items-center gap-x-3">
          {PAGE_WORDS.budgetsHeading}
          {closedAt !== null && <Badge>{PAGE_WORDS.closed}</Badge>}
        </span>
      }
      actions={
        <>
          <PeriodSwitch overview={overview} />
          {mayWrite && <Actions overview={overview} />}
        </>
      }
    />
  );
}

function Actions({ overview }: { overview: Overview }) {
  const { setAddress } = useBudgetAddress();
  const { closedAt, lines, method } = overview;
  const isOpen = closedAt === null;
  const hasTargets = method === 'envelope' || lines.some(({ target }) => target !== null);
  const add = () => setAddress({ do: 'add' });
  return (
    <>
      {isOpen && lines.length > 1 && (
        <Button
          icon={<ArrowLeftRight aria-hidden className="max-sm:hidden" />}
          onClick={() => setAddress({ do: 'move' })}
        >
          {PAGE_WORDS.move}
        </Button>
      )}
      {isOpen &&
        (hasTargets ? (
          <Button
            look="primary"
            icon={<Target aria-hidden className="max-sm:hidden" />}
            onClick={() => setAddress({ do: 'fill' })}
          >
            {PAGE_WORDS.fill}
          </Button>
        ) : (
          <Button look="primary" icon={<Plus aria-hidden />} onClick={add}>
            {PAGE_WORDS.add}
          </Button>
        ))}
      <Menu
        trigger={<IconButton label={PAGE_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
        entries={useEntries(overview, { add, hasTargets })}
      />
    </>
  );
}

function useEntries(
  { period, closedAt, lines }: Overview,
  { add, hasTargets }: { add: () => void; hasTargets: boolean },
): MenuEntry[] {
  const { setAddress } = useBudgetAddress();
  const change = useRecordedChange();
  const today = useToday();
  const isOpen = closedAt === null;
  const copy = () => change(() => api.copy.call({ today, key: period.key }), PAGE_WORDS.copied);
  return [
    ...(isOpen && hasTargets ? [{ label: PAGE_WORDS.add, icon: <Plus aria-hidden />, perform: add }] : []),
    ...(isOpen && lines.length > 0 ? [{ label: PAGE_WORDS.copy, icon: <CopyPlus aria-hidden />, perform: copy }] : []),
    {
      label: isOpen ? PAGE_WORDS.review : PAGE_WORDS.seeReview,
      icon: <ListChecks aria-hidden />,
      perform: () => setAddress({ do: 'review' }),
    },
    {
      label: PAGE_WORDS.templates,
      icon: <LayoutTemplate aria-hidden />,
      perform: () => setAddress({ do: 'templates' }),
    },
    {
      label: PAGE_WORDS.settings,
      icon: <Settings2 aria-hidden />,
      perform: () => setAddress({ do: 'settings' }),
    },
  ];
}
