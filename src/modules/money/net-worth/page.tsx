import { useQuery } from '@tanstack/react-query';
import { ChartLine, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { AMOUNTS } from '#kernel/permissions.ts';
import { LONGEST_AGE } from '#modules/money/exchange-rates/rules.ts';
import { useActions } from '#ui/actions.client.ts';
import { Button } from '#ui/button.tsx';
import { useCaller, useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyFigure } from '#ui/key-figure.tsx';
import { LinkButton, TextLink } from '#ui/link-button.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { SampleLine } from '#ui/sample-line.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { HeaderSkeleton, TableSkeleton } from '#ui/skeleton.tsx';
import { useToday } from '#ui/today.client.ts';
import { choiceParam, flagParam, idParam } from '#ui/url-params.ts';
import { useUrlState } from '#ui/url-state.tsx';
import { NET_WORTH } from './access.ts';
import { NET_WORTH_ACTIONS } from './actions.client.ts';
import { api } from './api.client.ts';
import { Line } from './line.tsx';
import type { Overview } from './model.ts';
import { Doubles, LeftOut } from './doubles.tsx';
import { PartsSections } from './parts-table.tsx';
import { changeOver, isInAccountsOnly, PERIODS, within } from './rules.ts';
import { PAGE_WORDS } from './words.ts';

const GainsSection = lazy(() => import('./gains-section.tsx').then((file) => ({ default: file.GainsSection })));
const AssetDialog = lazy(() => import('./asset-dialog.tsx').then((file) => ({ default: file.AssetDialog })));
const AssetDetail = lazy(() => import('./asset-detail.tsx').then((file) => ({ default: file.AssetDetail })));
const ValueDialog = lazy(() => import('./value-dialog.tsx').then((file) => ({ default: file.ValueDialog })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((file) => ({ default: file.ShareDialog })));

const ADDRESS = {
  new: flagParam,
  /** The part that is looked at, and what is done with it. */
  open: idParam,
  do: choiceParam(['look', 'edit', 'value']),
  period: choiceParam(PERIODS),
};

/** What is everything worth together, and how did it go? */
export function NetWorthPage() {
  const { workspace } = useCaller();
  const today = useToday();
  const mayWrite = useMay(NET_WORTH.write);
  const found = useQuery(api.overview.queryOptions({ input: { today, currency: workspace.currency } }));
  const [address, setAddress] = useUrlState(ADDRESS);
  const add = () => setAddress({ new: true });
  useActions(NET_WORTH_ACTIONS, { 'net-worth.new': add });
  return (
    <>
      <Loaded query={found} skeleton={<NetWorthWaiting />}>
        {(overview) => (
          <>
            <Found
              overview={overview}
              period={address.period}
              onPeriod={(period) => setAddress({ period })}
              onAdd={mayWrite ? add : null}
            />
            <Opened
              overview={overview}
              open={address.open}
              action={address.do}
              onAction={(next) => setAddress({ do: next }, { replace: true })}
              onClose={() => setAddress({ open: '', do: 'look' }, { replace: true })}
            />
          </>
        )}
      </Loaded>
      {mayWrite && address.new && (
        <Suspense>
          <AssetDialog asset={null} onClose={() => setAddress({ new: false }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
}

type FoundProps = {
  overview: Overview;
  period: (typeof PERIODS)[number];
  onPeriod: (period: (typeof PERIODS)[number]) => void;
  onAdd: (() => void) | null;
};

function Found({ overview, period, onPeriod, onAdd }: FoundProps) {
  const { workspace } = useCaller();
  const mayAmounts = useMay(AMOUNTS.read);
  const { parts, assets, line, leftOut, doubles } = overview;
  const points = within(line, period);
  const hasOtherCurrencies = parts.some(
    ({ source, currency }) => source === 'account' && currency !== workspace.currency,
  );
  const addButton = onAdd !== null && (
    <Button look="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
      {PAGE_WORDS.add}
    </Button>
  );
  if (parts.length + leftOut.length === 0)
    return (
      <>
        <PageHeader title={PAGE_WORDS.netWorthHeading} />
        <Section flush>
          <EmptyState
            icon={<ChartLine aria-hidden />}
            sample={<SampleLine heights={[18, 22, 21, 30, 34, 33, 41, 48, 52, 60, 66, 74]} />}
            title={PAGE_WORDS.nothing}
            actions={
              <>
                {addButton}
                <LinkButton to="/app/accounts?new=1" icon={<Plus aria-hidden />}>
                  {PAGE_WORDS.addAccount}
                </LinkButton>
              </>
            }
          >
            {PAGE_WORDS.nothingNote}
          </EmptyState>
        </Section>
      </>
    );
  return (
    <>
      <PageHeader
        title={PAGE_WORDS.netWorthHeading}
        {...(mayAmounts ? { answer: <Answer overview={overview} /> } : {})}
        note={mayAmounts ? <Change overview={overview} points={points} /> : PAGE_WORDS.noAmounts}
        actions={addButton}
      />
      <div className="flex flex-col gap-5">
        <Doubles parts={parts} doubles={doubles} />
        {mayAmounts && line.length > 1 && (
          <Line points={points} currency={workspace.currency} period={period} onPeriod={onPeriod} />
        )}
        <PartsSections parts={parts} assets={assets} />
        <LeftOut leftOut={leftOut} />
        <Suspense>{mayAmounts && hasOtherCurrencies && <GainsSection />}</Suspense>
      </div>
    </>
  );
}

/** The figure today, or what is missing for it. */
function Answer({ overview }: { overview: Overview }) {
  const now = overview.line.at(-1);
  if (now === undefined) return null;
  if (now.missing.length > 0) return PAGE_WORDS.unknown(now.missing, LONGEST_AGE);
  if (!isInAccountsOnly(overview))
    return (
      <span className="mr-2">
        <KeyFigure value={now.known} whole />
      </span>
    );
  const hasDebts = overview.parts.some(({ source }) => source === 'debt');
  const text = hasDebts ? PAGE_WORDS.withDebts : PAGE_WORDS.inAccounts;
  return <Sentence text={text} parts={{ amount: <MoneyText value={now.known} whole /> }} />;
}

function Change({ overview, points }: { overview: Overview; points: Overview['line'] }) {
  const now = points.at(-1);
  const first = points[0];
  if (now !== undefined && now.missing.length > 0)
    return (
      <>
        <Sentence text={PAGE_WORDS.known} parts={{ amount: <MoneyText value={now.known} whole /> }} />{' '}
        <TextLink to="/app/exchange-rates">{PAGE_WORDS.exchangeRates}</TextLink>
      </>
    );
  if (isInAccountsOnly(overview)) return PAGE_WORDS.addWhatYouOwn;
  const change = changeOver(points);
  if (change === null || first === undefined) return null;
  return (
    <span className="inline-block">
      <Sentence
        text={PAGE_WORDS.change}
        parts={{
          change: <MoneyText value={change} whole sign="always" />,
          day: <DateText day={first.day} />,
        }}
      />
    </span>
  );
}

type OpenedProps = {
  overview: Overview;
  open: string;
  action: 'look' | 'edit' | 'value';
  onAction: (action: 'look' | 'edit' | 'value') => void;
  onClose: () => void;
};

/** What is behind a row: an asset with its values, or the share of an account. */
function Opened({ overview: { parts, assets }, open, action, onAction, onClose }: OpenedProps) {
  const mayWrite = useMay(NET_WORTH.write);
  const part = parts.find(({ id }) => id === open);
  const asset = assets.find(({ id }) => id === open);
  const look = () => onAction('look');
  if (part === undefined) return null;
  if (asset === undefined)
    return (
      <Suspense>
        <ShareDialog key={part.id} part={part} onClose={onClose} />
      </Suspense>
    );
  return (
    <Suspense>
      {mayWrite && action === 'edit' && <AssetDialog asset={asset} onClose={look} />}
      {mayWrite && action === 'value' && <ValueDialog asset={asset} onClose={look} />}
      {(!mayWrite || action === 'look') && (
        <AssetDetail
          asset={asset}
          part={part}
          mayWrite={mayWrite}
          onEdit={() => onAction('edit')}
          onAddValue={() => onAction('value')}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

function NetWorthWaiting() {
  return (
    <>
      <HeaderSkeleton />
      <Section flush>
        <TableSkeleton rows={5} label={PAGE_WORDS.loading} />
      </Section>
    </>
  );
}
