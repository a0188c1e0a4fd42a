import { describe, expect, test } from 'vitest';
import { unnamed } from './left-out.ts';

const STATEMENTS = 'api: left out: there are no statements at /somewhere/shared/statements/';
const ROOT = 'api: as root the data folder is handed to its own user';
const LEDGERS = 'api: left out: there are no hledger and Beancount here: a test';
const GNUMERIC = 'api: left out: there is no Gnumeric here: a test';
const FORGOTTEN = 'unit: a test that somebody switched off';

describe('tests that left themselves out', () => {
  test.each([
    ['none', [], '', [], []],
    ['what nobody named', [STATEMENTS, ROOT], '', [STATEMENTS, ROOT], ['statements', 'root']],
    ['one of two', [STATEMENTS, ROOT], 'root', [STATEMENTS], ['statements']],
    ['programs that read ledgers', [LEDGERS], '', [LEDGERS], ['ledgers']],
    ['the spreadsheet program', [GNUMERIC], '', [GNUMERIC], ['gnumeric']],
    ['all named', [STATEMENTS, ROOT], 'root,statements', [], []],
    ['what has no name to leave it out by', [FORGOTTEN], 'root,statements', [FORGOTTEN], []],
  ])('%s', (_, tests, skip, silent, names) => {
    expect(unnamed(tests, new Set(skip.split(',')))).toEqual({ tests: silent, names });
  });
});
