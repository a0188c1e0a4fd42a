import { addDays, addMonths, type Day, monthOf } from '#kernel/calendar.ts';

/**
 * The day of the month by which tax is paid for the month, or the period, before. ZA: SARS, PAYE by the 7th and VAT by the 25th
 * (the last working day by eFiling); KE: KRA, PAYE by the 9th and VAT by the 20th; NG: PAYE by the 10th, VAT by the 21st.
 */
const DAYS: Readonly<Record<string, { readonly vat: string; readonly payroll: string }>> = {
  ZA: { vat: '25', payroll: '07' },
  KE: { vat: '20', payroll: '09' },
  NG: { vat: '21', payroll: '10' },
};

type Asked = {
  readonly from: Day;
  readonly to: Day;
  readonly country: string;
  readonly hasVat: boolean;
  readonly hasPayroll: boolean;
  readonly isWorkingDay: (day: Day) => boolean;
};

/** The dates of VAT and payroll tax between two days; one on a day off comes on the working day before. */
export function taxDates({
  from,
  to,
  country,
  hasVat,
  hasPayroll,
  isWorkingDay,
}: Asked): { kind: 'vat' | 'payroll'; day: Day }[] {
  const days = DAYS[country];
  if (days === undefined) return [];
  const kinds = [...(hasVat ? (['vat'] as const) : []), ...(hasPayroll ? (['payroll'] as const) : [])];
  const found: { kind: 'vat' | 'payroll'; day: Day }[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1))
    for (const kind of kinds) {
      let day: Day = `${month}-${days[kind]}`;
      while (!isWorkingDay(day)) day = addDays(day, -1);
      if (from <= day && day <= to) found.push({ kind, day });
    }
  return found.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
