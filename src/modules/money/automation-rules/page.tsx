import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Plus, Wand2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useAccounts } from '#modules/money/accounts/parts.tsx';
import type { Account } from '#modules/money/accounts/model.ts';
import type { Category } from '#modules/money/categories/model.ts';
import { useCategories } from '#modules/money/categories/parts.tsx';
import { useActions } from '#ui/actions.client.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleRows } from '#ui/sample.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { choiceParam, flagParam, idParam, param } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { AUTOMATION_RULES } from './access.ts';
import { RULE_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import type { ListedRule } from './model.ts';
import { Proposals } from './proposals.tsx';
import { ReportSection } from './report-section.tsx';
import { useRuleChanges } from './rule-changes.client.ts';
import { RuleTable } from './rule-table.tsx';
import { RunLog } from './run-log.tsx';
import { PAGE_WORDS, SAMPLE } from './words.ts';

const loadDialog = () => import('./rule-dialog.tsx').then((file) => ({ default: file.RuleDialog }));
const RuleDialog = lazy(loadDialog);
const RunDialog = lazy(() => import('./run-dialog.tsx').then((file) => ({ default: file.RunDialog })));
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })));

const textParam = param((text) => text ?? '');
const ADDRESS = {
  new: flagParam,
  /** What a new rule begins with. */
  q: textParam,
  name: textParam,
  category: idParam,
  text: textParam,
  edit: idParam,
  /** Over history: all that are on, or this one. */
  run: choiceParam(['', 'all', 'one']),
  rule: idParam,
  import: flagParam,
};
const CLOSED = {
  new: false,
  q: '',
  name: '',
  category: '',
  text: '',
  edit: '',
  run: '',
  rule: '',
  import: false,
} as const;
const NONE: readonly Category[] = [];
const NO_ACCOUNTS: readonly Account[] = [];

/** What happens to transactions by itself? */
export function RulesPage() {
  const rules = useQuery(api.list.queryOptions());
  return (
    <Loaded query={rules} skeleton={<RulesWaiting />}>
      {(found) => <Found rules={found} />}
    </Loaded>
  );
}

function Found({ rules }: { rules: readonly ListedRule[] }) {
  const mayWrite = useMay(AUTOMATION_RULES.write);
  const categories = useCategories().data ?? NONE;
  const accounts = useAccounts();
  const report = useQuery({ ...api.report.queryOptions(), enabled: rules.length > 0 });
  const changes = useRuleChanges();
  const [address, setAddress] = useUrlState(ADDRESS);
  const close = () => setAddress(CLOSED, { replace: true });
  const edited = rules.find(({ id }) => id === address.edit) ?? null;
  const ran = rules.find(({ id }) => id === address.rule) ?? null;
  const edit = (id: string) => setAddress({ edit: id });
  const addRule = () => setAddress({ new: true });
  const runAll = () => setAddress({ run: 'all' });
  useActions(RULE_ACTIONS, { 'rules.new': addRule, 'rules.run': runAll });
  const add = mayWrite && (
    <Button look="primary" icon={<Plus aria-hidden />} onPointerEnter={() => void loadDialog()} onClick={addRule}>
      {PAGE_WORDS.add}
    </Button>
  );
  const isRunning = address.run === 'all' || (address.run === 'one' && ran !== null);
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.rulesHeading}
        {...(rules.length > 0 && {
          answer: PAGE_WORDS.on(rules.filter((rule) => rule.isEnabled).length),
          note: PAGE_WORDS.appliedNote,
        })}
        actions={
          <>
            {rules.length > 0 && add}
            <MoreMenu
              onRun={mayWrite && rules.length > 0 ? runAll : null}
              hasRules={rules.length > 0}
              onImport={mayWrite ? () => setAddress({ import: true }) : null}
            />
          </>
        }
      />
      <div className="flex flex-col gap-5">
        {mayWrite && (
          <Proposals
            categories={categories}
            changes={changes}
            onMake={({ name, query, categoryId, description }) =>
              setAddress({ new: true, q: query, name, category: categoryId ?? '', text: description ?? '' })
            }
          />
        )}
        {rules.length === 0 ? (
          <NoRules add={add} />
        ) : (
          <RuleTable
            rules={rules}
            categories={categories}
            accounts={accounts.data ?? NO_ACCOUNTS}
            report={report.data}
            changes={mayWrite ? changes : null}
            onEdit={edit}
            onRun={(id) => setAddress({ run: 'one', rule: id })}
          />
        )}
        {report.data !== undefined && (
          <ReportSection report={report.data} rules={rules} onEdit={mayWrite ? edit : null} />
        )}
        <RunLog mayWrite={mayWrite} />
      </div>
      {mayWrite && (
        <Suspense>
          {(address.new || edited !== null) && accounts.data !== undefined && (
            <RuleDialog
              key={edited?.id ?? address.q}
              rule={edited}
              beginning={{
                name: address.name,
                query: address.q,
                categoryId: address.category,
                description: address.text,
              }}
              accounts={accounts.data}
              categories={categories}
              onClose={close}
            />
          )}
          {isRunning && (
            <RunDialog
              rule={address.run === 'one' ? ran : null}
              rules={rules}
              categories={categories}
              accounts={accounts.data ?? NO_ACCOUNTS}
              onClose={close}
            />
          )}
          {address.import && (
            <ImportDialog categories={categories} accounts={accounts.data ?? NO_ACCOUNTS} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}

type MoreProps = { onRun: (() => void) | null; hasRules: boolean; onImport: (() => void) | null };

function MoreMenu({ onRun, hasRules, onImport }: MoreProps) {
  const exportAll = () => void import('./rule-file.client.ts').then(({ downloadRules }) => downloadRules());
  return (
    <Menu
      trigger={<IconButton label={PAGE_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
      entries={[
        ...(onRun === null ? [] : [{ label: PAGE_WORDS.run, perform: onRun }]),
        { label: PAGE_WORDS.exportFile, disabled: !hasRules, perform: exportAll },
        ...(onImport === null ? [] : [{ label: PAGE_WORDS.importFile, perform: onImport }]),
      ]}
    />
  );
}

function NoRules({ add }: { add: ReactNode }) {
  return (
    <Section flush>
      <EmptyState
        icon={<Wand2 aria-hidden />}
        title={PAGE_WORDS.emptyTitle}
        sample={<SampleRows rows={SAMPLE} />}
        actions={
          <>
            {add}
            <LinkButton to="/app/help/categories-and-rules">{PAGE_WORDS.howItWorks}</LinkButton>
          </>
        }
      >
        {PAGE_WORDS.empty}
      </EmptyState>
    </Section>
  );
}

function RulesWaiting() {
  return (
    <>
      <HeaderSkeleton />
      <Section flush>
        <TableSkeleton rows={6} />
      </Section>
    </>
  );
}
