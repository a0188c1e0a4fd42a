import { applyRules, compileRules, type RuleRow } from '#modules/money/automation-rules/rules.ts';
import { type Line, repeated } from './measure.ts';

const ROWS = 100_000;
const RULES = 50;
const AIM = 5000;

const SHOPS = ['Checkers Hyper', 'Engen Garage', 'Woolworths Sandton', 'Netflix', 'City Gym', 'Takealot Online'];
const CATEGORIES = SHOPS.map((name, at) => {
  return { id: `c${at}`, parentId: null, name, kind: 'expense', group: null, isArchived: false } as const;
});
const ACCOUNT = { id: 'a', name: 'Cheque', bankName: 'FNB' };

function ruleAt(at: number) {
  const shop = SHOPS[at % SHOPS.length] ?? '';
  const queries = [
    `bank:"${shop}"`,
    `description:"${shop}" amount>${at}`,
    `${shop} or bank:shop${at}`,
    `-bank:nothing${at} direction:out amount:${at}.00..${at}.50`,
    `account:cheque date:2026-03 text:shop${at}`,
  ];
  const categoryId = `c${at % CATEGORIES.length}`;
  const actions = { categoryId, description: null, note: null, tagIds: [], isReviewed: false, isSkipped: false };
  const query = queries[at % queries.length] ?? shop;
  return { id: `r${at}`, name: query, query, stage: 'normal', position: at, isEnabled: true, actions } as const;
}

function rowAt(at: number): RuleRow {
  const shop = SHOPS[at % SHOPS.length] ?? '';
  return {
    accountId: ACCOUNT.id,
    bookedOn: `2026-0${(at % 9) + 1}-10`,
    description: shop,
    reference: null,
    bankText: `POS PURCHASE ${shop.toUpperCase()} ${at} CARD 4000*1234`,
    categoryId: null,
    kind: null,
    minor: BigInt(-(at % 100_000)),
    status: 'booked',
    source: 'import',
    currency: 'ZAR',
    originalCurrency: null,
    categorySource: null,
    note: null,
    tagIds: [],
    needsReview: false,
    isFixed: false,
  };
}

/** Every rule on every transaction, without the database. */
export async function measureRules(): Promise<Line[]> {
  const rows = Array.from({ length: ROWS }, (_, at) => rowAt(at));
  const rules = Array.from({ length: RULES }, (_, at) => ruleAt(at));
  const names = { categories: CATEGORIES, accounts: [ACCOUNT], tags: [], country: 'ZA' };
  const work = () => {
    const compiled = compileRules(rules, names, 'ZAR');
    for (const row of rows) applyRules(compiled, row);
    return Promise.resolve();
  };
  const found = await repeated(work, { warmUp: 1, count: 5 });
  const aim = { text: `< ${AIM} ms`, reached: found.median < AIM };
  return [{ what: `${RULES} rules on ${ROWS.toLocaleString('en')} transactions`, unit: 'ms', found, aim }];
}
