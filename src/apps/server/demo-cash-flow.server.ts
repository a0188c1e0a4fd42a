import { addDays, type Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { DemoPerson } from '#modules/front/demo/model.ts';
import type { NewExpected, NewScenario } from '#modules/planning/cash-flow/model.ts';
import type { Api } from './public-api.api.server.ts';

const ZAR = (rand: bigint) => money(rand * 100n, 'ZAR');

/** What the demo people look ahead to: a car and a baby, or open invoices and higher rent. */
export async function lookAhead(
  { userType }: DemoPerson,
  api: Api,
  idOf: ReadonlyMap<string, string>,
  today: Day,
): Promise<void> {
  const isBusiness = userType === 'business';
  const accountId = idOf.get(isBusiness ? 'Business current' : 'Household cheque');
  if (accountId === undefined) return;
  for (const scenario of (isBusiness ? companyScenarios : familyScenarios)(accountId, today))
    await api.cashFlow.addScenario(scenario);
  for (const expected of (isBusiness ? invoices : familyPlans)(accountId, today))
    await api.cashFlow.addExpected(expected);
  await api.cashFlow.setFloor({ currency: 'ZAR', floor: ZAR(isBusiness ? 60_000n : 20_000n) });
}

function familyScenarios(accountId: string, today: Day): NewScenario[] {
  const from = addDays(today, 35);
  const monthly = { kind: 'repeat', accountId, from, to: null, every: 'month' } as const;
  return [
    {
      name: 'Second car',
      template: 'car',
      changes: [
        { kind: 'once', name: 'Deposit on the car', accountId, day: addDays(today, 30), amount: ZAR(-45_000n) },
        { ...monthly, name: 'Car instalment', amount: ZAR(-4_900n) },
        { ...monthly, name: 'Fuel and insurance', amount: ZAR(-2_300n) },
      ],
    },
    {
      name: 'Third child',
      template: 'baby',
      changes: [
        { kind: 'once', name: 'Things for the baby', accountId, day: addDays(today, 60), amount: ZAR(-18_000n) },
        { ...monthly, from: addDays(today, 90), name: 'Nappies, food and care', amount: ZAR(-3_400n) },
      ],
    },
  ];
}

function companyScenarios(accountId: string, today: Day): NewScenario[] {
  const rent = { kind: 'repeat', name: 'Second shop', accountId, from: addDays(today, 30), to: null } as const;
  return [
    {
      name: 'Second shop',
      template: 'rent',
      changes: [
        { kind: 'once', name: 'Machines', accountId, day: addDays(today, 25), amount: ZAR(-120_000n) },
        { ...rent, every: 'month', amount: ZAR(-28_000n) },
      ],
    },
  ];
}

const PLAIN = { likelihood: 100, delay: 0, isExtra: true } as const;

function familyPlans(accountId: string, today: Day): NewExpected[] {
  return [
    {
      ...PLAIN,
      name: 'Roof repair',
      party: 'Highveld Roofing',
      accountId,
      due: addDays(today, 24),
      amount: ZAR(-8_600n),
    },
  ];
}

function invoices(accountId: string, today: Day): NewExpected[] {
  const open = { ...PLAIN, accountId, isExtra: false };
  return [
    { ...open, name: 'Invoice 2231', party: 'Hotel Verde', due: addDays(today, -4), amount: ZAR(38_400n), delay: 9 },
    { ...open, name: 'Invoice 2238', party: 'Bean There', due: addDays(today, 12), amount: ZAR(61_250n), delay: 5 },
    {
      ...open,
      name: 'Invoice 2240',
      party: 'Kloof Deli',
      due: addDays(today, 26),
      amount: ZAR(17_900n),
      likelihood: 70,
    },
  ];
}
