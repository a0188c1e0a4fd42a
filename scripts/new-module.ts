/**
 * `npm run new -- AREA/NAME [ONE]`: writes a module with its files, its migration, its lines in the three lists and in the
 * changelog. NAME is a noun in the plural, such as `savings-circles`; ONE the same in the singular, where dropping the last
 * e-mail does not give it. What it writes is a list of names that can be added, renamed and deleted: a beginning that
 * passes every check.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANNED } from '#apps/planned.ts';
import { folder } from './build-target.ts';
import { filled, namesOf, withEntry, withLine } from './new-module-text.ts';

const TEMPLATES = folder('scripts/new-module');
/** Where a template's own name is not that of its file. */
const FILES: Readonly<Record<string, string>> = { 'list.tsx': '{{one}}-list.tsx', 'dialog.tsx': '{{one}}-dialog.tsx' };

const AREAS = readdirSync(folder('src/modules'));
const [place = '', one] = process.argv.slice(2);
const [, area = '', kebab = ''] = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/.exec(place) ?? [];
if (!AREAS.includes(area) || kebab === '')
  stop(`Say where it goes and what it is: npm run new -- planning/pledges. Areas: ${AREAS.join(', ')}.`);
if (globSync(folder(`src/modules/*/${kebab}`)).length > 0) stop(`There is a module ${kebab} already.`);

const names = namesOf(kebab, one);
if (names.one === kebab) stop(`Name one of them too, in the singular: npm run new -- ${place} ONE.`);
const taken = readFileSync(folder('docs/matrix.md'), 'utf8').includes(`\`${names.camel}.`);
if (taken) stop(`Another module brings procedures named ${names.camel}.`);

const planned = PLANNED.find(({ name }) => name === kebab);
const module = JSON.stringify(planned ?? { name: kebab, tier: 'free' });
const target = folder(`src/modules/${area}/${kebab}`);
mkdirSync(target);
for (const template of readdirSync(TEMPLATES)) {
  const file = template.replace(/\.txt$/, '');
  const text = filled(readFileSync(join(TEMPLATES, template), 'utf8'), { ...names, module });
  writeFileSync(join(target, filled(FILES[file] ?? file, names)), text);
}

const own = `#modules/${area}/${kebab}`;
list('src/apps/modules.ts', 'MANIFESTS', 'manifest', 'module.ts');
list('src/apps/server/modules.server.ts', 'SERVERS', 'server', 'module.server.ts');
list('src/apps/web/modules.client.ts', 'CLIENTS', 'client', 'module.client.tsx');
const changelog = folder('CHANGELOG.md');
writeFileSync(
  changelog,
  withLine(readFileSync(changelog, 'utf8'), `${names.Sentence}: a page of their own (\`/app/${kebab}\`).`),
);

const before = new Set(readdirSync(folder('migrations')));
run('drizzle-kit/bin.cjs', 'generate', '--name', kebab);
const migration = readdirSync(folder('migrations')).find((name) => !before.has(name));
if (migration === undefined) stop('The migration of its table was not written: drizzle-kit saw no change.');
const statements = folder(`migrations/${migration}/migration.sql`);
const grant = `grant select, insert, update, delete on ${names.snake} to ilifa_app;`;
writeFileSync(statements, `${readFileSync(statements, 'utf8').trimEnd()}--> statement-breakpoint\n${grant}\n`);

run('oxfmt/bin/oxfmt', target, folder('src/apps'));
execFileSync(process.execPath, [folder('scripts/run.mjs'), 'scripts/docs.ts'], {
  cwd: folder('.'),
  stdio: 'inherit',
});
console.log(`src/modules/${area}/${kebab} is written. Open /app/${kebab}, then make it yours, file by file.`);

function list(file: string, array: string, take: string, from: string): void {
  const path = folder(file);
  writeFileSync(path, withEntry(readFileSync(path, 'utf8'), array, { take, as: names.camel, from: `${own}/${from}` }));
}

function run(bin: string, ...words: string[]): void {
  execFileSync(process.execPath, [folder(`node_modules/${bin}`), ...words], { cwd: folder('.'), stdio: 'pipe' });
}

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}
