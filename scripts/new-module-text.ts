/** The names of a new module, in every form in which its files write them. */
export type Names = Readonly<
  Record<
    | 'kebab'
    | 'snake'
    | 'camel'
    | 'Plural'
    | 'CONSTANT'
    | 'plural'
    | 'Sentence'
    | 'one'
    | 'oneCamel'
    | 'One'
    | 'ONE'
    | 'singular',
    string
  >
>;

const camelOf = (kebab: string) => kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const snakeOf = (kebab: string) => kebab.replaceAll('-', '_');
const spaced = (kebab: string) => kebab.replaceAll('-', ' ');

/** `savings-circles` without its plural: `savings-circle`. */
export function singularOf(kebab: string): string {
  if (kebab.endsWith('ies')) return `${kebab.slice(0, -3)}y`;
  return kebab.endsWith('s') && !kebab.endsWith('ss') ? kebab.slice(0, -1) : kebab;
}

/** @param kebab a noun in the plural, such as `savings-circles`; @param one the same in the singular */
export function namesOf(kebab: string, one = singularOf(kebab)): Names {
  return {
    kebab,
    snake: snakeOf(kebab),
    camel: camelOf(kebab),
    Plural: capital(camelOf(kebab)),
    CONSTANT: snakeOf(kebab).toUpperCase(),
    plural: spaced(kebab),
    Sentence: capital(spaced(kebab)),
    one,
    oneCamel: camelOf(one),
    One: capital(camelOf(one)),
    ONE: snakeOf(one).toUpperCase(),
    singular: spaced(one),
  };
}

/** A template with `{{kebab}}` and the others filled in. @throws for a name that there is not */
export function filled(template: string, names: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`no name ${name}`);
    return value;
  });
}

type Entry = { readonly take: string; readonly as: string; readonly from: string };

/** A list of modules with one more: its import after the last import of modules, its name at the end of the array. */
export function withEntry(source: string, array: string, { take, as, from }: Entry): string {
  const line = `import { ${take} as ${as} } from '${from}';\n`;
  const imports = [...source.matchAll(/^import \{ \w+ as \w+ \} from '#modules\/.*;\n/gm)];
  const last = imports.at(-1);
  const start = source.indexOf(`export const ${array}`);
  const end = source.indexOf('\n]', start);
  if (last === undefined || start < 0 || end < 0) throw new Error(`no list ${array} of modules here`);
  const at = last.index + last[0].length;
  return `${source.slice(0, at)}${line}${source.slice(at, end)}\n  ${as},${source.slice(end)}`;
}

/** A changelog with one more line under "Added" of what comes next. */
export function withLine(changelog: string, line: string): string {
  const heading = '### Added\n';
  const at = changelog.indexOf(heading);
  if (at < 0) throw new Error('the changelog has no "Added"');
  const end = at + heading.length;
  return `${changelog.slice(0, end)}- ${line}\n${changelog.slice(end)}`;
}
