import { useQuery } from '@tanstack/react-query';
import { FileUp, Landmark } from 'lucide-react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { PageHeader, Section } from '#ui/page-header.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { TableSkeleton } from '#ui/skeleton.tsx';
import { FigureLink } from '#ui/stat.tsx';
import { Table } from '#ui/table.tsx';
import { api } from './api.client.ts';
import { ACCOUNT_TYPE_LABELS } from './model.ts';

export function AccountsPage() {
  const accounts = useQuery(api.list.queryOptions());
  return (
    <>
      <PageHeader title="Bank accounts" />
      <Loaded query={accounts} skeleton={<TableSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<Landmark aria-hidden />}
              title="Your accounts will be here"
              actions={
                <LinkButton to="/app/imports" look="primary" icon={<FileUp aria-hidden />}>
                  Import a statement
                </LinkButton>
              }
            >
              Every place where you keep money, with what is in it.
            </EmptyState>
          ) : (
            <Section flush>
              <Table
                caption="Bank accounts"
                rows={rows}
                keyOf={({ id }) => id}
                columns={[
                  { key: 'name', header: 'Name', onCard: 'title', cell: ({ name }) => name },
                  { key: 'type', header: 'Type', cell: ({ accountType }) => ACCOUNT_TYPE_LABELS[accountType] },
                  { key: 'bank', header: 'Bank', cell: ({ bankName }) => bankName },
                  {
                    key: 'balance',
                    header: 'Balance',
                    align: 'end',
                    onCard: 'figure',
                    cell: ({ id, currency, currentBalance }) => (
                      <FigureLink to={linkTo('/app/transactions', { account: id, currency })}>
                        <MoneyText value={currentBalance} />
                      </FigureLink>
                    ),
                  },
                ]}
              />
            </Section>
          )
        }
      </Loaded>
    </>
  );
}
