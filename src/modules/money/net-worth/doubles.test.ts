import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { doublesOf } from './doubles.ts';
import type { AssetKind, Part } from './model.ts';

type Row = [source: Part['source'], name: string, minor: bigint, kind?: AssetKind, currency?: string];
const LOAN: Row = ['lent', 'Thandi', 900n];
const DEBT: Row = ['debt', 'Car loan', -900n];

/** The names of parts that could be left out, each with the one that it may be. */
function doubles(rows: readonly Row[], confirmed: readonly string[] = []) {
  const parts = rows.map(([source, name, minor, , currency = 'ZAR']) => {
    return { id: `${source} ${name}`, source, name, currency, whole: money(minor, currency) };
  });
  const kinds = new Map(rows.map(([source, name, , kind]) => [`${source} ${name}`, kind ?? null]));
  const known = { kindOf: (id: string) => kinds.get(id) ?? null, confirmed: new Set(confirmed) };
  return doublesOf(parts, known).map(({ partId, otherId }) => [partId, otherId]);
}

describe('what may be counted twice', () => {
  test.each<[string, Row, Row]>([
    ['an asset of the same amount', LOAN, ['asset', 'Money lent', 900n, 'lent']],
    ['an asset of the same name', LOAN, ['asset', 'thandi ', 1000n, 'lent']],
    ['an asset that names the person', LOAN, ['asset', 'Loan to Thandi', 1000n, 'other']],
    ['a debt of the same amount', DEBT, ['asset', 'Bank', -900n, 'loan']],
    ['a debt of the same name', DEBT, ['asset', 'car  LOAN', -1n, 'other-debt']],
  ])('%s can be left out', (_, planned, asset) => {
    expect(doubles([planned, asset])).toEqual([[`asset ${asset[1]}`, `${planned[0]} ${planned[1]}`]]);
  });

  test('a debt that may be an account can be left out, not the account', () => {
    expect(doubles([DEBT, ['account', 'Wheels', -900n]])).toEqual([['debt Car loan', 'account Wheels']]);
  });

  test.each<[string, Row, Row]>([
    ['another amount and name', LOAN, ['asset', 'Sipho', 901n, 'lent']],
    ['another currency', LOAN, ['asset', 'Thandi', 900n, 'lent', 'USD']],
    ['something that is no money lent', LOAN, ['asset', 'Thandi', 900n, 'vehicle']],
    ['money in an account', DEBT, ['account', 'Car loan', 900n]],
    ['a name that is only similar', DEBT, ['account', 'Car', -1n]],
    ['two loans', LOAN, ['lent', 'Thandi again', 900n]],
    ['two things that are no loan', ['asset', 'A', 900n, 'lent'], ['asset', 'A too', 900n, 'lent']],
  ])('%s is something else', (_, one, other) => {
    expect(doubles([one, other])).toEqual([]);
  });

  test('an asset is the double of one loan at most', () => {
    const rows: Row[] = [LOAN, ['lent', 'Sipho', 900n], ['asset', 'Lent', 900n, 'lent']];
    expect(doubles(rows)).toEqual([['asset Lent', 'lent Thandi']]);
  });

  test('what someone said counts is no double', () => {
    expect(doubles([LOAN, ['asset', 'Lent', 900n, 'lent']], ['asset Lent'])).toEqual([]);
    expect(doubles([DEBT, ['account', 'Wheels', -900n]], ['debt Car loan'])).toEqual([]);
  });
});
