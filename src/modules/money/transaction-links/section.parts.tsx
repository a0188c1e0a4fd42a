import { useQuery } from '@tanstack/react-query';
import { Link2, Unlink } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { DOT } from '#kernel/dot.ts';
import { absolute, type Money, negate } from '#kernel/money.ts';
import { AMOUNTS } from '#kernel/permissions.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { useMay } from '#ui/caller.tsx';
import { DateText } from '#ui/date-text.tsx';
import { TextLink } from '#ui/link-button.tsx';
import { linkTo } from '#ui/link-to.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { TRANSACTION_LINKS } from './access.ts';
import { api } from './api.client.ts';
import { useUnlink } from './links-changes.client.ts';
import type { Link, Linkable, Links, OtherSide } from './model.ts';
import { SECTION_WORDS } from './words.ts';

const LinkForm = lazy(() => import('./link-form.tsx').then((form) => ({ default: form.LinkForm })));

/** What a transaction is linked to, and what of it is refunded; nothing where there is none and none may be added. */
export function LinksSection({ transaction }: { transaction: Linkable }) {
  const { id, amount } = transaction;
  const mayWrite = useMay(TRANSACTION_LINKS.write);
  const mayAmounts = useMay(AMOUNTS.read);
  const { data } = useQuery(api.of.queryOptions({ input: { id } }));
  const unlink = useUnlink();
  const [isAdding, setAdding] = useState(false);
  if (data === undefined || (data.links.length === 0 && !mayWrite)) return null;
  return (
    <section aria-labelledby="links-heading" className="flex flex-col gap-3 border-t border-line pt-5 text-sm">
      <h3 id="links-heading" className="text-base">
        {SECTION_WORDS.heading}
      </h3>
      {mayAmounts && <Standing amount={amount} standing={data} />}
      {data.links.length > 0 && (
        <ul className="divide-y divide-line">
          {data.links.map((link) => (
            <LinkRow key={link.id} link={link} onUnlink={mayWrite ? () => unlink(link) : null} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <Suspense>
          <LinkForm transaction={transaction} rest={data.rest} onDone={() => setAdding(false)} />
        </Suspense>
      ) : (
        mayWrite && (
          <Button size="small" icon={<Link2 aria-hidden />} className="self-start" onClick={() => setAdding(true)}>
            {SECTION_WORDS.add}
          </Button>
        )
      )}
    </section>
  );
}

/** `Refunded: R 300 of R 1 000. Your cost: R 700.` */
function Standing({ amount, standing: { links, linked, rest } }: { amount: Money; standing: Links }) {
  if (linked.minor === 0n) return null;
  const parts = {
    linked: <MoneyText value={linked} />,
    purchase: <MoneyText value={absolute(amount)} />,
    refund: <MoneyText value={absolute(amount)} />,
    cost: <MoneyText value={rest} />,
    rest: <MoneyText value={rest} />,
    excess: <MoneyText value={negate(rest)} />,
  };
  const isRefunds = links.every(({ kind }) => kind !== 'reimbursement');
  const purchase = isRefunds ? SECTION_WORDS.refunded : SECTION_WORDS.paidBack;
  const refund = rest.minor === 0n ? SECTION_WORDS.usedUp : SECTION_WORDS.used;
  if (rest.minor < 0n)
    return (
      <p role="alert" className="text-attention-ink">
        <Sentence text={SECTION_WORDS.tooMuch} parts={parts} />
      </p>
    );
  return (
    <p className="font-medium">
      <Sentence text={amount.minor > 0n ? refund : purchase} parts={parts} />
    </p>
  );
}

function LinkRow({ link, onUnlink }: { link: Link; onUnlink: (() => void) | null }) {
  const { kind, isFrom, amount, other } = link;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="text-faint">{SECTION_WORDS.kinds[isFrom ? 'from' : 'to'][kind]}</p>
        {other === null ? (
          <p>{SECTION_WORDS.hidden}</p>
        ) : (
          <>
            <p className="wrap-anywhere">
              <TextLink to={addressOf(other)}>{other.description}</TextLink>
            </p>
            <p className="text-faint">
              <DateText day={other.bookedOn} />
              {DOT}
              {other.accountName}
            </p>
          </>
        )}
      </div>
      {other !== null && other.amount.withheld !== true && <MoneyText value={amount ?? other.amount} />}
      {other !== null && onUnlink !== null && (
        <IconButton
          label={SECTION_WORDS.unlinkOne(other.description)}
          icon={<Unlink aria-hidden />}
          onClick={onUnlink}
        />
      )}
    </li>
  );
}

/** The list of its day, with its details open. */
function addressOf({ id, bookedOn, amount: { currency } }: OtherSide): string {
  return linkTo('/app/transactions', { currency, from: bookedOn, to: bookedOn, open: id });
}
