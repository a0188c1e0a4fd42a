import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding, Preview, SectionPreview } from './model.ts';
import { commitsOf, nameProblem, NO_DRAFT, partKey, reviewOf } from './review.ts';
import { waitingWords } from './words.ts';

const none = { minor: 0n, currency: 'ZAR' };
const counts = (added: number, skipped = 0, failed = 0) => ({ added, merged: 0, skipped, failed });

function sectionOf(over: Partial<SectionPreview> = {}): SectionPreview {
  return {
    section: 0,
    fileAccount: null,
    currency: 'ZAR',
    isCurrencyNamed: true,
    first: '2026-03-01',
    last: '2026-03-31',
    moneyIn: none,
    moneyOut: none,
    opening: null,
    openingMoved: null,
    closing: null,
    end: null,
    check: { kind: 'unknown' },
    balance: null,
    account: null,
    isLeftOut: false,
    isGuess: true,
    doubt: null,
    problem: null,
    newAccountId: 'new-1',
    mayBeKnown: false,
    newAccount: {
      name: 'FNB Cheque',
      bankName: 'FNB',
      accountType: 'cheque',
      accountNumber: '62000000001',
      currency: 'ZAR',
      openingBalance: { minor: 100n, currency: 'ZAR' },
    },
    counts: counts(3),
    doubts: 0,
    lookAlikes: 0,
    ...over,
  };
}

function readOf(...sections: SectionPreview[]): Extract<Finding, { kind: 'read' }> {
  const sum = (of: 'added' | 'merged' | 'skipped' | 'failed') => sections.reduce((all, one) => all + one.counts[of], 0);
  const all = { added: sum('added'), merged: sum('merged'), skipped: sum('skipped'), failed: sum('failed') };
  const isReady = sections.every(({ account }) => account !== null);
  return {
    kind: 'read',
    format: 'csv',
    encoding: 'utf-8',
    layout: null,
    decisions: [],
    sections,
    counts: all,
    carried: null,
    isReady,
  };
}

function fileOf(id: string, finding: Finding, over: Partial<Preview> = {}): Preview {
  return {
    id,
    fileName: `${id}.csv`,
    byteCount: 100,
    format: 'csv',
    status: 'ready',
    counts: counts(0),
    accounts: [],
    createdAt: new Date(0),
    doneAt: null,
    revertedAt: null,
    choices: { accounts: [], answers: {}, mapping: null, wishes: {} },
    mappedBy: 'detection',
    earlier: null,
    bank: 'FNB',
    copyOf: null,
    finding,
    likely: null,
    ...over,
  };
}

const kindOf = (preview: Preview) => reviewOf([preview], NO_DRAFT, []).lines[0]?.kind;
const KNOWN = { id: 'cheque', name: 'Cheque', because: '' };
const QUESTIONS: Finding = { kind: 'questions', format: 'csv', encoding: 'utf-8', decisions: [], questions: [] };

test.each<[string, Finding, string]>([
  ['a new account', readOf(sectionOf()), 'ready'],
  ['an account that is there', readOf(sectionOf({ account: KNOWN })), 'ready'],
  ['nothing new', readOf(sectionOf({ account: KNOWN, counts: counts(0, 5) })), 'nothing'],
  ['no rows at all', readOf(sectionOf({ counts: counts(0) })), 'unreadable'],
  ['only rows that cannot be read', readOf(sectionOf({ counts: counts(0, 0, 4) })), 'unreadable'],
  ['a balance that contradicts', readOf(sectionOf({ doubt: 'The balance does not fit.' })), 'asks'],
  ['an account that may be there already', readOf(sectionOf({ mayBeKnown: true })), 'asks'],
  [
    'the number of another account',
    readOf(sectionOf({ account: KNOWN, problem: { code: 'OTHER_NUMBER', sentence: 'Another number.' } })),
    'asks',
  ],
  ['a currency that is none', readOf(sectionOf({ currency: 'ZZZ' })), 'asks'],
  [
    'one account of two to be chosen',
    readOf(sectionOf({ account: KNOWN }), sectionOf({ section: 1, mayBeKnown: true })),
    'asks',
  ],
  ['all left out', readOf(sectionOf({ isLeftOut: true })), 'unreadable'],
  ['a question', QUESTIONS, 'asks'],
  ['nothing to read', { kind: 'refused', sentence: 'No.' }, 'unreadable'],
])('a file with %s is %s', (_, finding, kind) => {
  expect(kindOf(fileOf('a', finding))).toBe(kind);
});

test('a file with a question and a likely answer is ready, and says the answer with the press', () => {
  const likely = { answers: { dateOrder: 'dmy' as const }, finding: readOf(sectionOf()) };
  const review = reviewOf([fileOf('a', QUESTIONS, { likely })], NO_DRAFT, []);
  expect(review.lines[0]?.kind).toBe('ready');
  expect(commitsOf(review, 'ZA', 'press')).toMatchObject([{ id: 'a', answers: { dateOrder: 'dmy' } }]);
});

test('the same file twice counts once', () => {
  const review = reviewOf(
    [fileOf('a', readOf(sectionOf())), fileOf('b', readOf(sectionOf()), { copyOf: 'a' })],
    NO_DRAFT,
    [],
  );
  expect([review.files, review.transactions]).toEqual([1, 3]);
});

test('files of one new account share it, and it begins before the earliest', () => {
  const opening = (minor: bigint) => ({ ...sectionOf().newAccount, openingBalance: { minor, currency: 'ZAR' } });
  const april = sectionOf({ first: '2026-04-01', newAccount: opening(400n) });
  const march = sectionOf({ first: '2026-03-01', newAccount: opening(300n) });
  const review = reviewOf([fileOf('april', readOf(april)), fileOf('march', readOf(march))], NO_DRAFT, []);
  expect([...review.newAccounts.values()]).toMatchObject([{ files: 2, wish: { openingBalance: { minor: 300n } } }]);
  // They go in as they follow each other.
  expect(commitsOf(review, 'ZA', 'press').map(({ id }) => id)).toEqual(['march', 'april']);
});

test('what a person changed of a new account holds for all its files', () => {
  const draft = {
    ...NO_DRAFT,
    edits: { 'new-1': { name: 'House money', accountType: 'savings' as const, currency: 'BHD' } },
  };
  const review = reviewOf([fileOf('a', readOf(sectionOf())), fileOf('b', readOf(sectionOf()))], draft, []);
  const account = {
    name: 'House money',
    accountType: 'savings',
    currency: 'BHD',
    openingBalance: { minor: 1000n, currency: 'BHD' },
  };
  expect(commitsOf(review, 'ZA', 'press').map(({ newAccounts }) => newAccounts)).toMatchObject([
    [{ id: 'new-1', section: 0, account }],
    [{ id: 'new-1', section: 0, account }],
  ]);
});

test('a file that is said to be for a new account is, whatever seemed likely', () => {
  const section = sectionOf({ account: KNOWN, counts: counts(1, 2) });
  const draft = { ...NO_DRAFT, asNew: [partKey('a', 0)] };
  const review = reviewOf([fileOf('a', readOf(section))], draft, []);
  expect(review.transactions).toBe(3);
  expect(commitsOf(review, 'ZA', 'press')).toMatchObject([{ accounts: [], newAccounts: [{ id: 'new-1' }] }]);
});

test('two numbers are never taken for one account that neither names', () => {
  const of = (accountNumber: string, isGuess = true) =>
    readOf(sectionOf({ account: KNOWN, isGuess, newAccount: { ...sectionOf().newAccount, accountNumber } }));
  const kinds = (...findings: Finding[]) =>
    reviewOf(
      findings.map((finding, at) => fileOf(String(at), finding)),
      NO_DRAFT,
      [],
    ).lines.map(({ kind }) => kind);
  expect(kinds(of('111111111'), of('222222222'))).toEqual(['asks', 'asks']);
  expect(kinds(of('111111111'), of('111111111'))).toEqual(['ready', 'ready']);
  expect(kinds(of('111111111', false), of('222222222'))).toEqual(['ready', 'ready']);
});

test('no two accounts are called alike, whatever files and names there are', () => {
  const name = fc.constantFrom('FNB Cheque', 'fnb cheque', 'FNB Cheque 0001', 'FNB Cheque ZAR', 'Savings');
  const section = fc
    .tuple(fc.constantFrom('new-1', 'new-2', 'new-3', 'new-4'), name)
    .map(([newAccountId, proposed]) =>
      sectionOf({ newAccountId, newAccount: { ...sectionOf().newAccount, name: proposed } }),
    );
  fc.assert(
    fc.property(fc.array(section, { maxLength: 12 }), fc.array(name, { maxLength: 3 }), (sections, taken) => {
      const files = sections.map((one, at) => fileOf(String(at), readOf(one)));
      const { newAccounts } = reviewOf(files, NO_DRAFT, taken);
      const names = [...newAccounts.values()].map(({ wish }) => wish.name.toLowerCase());
      expect(new Set(names).size).toBe(names.length);
      for (const other of taken) expect(names).not.toContain(other.toLowerCase());
    }),
  );
});

test('a name that another account has, or none, is not taken', () => {
  const other = sectionOf({ newAccountId: 'new-2', newAccount: { ...sectionOf().newAccount, name: 'Savings' } });
  const review = reviewOf([fileOf('a', readOf(sectionOf())), fileOf('b', readOf(other))], NO_DRAFT, ['Cheque']);
  expect(nameProblem(' ', 'new-1', review, ['Cheque'])).toBe('Enter a name.');
  for (const taken of ['cheque', 'savings '])
    expect(nameProblem(taken, 'new-1', review, ['Cheque'])).toMatch('already have');
  expect(nameProblem('FNB Cheque', 'new-1', review, ['Cheque'])).toBeNull();
});

test.each([
  [1, 'Which account is this transaction from?'],
  [2, 'Which account are these 2 transactions from?'],
])('of a file of %i without an account it is asked: %s', (rows, question) => {
  expect(waitingWords(readOf(sectionOf({ counts: counts(rows) })), String)).toBe(question);
});
