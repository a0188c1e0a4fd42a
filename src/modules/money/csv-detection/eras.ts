/** The year before each Japanese era began, by its letter and its name. */
const ERAS: Record<string, number> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988, S: 1925, 昭和: 1925 };
const IN_ERA = /^(R|H|S|令和|平成|昭和)(\d{1,2}|元)[年./-](\d{1,2})[月./-](\d{1,2})(?:日|$)/;

/** Months of Thailand, short and in full. */
const THAI_MONTHS = [
  'ม.ค. มกราคม',
  'ก.พ. กุมภาพันธ์',
  'มี.ค. มีนาคม',
  'เม.ย. เมษายน',
  'พ.ค. พฤษภาคม',
  'มิ.ย. มิถุนายน',
  'ก.ค. กรกฎาคม',
  'ส.ค. สิงหาคม',
  'ก.ย. กันยายน',
  'ต.ค. ตุลาคม',
  'พ.ย. พฤศจิกายน',
  'ธ.ค. ธันวาคม',
].map((names) => names.split(' '));
const IN_THAI = /^(\d{1,2})[ /-]?(\p{Script=Thai}[\p{Script=Thai}.]+?)[ /-]?(?:พ\.ศ\. ?)?(\d{4}|\d{2})(?!\d)/u;

/** How far ahead years are counted in Thailand, from the death of the Buddha, and behind in Taiwan, from its republic. */
const BUDDHIST = 543;
const REPUBLIC = 1911;

/** A year of Thailand in ours: 2568 is 2025. */
export const inOurYears = (year: number): number => (year >= 2443 && year <= 2700 ? year - BUDDHIST : year);

/** In Thailand `68` is short for 2568; no statement is of the last century. */
const shortThai = (year: number): number => (year >= 55 ? 2500 + year - BUDDHIST : 2000 + year);

/** A date in the characters of East Asia, in Thai or in the year of an era, in plain numbers: `R8.9.19`, `令和8年9月19日`. */
export function withPlainYears(text: string): string {
  return text
    .replace(IN_ERA, (_, era: string, year: string, month: string, day: string) => {
      const count = year === '元' ? 1 : Number(year);
      return `${(ERAS[era] ?? 0) + count}-${month}-${day}`;
    })
    .replace(
      /^(?:(?:中華)?民[國国] ?(?=\d{2,3} ?年)|(?=\d{3} ?年))(\d+) ?年/,
      (_, year: string) => `${REPUBLIC + Number(year)}年`,
    )
    .replace(/^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?日/, '$1-$2-$3')
    .replace(IN_THAI, (whole, day: string, name: string, year: string) => {
      const month = THAI_MONTHS.findIndex((names) => names.some((one) => plain(one) === plain(name))) + 1;
      if (month === 0) return whole;
      return `${year.length === 2 ? shortThai(Number(year)) : year}-${month}-${day}`;
    });
}

const plain = (name: string): string => name.replaceAll('.', '');

const SHORT_THAI = /^(\d{1,2}[-/.]\d{1,2}[-/.])([5-9]\d)(?=$| )/;
const OF_REPUBLIC = /^(1\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?=$| )/;

/**
 * Years that only the script of a file tells from others: `68` in Thai is 2568, and `115/07/01` under Chinese headings counts
 * from 1912.
 */
export function withLocalYears<T extends { readonly cells: readonly string[] }>(records: readonly T[]): readonly T[] {
  const [isThai, isChinese] = [/\p{Script=Thai}/u, /\p{Script=Han}/u].map((script) =>
    records.slice(0, MOST_LINES).some(({ cells }) => cells.some((cell) => script.test(cell))),
  );
  if (isThai !== true && isChinese !== true) return records;
  return records.map((record) => ({
    ...record,
    cells: record.cells.map((cell) => {
      if (isThai === true)
        return cell.replace(SHORT_THAI, (_, rest: string, year: string) => `${rest}${shortThai(Number(year))}`);
      return cell.replace(
        OF_REPUBLIC,
        (_, year: string, mark: string, month: string, day: string) =>
          `${REPUBLIC + Number(year)}${mark}${month}${mark}${day}`,
      );
    }),
  }));
}

/** The script of a file shows in its first lines. */
const MOST_LINES = 200;
