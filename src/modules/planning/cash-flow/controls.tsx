import { Ellipsis, GitCompareArrows } from 'lucide-react';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { Menu } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { useUrlState } from '#ui/url-state.tsx';
import { CASH_FLOW } from './access.ts';
import { ADDRESS } from './address.client.ts';
import type { Overview } from './model.ts';
import { PAGE_WORDS } from './words.ts';

const SPANS = (['30', '90', '731'] as const).map((value) => ({ value, label: PAGE_WORDS.spans[value] }));

/** How far ahead, of which accounts, and what can be added. */
export function Controls({ overview: { accounts, currencies, currency } }: { overview: Overview }) {
  const [{ ahead, account }, setAddress] = useUrlState(ADDRESS);
  const mayWrite = useMay(CASH_FLOW.write);
  const places = [
    ...currencies.map((value) => ({ value, label: PAGE_WORDS.all(value) })),
    ...accounts.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <Select
        aria-label={PAGE_WORDS.span}
        className="w-28"
        value={ahead}
        choices={SPANS}
        onChoose={(value) => setAddress({ ahead: value, day: '' })}
      />
      <Select
        aria-label={PAGE_WORDS.account}
        className="w-44 max-w-full"
        value={account === '' ? currency : account}
        choices={places}
        onChoose={(value) =>
          setAddress(
            currencies.includes(value)
              ? { account: '', currency: value === currencies[0] ? '' : value, day: '' }
              : { account: value, currency: '', day: '' },
          )
        }
      />
      {mayWrite && (
        <>
          <Button
            look="primary"
            icon={<GitCompareArrows aria-hidden />}
            onClick={() => setAddress({ scenario: 'new' })}
          >
            {PAGE_WORDS.add}
          </Button>
          <Menu
            trigger={<IconButton label={PAGE_WORDS.more} look="secondary" icon={<Ellipsis aria-hidden />} />}
            entries={[
              { label: PAGE_WORDS.expect, perform: () => setAddress({ expected: 'new' }) },
              { label: PAGE_WORDS.floor, perform: () => setAddress({ floor: true }) },
            ]}
          />
        </>
      )}
    </>
  );
}
