import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { folder } from './build-target.ts';

/** Names that went from the code, each with the one an engineer would search for. None of them comes back. */
const GONE: ReadonlyMap<string, string> = new Map([
  ['AllTaken', 'CapacityError'],
  ['Doorkeeper', 'AccessResolver'],
  ['Ground', 'AppServices'],
  ['Letter', 'Email'],
  ['afterwards', 'afterCommit'],
  ['announce', 'emit'],
  ['apart', 'inSeparateTransaction'],
  ['auditMemory', 'auditBuffer'],
  ['booksChanged', 'workspaceChanged'],
  ['deedDone', 'commandExecuted'],
  ['doorkeeper', 'accessResolver'],
  ['ground', 'services'],
  ['hasLetter', 'hasEmail'],
  ['heldWork', 'retryQueue'],
  ['keptHere', 'localStore'],
  ['keptInTab', 'sessionStore'],
  ['layGround', 'createServices'],
  ['letterTo', 'emailTo'],
  ['openToAll', 'publicProcedure'],
  ['openToMembers', 'workspaceProcedure'],
  ['openToPeople', 'userProcedure'],
  ['openWhileAsking', 'outboundProcedure'],
  ['refuseUnkeepable', 'rejectUnstorableText'],
  ['remember', 'audit'],
  ['sayDone', 'toastDone'],
  ['sayRefused', 'toastError'],
  ['turnAway', 'rejectNonAdmin'],
  ['uncounted', 'refundRateLimit'],
  ['withinHundred', 'clampScore'],
]);
const GONE_FILES =
  /\/(ground|deed|trespass|keepable|held-work|audit-memory|turns|hundred|letters)\.|^src\/browser\/(part|kept)\./;

const files = globSync('{src,e2e,scripts,bench}/**/*.{ts,tsx,mts}', { cwd: folder('.') });

/** Every name in a file that is one of them. */
function goneIn(file: string, text: string): string[] {
  if (![...GONE.keys()].some((name) => text.includes(name))) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && GONE.has(node.text)) found.push(`${file}: ${node.text}, say ${GONE.get(node.text)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return [...new Set(found)];
}

test('no code uses a name that has given way to the standard one', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => goneIn(file, readFileSync(folder(file), 'utf8')))).toEqual([]);
  expect(files.filter((file) => GONE_FILES.test(file))).toEqual([]);
});

test('such a name is found, in code alone', () => {
  expect(goneIn('a.ts', '// the ground\nconst { ground } = layGround("deedDone");')).toEqual([
    'a.ts: ground, say services',
    'a.ts: layGround, say createServices',
  ]);
});
