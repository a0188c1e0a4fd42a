const LINES = [
  '2026/03/02, -1 489.90, POS PURCHASE CHECKERS 4471*2093',
  '2026/03/03, -620.00, FUEL PURCHASE ENGEN N1 CITY',
  '2026/03/05, -8 200.00, DEBIT ORDER BOND 00381',
  '2026/03/25, 31 400.00, MAGTAPE CREDIT SALARY',
] as const;

const PARTS: readonly { name: string; amount: string; share: string; tone: string }[] = [
  { name: 'Housing', amount: 'R 9 640', share: 'w-full', tone: 'bg-hue-green' },
  { name: 'Groceries', amount: 'R 4 210', share: 'w-[44%]', tone: 'bg-hue-ochre' },
  { name: 'Transport', amount: 'R 2 980', share: 'w-[31%]', tone: 'bg-hue-teal' },
  { name: 'Family support', amount: 'R 2 500', share: 'w-[26%]', tone: 'bg-hue-clay' },
];

/** What the product does, drawn: a bank's raw lines become an answer. The figures are an example and say so. */
export function StatementPicture() {
  return (
    <figure className="relative min-w-0">
      <div className="card max-w-full overflow-hidden bg-sunken px-4 py-3 font-mono text-[0.72rem] leading-6 text-faint sm:mr-10">
        {LINES.map((line) => (
          <p key={line} className="truncate">
            {line}
          </p>
        ))}
      </div>
      <div className="card relative -mt-4 ml-4 p-5 shadow-pop sm:ml-12 sm:p-6">
        <p className="text-sm text-faint">March so far</p>
        <p className="figures mt-1 text-2xl leading-snug font-semibold tracking-tight sm:text-3xl">R 8 730 left</p>
        <p className="mt-1 text-sm text-soft">
          <span className="text-positive">+R 31 400</span> in, −R 22 670 out. +R 1 150 vs 1–22 Feb
        </p>
        <ul className="mt-5 flex flex-col gap-3.5">
          {PARTS.map((part) => (
            <li key={part.name}>
              <div className="flex justify-between text-sm">
                <span>{part.name}</span>
                <span className="figures text-soft">{part.amount}</span>
              </div>
              <div className="mt-1.5 h-2 rounded-full bg-sunken">
                <div className={`h-2 rounded-full ${part.tone} ${part.share}`} />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-4 text-right text-xs text-faint">Example figures</figcaption>
    </figure>
  );
}
