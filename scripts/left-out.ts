/** What a machine may lack, as SKIP names it, and how the tests call themselves that leave themselves out for it. */
const LACKS: readonly { readonly name: string; readonly tests: RegExp }[] = [
  { name: 'statements', tests: /left out: there are no statements at / },
  { name: 'ledgers', tests: /left out: there are no hledger and Beancount here/ },
  { name: 'gnumeric', tests: /left out: there is no Gnumeric here/ },
  { name: 'root', tests: /\bas root\b/ },
];
export const LACK_NAMES: readonly string[] = LACKS.map(({ name }) => name);

/** Of tests that left themselves out, those that nobody named, and the names that SKIP lacks for them. */
export function unnamed(
  tests: readonly string[],
  named: ReadonlySet<string>,
): { readonly tests: string[]; readonly names: string[] } {
  const silent = tests.filter((test) => !LACKS.some((lack) => named.has(lack.name) && lack.tests.test(test)));
  const names = LACKS.filter((lack) => silent.some((test) => lack.tests.test(test))).map(({ name }) => name);
  return { tests: silent, names };
}
