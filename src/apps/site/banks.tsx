import { BRAND } from '#kernel/brand.ts';
import { buttonClasses, textLinkClasses } from '#ui/button.tsx';
import { type Bank, BANKS, type Layout } from './bank-facts.ts';
import type { PageSource } from './page-source.tsx';
import { Facts, PageTop, Part, partTitleClasses } from './parts.tsx';

const { name } = BRAND;
const countries = BRAND.offices.join(', ');
const COUNTRIES = ['South Africa', 'Kenya', 'Nigeria'] as const;

/** How to get a statement: a page that lists the banks, and one for each. */
export const BANK_PAGES: readonly PageSource[] = [
  {
    path: '/banks',
    title: `Bank statements · ${name}`,
    description: `How to get a statement from banks and mobile money in ${countries}, and what ${name} reads.`,
    body: <Banks />,
  },
  ...BANKS.map(sourceOf),
];

function sourceOf(bank: Bank): PageSource {
  const bankName = bank.name;
  return {
    path: `/banks/${bank.id}`,
    title: `${bankName} statement · ${name}`,
    description: `Get your ${bankName} statement as CSV and import it: what the file looks like, and what can go wrong.`,
    body: <BankPage bank={bank} />,
  };
}

function Banks() {
  return (
    <>
      <PageTop title="Bank statements" lead="Download a statement and import it. Choose your bank.">
        <p>
          {name} reads CSV, Excel (XLSX and XLS), ODS, PDF, OFX, QFX, QIF, CAMT and MT940 files. Choose CSV if you can.
        </p>
      </PageTop>
      {COUNTRIES.map((country, place) => (
        <Part key={country} id={country.toLowerCase().replace(' ', '-')} title={country} tinted={place % 2 === 1}>
          <BankList banks={BANKS.filter((bank) => bank.country === country)} />
        </Part>
      ))}
      <Part id="other-banks" title="Another bank" tinted={COUNTRIES.length % 2 === 1}>
        <p className="mt-4 max-w-2xl text-soft">
          Choose CSV if you can. {name} finds the columns by their names and figures, and asks if it cannot tell.
        </p>
        <Buttons />
      </Part>
    </>
  );
}

/** Of a format that we read, but have no file of. */
const UNTESTED = 'Should work, not tested yet';

function BankList({ banks }: { banks: readonly Bank[] }) {
  return (
    <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {banks.map((bank) => (
        <li key={bank.id}>
          <a href={`/banks/${bank.id}`} className="card block h-full p-4 no-underline hover:border-edge">
            <span className="block font-medium">{bank.name}</span>
            <span className="mt-0.5 block text-sm text-faint">{standing(bank)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function standing({ layouts }: Bank): string {
  return layouts.length > 0 ? 'Tested with real files' : UNTESTED;
}

function BankPage({ bank }: { bank: Bank }) {
  const { name: bankName } = bank;
  const others = BANKS.filter(({ country, id }) => country === bank.country && id !== bank.id);
  return (
    <>
      <PageTop
        eyebrow={
          <a href="/banks" className={textLinkClasses}>
            Bank statements
          </a>
        }
        title={bankName}
        lead={`Download your ${bankName} statement and import it.`}
      />
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-10 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-2">
        <Steps bank={bank} />
        <Formats bank={bank} />
      </div>
      <Part id="file" title="What the file looks like" tinted>
        <Known bank={bank} />
      </Part>
      <Part id="snags" title="What can go wrong">
        <div className="max-w-2xl">
          <Facts facts={[...(bank.snags ?? []), ...SNAGS]} />
        </div>
        <Buttons />
      </Part>
      <Part id="more" title={`More banks in ${bank.country}`} tinted>
        <BankList banks={others} />
      </Part>
    </>
  );
}

function Steps({ bank }: { bank: Bank }) {
  const { name: bankName } = bank;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={partTitleClasses}>
        Get your statement in five steps
      </h2>
      <ol className="mt-4 flex list-decimal flex-col gap-2.5 pl-6 text-base text-soft marker:font-medium marker:text-accent-ink">
        <li>Sign in to the {bankName} app or website.</li>
        <li>
          Look for Statements, Transaction history, Export or Download. Your bank may move these menus from time to
          time.
        </li>
        <li>Choose the account and the dates. A file can have up to ten thousand transactions.</li>
        <li>
          {bank.isWallet === true
            ? 'Choose CSV. If there is no CSV file, choose Excel or PDF.'
            : 'Choose CSV. If there is no CSV file, choose Excel, OFX, QIF or PDF.'}
        </li>
        <li>
          Upload the file on the{' '}
          <a href="/app/imports" className={textLinkClasses}>
            Imports
          </a>{' '}
          page of {name}. You check the transactions before they are saved.
        </li>
      </ol>
      <p className="mt-4 text-sm text-faint">
        No statement to download? Ask {bankName} for a CSV file. We never ask for your password or PIN for {bankName}.
      </p>
    </section>
  );
}

function Formats({ bank }: { bank: Bank }) {
  const { name: bankName } = bank;
  const formats: readonly (readonly [string, string])[] = [
    ['CSV', bank.layouts.length > 0 ? 'Works' : UNTESTED],
    ...(bank.isWallet === true
      ? []
      : ([
          ['OFX, QFX', bank.alsoRead === 'OFX' ? 'Works' : UNTESTED],
          ['QIF, CAMT, MT940', UNTESTED],
        ] as const)),
    ['Excel', UNTESTED],
    ['PDF', UNTESTED],
  ];
  return (
    <section aria-labelledby="formats">
      <h2 id="formats" className={partTitleClasses}>
        Which files work
      </h2>
      <dl className="mt-4 card divide-y divide-line text-base">
        {formats.map(([format, says]) => (
          <div key={format} className="flex justify-between gap-x-6 px-4 py-2.5">
            <dt className="shrink-0 font-medium">{format}</dt>
            <dd className="text-right text-balance text-soft">{says}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-faint">The files that {bankName} offers can change, and can differ by account.</p>
    </section>
  );
}

function Known({ bank }: { bank: Bank }) {
  const { name: bankName } = bank;
  if (bank.layouts.length === 0)
    return (
      <div className="mt-4 flex max-w-2xl flex-col gap-3 text-soft">
        <p>We have not seen a file from {bankName} yet, so your first import may need your help.</p>
        {bank.told !== undefined && <p>{bank.told}</p>}
        <p>
          You can try a file: we find the columns by their names and figures, and ask if we cannot tell. If your file
          does not work,{' '}
          <a href="/contact" className={textLinkClasses}>
            tell us
          </a>
          .
        </p>
      </div>
    );
  const whatWeTested =
    bank.layouts.length === 1
      ? 'We tested files with this layout. The figures are examples.'
      : 'We tested files with these layouts. The figures are examples.';
  return (
    <>
      <p className="mt-4 max-w-2xl text-soft">
        {whatWeTested} {bankName} can change its files at any time.
      </p>
      <div className="mt-6 flex flex-col gap-10">
        {bank.layouts.map((layout) => (
          <Example key={layout.name} layout={layout} />
        ))}
      </div>
    </>
  );
}

/** What is scrolled sideways has to be reached by the keyboard. */
const SCROLLED = { role: 'region', tabIndex: 0 } as const;

function Example({ layout }: { layout: Layout }) {
  return (
    <div>
      <h3 className="text-lg">{layout.name}</h3>
      {/* A line that is longer than the page is scrolled to: broken, its figures would read wrong. */}
      <pre
        {...SCROLLED}
        aria-label={`Example file: ${layout.name}`}
        className="mt-3 card overflow-x-auto bg-sunken p-4 font-mono text-[0.8rem] leading-6"
      >
        {layout.example.map((line, place) => (
          <span key={`${place} ${line}`} className="block min-h-3 w-max">
            {line}
          </span>
        ))}
      </pre>
      <Facts facts={layout.facts} />
    </div>
  );
}

const SNAGS = [
  'Where a date does not begin with the year, the day comes first: 02/03/2026 is 2\u00a0March. If the order is unclear, we ask.',
  'Money in and money out can be two columns, or one column with a minus sign. Both work.',
  'A PDF may have a password. We ask for the password, use it once and do not store it. A scanned PDF does not work.',
  'Do not open a CSV file in a spreadsheet and save it again. That can change dates and amounts.',
];

function Buttons() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <a href="/auth/signup" className={buttonClasses('primary', 'large')}>
        Create your account
      </a>
      <a href="/app/imports" className={buttonClasses('secondary', 'large')}>
        Import statement
      </a>
    </div>
  );
}
