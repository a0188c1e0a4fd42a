/** Files as three banks of three kinds would give them, four months of each, invented. */
const BANKS = [
  { bank: 'FNB', account: '62000000042', kind: 'Cheque Account' },
  { bank: 'Nedbank', account: '1190000042', kind: 'Savings Account' },
  { bank: 'Investec', account: '10010000042', kind: 'Current Account' },
] as const;
const MONTHS = [3, 4, 5, 6] as const;
const SHOPS = ['CHECKERS', 'ENGEN GARAGE', 'TAKEALOT ONLINE', 'UMKHONTO HARDWARE', 'CLICKS'] as const;
const ROWS = 30;

/** Twelve statements, and how many rows they hold together. */
export function monthlyStatements(): { files: { name: string; content: string }[]; rows: number } {
  const files = BANKS.flatMap(({ bank, account, kind }, place) => {
    let balance = 10_000 * (place + 1);
    return MONTHS.map((month) => {
      const lines = Array.from({ length: ROWS }, (_, at) => {
        const amount = at === 24 ? 18_500 : -(20 + ((at * 37 + month * 11 + place * 5) % 400));
        balance += amount;
        const day = `2026-0${month}-${String(at + 1).padStart(2, '0')}`;
        const words = at === 24 ? 'SALARY UMZANSI TRADING' : `${SHOPS[at % SHOPS.length]} ${1000 + at * month}`;
        return `"${day}","${amount}.00","${balance}.00","${words}"`;
      });
      const head = [`"${bank} ${kind}"`, `"Account Number","${account}"`, '"Date","Amount","Balance","Description"'];
      return { name: `${bank} 2026-0${month}.csv`, content: `${[...head, ...lines].join('\n')}\n` };
    });
  });
  return { files, rows: files.length * ROWS };
}
