import { addDays, type Day } from '#kernel/calendar.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { Project } from '#modules/planning/projects/model.ts';
import type { DemoPerson } from './model.ts';

type DemoTask = {
  readonly name: string;
  readonly kind: 'task' | 'milestone';
  readonly dueOn: Day;
  readonly isDone: boolean;
};

type DemoCost = { readonly name: string; readonly minor: bigint; readonly dueOn: Day };

/** A project of the demo people. Amounts are in hundredths of a rand, categories go by their names. */
export type DemoProject = {
  readonly name: string;
  readonly kind: Project['kind'];
  readonly client: string | null;
  readonly invoiceReference: string | null;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly budget: bigint | null;
  readonly lines: readonly {
    readonly name: string;
    readonly category: string | null;
    readonly direction: 'cost' | 'income';
    readonly minor: bigint;
  }[];
  readonly categories: readonly string[];
  /** The text of transactions that were put into it by hand. */
  readonly rows: readonly string[];
  /** People beside the one who looks around. */
  readonly sharedWith: readonly string[];
  readonly tasks: readonly DemoTask[];
  readonly costs: readonly DemoCost[];
  readonly rates: { readonly rate: bigint; readonly cost: bigint } | null;
  /** Minutes by days before today. */
  readonly times: readonly { readonly daysAgo: number; readonly minutes: number; readonly note: string }[];
};

const NOTHING = {
  client: null,
  invoiceReference: null,
  rows: [],
  sharedWith: [],
  tasks: [],
  costs: [],
  rates: null,
  times: [],
} as const;

/** The quote for an expected cost: the name of its file, and what it says. @param price as it is written */
export function demoQuote({ name, dueOn }: DemoCost, price: string) {
  const lines = [name, `Price with delivery: ${price}`, `Quote valid until ${dayInWords(dueOn)}`];
  return { fileName: `Quote ${name}.pdf`, title: 'Quote', lines };
}

/** What the demo people have going on. */
export function demoProjects(userType: DemoPerson['userType'], today: Day): DemoProject[] {
  return userType === 'individual' ? householdProjects(today) : companyProjects(today);
}

function householdProjects(today: Day): DemoProject[] {
  const lastYear = Number(today.slice(0, 4)) - 1;
  return [
    {
      ...NOTHING,
      name: 'Kitchen renovation',
      kind: 'home',
      startsOn: addDays(today, -330),
      endsOn: addDays(today, 45),
      budget: null,
      lines: [
        { name: 'Builder and materials', category: 'Repairs and maintenance', direction: 'cost', minor: 18_000_00n },
        { name: 'Cupboards', category: 'Furniture and appliances', direction: 'cost', minor: 22_000_00n },
        { name: 'Appliances', category: 'Electronics', direction: 'cost', minor: 15_000_00n },
      ],
      categories: ['Repairs and maintenance', 'Furniture and appliances', 'Electronics'],
      sharedWith: ['Sipho'],
      tasks: [
        { name: 'Choose cupboards', kind: 'task', dueOn: addDays(today, -90), isDone: true },
        { name: 'Old kitchen removed', kind: 'milestone', dueOn: addDays(today, -60), isDone: true },
        { name: 'Order the counter top', kind: 'task', dueOn: addDays(today, -4), isDone: false },
        { name: 'Tiling done', kind: 'milestone', dueOn: addDays(today, 12), isDone: false },
        { name: 'First meal in the new kitchen', kind: 'milestone', dueOn: addDays(today, 45), isDone: false },
      ],
      costs: [{ name: 'Granite counter top', minor: 9_800_00n, dueOn: addDays(today, 10) }],
    },
    {
      ...NOTHING,
      name: 'December holiday',
      kind: 'trip',
      startsOn: `${lastYear}-12-01`,
      endsOn: `${lastYear}-12-31`,
      budget: 15_000_00n,
      lines: [],
      categories: ['Travel and holidays'],
    },
  ];
}

function companyProjects(today: Day): DemoProject[] {
  return [
    {
      ...NOTHING,
      name: 'Barista training for Harbour Café',
      kind: 'client',
      client: 'Harbour Café',
      invoiceReference: 'BC-2041',
      startsOn: addDays(today, -75),
      endsOn: addDays(today, 15),
      budget: 9_000_00n,
      lines: [
        { name: 'Course fee', category: null, direction: 'income', minor: 24_000_00n },
        { name: 'Beans and milk', category: null, direction: 'cost', minor: 6_000_00n },
        { name: 'Adverts', category: 'Marketing', direction: 'cost', minor: 3_000_00n },
      ],
      categories: [],
      rows: ['HARBOUR CAFE', 'FACEBK ADS'],
      tasks: [
        { name: 'Course plan agreed', kind: 'milestone', dueOn: addDays(today, -50), isDone: true },
        { name: 'Second group of baristas trained', kind: 'milestone', dueOn: addDays(today, 6), isDone: false },
      ],
      costs: [{ name: 'Coffee beans for the second group', minor: 2_400_00n, dueOn: addDays(today, 4) }],
      rates: { rate: 650_00n, cost: 210_00n },
      times: [
        { daysAgo: 44, minutes: 240, note: 'Wrote the course plan' },
        { daysAgo: 30, minutes: 360, note: 'Trained the first group, day one' },
        { daysAgo: 29, minutes: 330, note: 'Trained the first group, day two' },
        { daysAgo: 9, minutes: 95, note: 'Visited the café' },
      ],
    },
  ];
}
