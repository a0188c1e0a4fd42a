import { useQuery } from '@tanstack/react-query';
import { RateOrigin, RateText } from '#modules/money/exchange-rates/rate.parts.tsx';
import { useCaller } from '#ui/caller.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useToday } from '#ui/today.client.ts';
import { api } from './api.client.ts';
import { GAINS_WORDS } from './gains-words.ts';
import type { CurrencyGain, Gains } from './model.ts';

/** What currencies gained or lost against that of the workspace, and how that is computed. */
export function GainsSection() {
  const today = useToday();
  const { currency } = useCaller().workspace;
  const found = useQuery(api.currencyGains.queryOptions({ input: { today, currency } }));
  return (
    <Section flush title={GAINS_WORDS.title} note={GAINS_WORDS.howNote}>
      <Loaded query={found} skeleton={<TableSkeleton rows={2} label={GAINS_WORDS.loading} />}>
        {(gains) => (
          <>
            <p className="px-5 pb-3 text-sm">
              <Together gains={gains} />
            </p>
            <GainsTable gains={gains} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function Together({ gains: { unrealised, realised, missing } }: { gains: Gains }) {
  const parts = {
    unrealised: <MoneyText value={unrealised} sign="always" />,
    realised: <MoneyText value={realised} sign="always" />,
  };
  if (missing.length === 0) return <Sentence text={GAINS_WORDS.together} parts={parts} />;
  return (
    <>
      <Sentence text={GAINS_WORDS.unknown(missing)} parts={parts} />{' '}
      <TextLink to="/app/exchange-rates">{GAINS_WORDS.exchangeRates}</TextLink>
    </>
  );
}

function GainsTable({ gains: { currencies } }: { gains: Gains }) {
  const columns: Column<CurrencyGain>[] = [
    {
      key: 'currency',
      header: GAINS_WORDS.currency,
      onCard: 'title',
      className: 'sm:min-w-24',
      cell: ({ currency, accounts }) => (
        <>
          <TextLink to={linkTo('/app/transactions', { currency })}>{currency}</TextLink>
          <span className="block text-xs text-faint wrap-anywhere">{accounts.map(({ name }) => name).join(', ')}</span>
        </>
      ),
    },
    {
      key: 'balance',
      header: GAINS_WORDS.balance,
      align: 'end',
      onCard: 'figure',
      cell: ({ balance }) => <MoneyText value={balance} />,
    },
    {
      key: 'average',
      header: GAINS_WORDS.average,
      align: 'end',
      // A tablet's room is for the amounts.
      isWide: true,
      cell: ({ average, balance }) =>
        average !== null ? <RateText rate={average} /> : balance.minor === 0n ? null : GAINS_WORDS.none,
    },
    {
      key: 'today',
      header: GAINS_WORDS.today,
      align: 'end',
      cell: ({ today }) =>
        today === null ? (
          GAINS_WORDS.none
        ) : (
          <>
            <RateText rate={today.rate} />
            <span className="block text-xs text-faint">
              <RateOrigin {...today} />
            </span>
          </>
        ),
    },
    {
      key: 'unrealised',
      header: GAINS_WORDS.unrealised,
      align: 'end',
      cell: ({ unrealised, unpriced }) => (
        <>
          {unrealised === null ? GAINS_WORDS.none : <MoneyText value={unrealised} sign="always" />}
          {unpriced.minor !== 0n && (
            <span className="block text-xs text-faint">
              <Sentence text={GAINS_WORDS.without} parts={{ amount: <MoneyText value={unpriced} /> }} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'realised',
      header: GAINS_WORDS.realised,
      align: 'end',
      cell: ({ realised, unclear }) => (
        <>
          {realised.minor === 0n && unclear.minor !== 0n ? (
            GAINS_WORDS.none
          ) : (
            <MoneyText value={realised} sign="always" />
          )}
          {unclear.minor !== 0n && (
            <span className="block text-xs text-faint">
              <Sentence text={GAINS_WORDS.without} parts={{ amount: <MoneyText value={unclear} /> }} />
            </span>
          )}
        </>
      ),
    },
  ];
  return <Table caption={GAINS_WORDS.title} rows={currencies} keyOf={({ currency }) => currency} columns={columns} />;
}
