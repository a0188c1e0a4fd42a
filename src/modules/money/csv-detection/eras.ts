/** The year before each Japanese era began, by its letter and its name. */
const ERAS: Record<string, number> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988, S: 1925, 昭和: 1925 };
const IN_ERA = /^(R|H|S|令和|平成|昭和)(\d{1,2}|元)[年./-](\d{1,2})[月./-](\d{1,2})(?:日|$)/;

/** A date in the characters of East Asia or in the year of a Japanese era, in plain numbers: `R8.9.19`, `令和8年9月19日`. */
export function withPlainYears(text: string): string {
  return text
    .replace(IN_ERA, (_, era: string, year: string, month: string, day: string) => {
      const count = year === '元' ? 1 : Number(year);
      return `${(ERAS[era] ?? 0) + count}-${month}-${day}`;
    })
    .replace(/^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/, '$1-$2-$3');
}
