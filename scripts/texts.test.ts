import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder } from './build-target.ts';
import { allTexts } from './texts-read.ts';
import { EXCEPTIONS, faultsOf } from './texts-rules.ts';
import { textsOfCode, textsOfGuide } from './texts.ts';

const texts = allTexts().map((text) => ({ ...text, faults: faultsOf(text) }));

describe('the texts that people read', () => {
  test('are short, in ordinary words, and follow their numbers', () => {
    expect(texts.length).toBeGreaterThan(4000);
    const faulty = texts.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(({ file, line, text, faults }) => `${file}:${line} ${text}: ${faults.join('; ')}`)).toEqual([]);
  });

  test('stand in the words.ts of a module, not in its screens', () => {
    const onScreens = texts.filter(
      ({ file, text }) =>
        /^src\/modules\/.*\.tsx$/.test(file) && !file.endsWith('/module.client.tsx') && /\s|^[A-Z]/.test(text),
    );
    expect(onScreens.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  test.each([
    ['…Note under a heading or field', /\b(?:hint|note|description|help)=\{\w+_WORDS\.(\w+)/g, /Note$/],
    [
      '…Heading where one is the name of a page',
      /<(?:AuthHeading|PageHeader|PageTop)\s[^<>]*?\btitle=\{\w+_WORDS\.(\w+)/g,
      /Heading$/,
    ],
  ])('are called %s', (_, used, wanted) => {
    const names = globSync('src/modules/**/*.tsx', { cwd: folder('.') }).flatMap((file) =>
      [...readFileSync(folder(file), 'utf8').matchAll(used)].map(([, name = '']) => ({ file, name })),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter(({ name }) => !wanted.test(name))).toEqual([]);
  });

  test('each exception is a text that the product shows', () => {
    const all = texts.map(({ text }) => text).join('\n');
    expect(EXCEPTIONS.filter(({ text }) => !all.includes(text))).toEqual([]);
  });
});

/** The faults found in a file of code. */
function inCode(code: string, file = 'src/ui/a.tsx'): string[] {
  return textsOfCode(file, code).flatMap((text) => faultsOf(text));
}

describe('a planted text is found', () => {
  test.each([
    ['text of an element', '<p>Open <a href="/x">your books</a> now</p>'],
    ['text of an element inside another', '<div>A <b>b</b>{there && <p>Your books</p>}</div>'],
    ['one of two texts', '<p>{many ? "your books" : "your account"}</p>'],
    ['attribute that is shown', '<Button label="Your books" />'],
    ['attribute in a template', '<Button title={`Books of ${name}`} />'],
    ['label for a screen reader', '<a aria-label="Your books" />'],
    ['placeholder', '<input placeholder="books" />'],
    ['picture', '<img alt="Two books" />'],
    [
      'message of an error of a contract',
      'export const e = { NOT_FOUND: { status: 404, message: "No such books." } };',
    ],
    ['toast', 'toast.success("Your books were saved");'],
    ['title of a notice', 'notice({ title: "books" });'],
    ['sentence anywhere in code', 'const LINE = "Nothing in your books was changed.";'],
  ])('%s', (_, code) => {
    expect(inCode(code)).toEqual(['"books": say workspace, accounts'.replace('books', /books/i.exec(code)?.[0] ?? '')]);
  });

  test('a button that does not say what it saves', () => {
    expect(inCode('<Button>Save</Button>')).toEqual(['"Save": say what is saved: Save changes']);
  });

  test.each(['words', 'emails', 'notices', 'admin.words', 'reading-words', 'reasons'])('any text of %s.ts', (name) => {
    expect(inCode('export const A = { one: "books" };', `src/modules/a/b/${name}.ts`)).toHaveLength(1);
  });

  test('paragraph of an e-mail that stands in lines of its own', () => {
    const code = 'const mail = { text: `Hello ${name},\n\nNothing in your books was changed.\n\n${link}` };';
    expect(textsOfCode('src/a/b.ts', code).map(({ text }) => text)).toEqual([
      'Hello {n},',
      'Nothing in your books was changed.',
    ]);
  });

  test('line of a guide', () => {
    const found = textsOfGuide('a.guide.md', 'Place: 1\n\n# Import\n- Open [your books](/app) and **go**');
    expect(found.map(({ line, text }) => `${line} ${text}`)).toEqual(['3 Import', '4 Open your books and go']);
    expect(found.flatMap((text) => faultsOf(text))).toHaveLength(1);
  });

  test('text in code that nobody reads is none', () => {
    expect(
      textsOfCode(
        'src/a/b.tsx',
        `import a from "./Books of b"; const q = sql\`Books of b\`; // Your books
         const x = <p className="Books of b" id="Books of c">{kind === "books" && 1}</p>;`,
      ),
    ).toEqual([]);
  });

  test.each([
    ['given to a function', 'const answer = { body: await packed("br") };'],
    ['with a point', 'emit({ title, what: "account.created" });', 'src/a/notices.ts'],
    ['of a severity', 'give({ severity: "high" });', 'src/a/notices.ts'],
    ['of an address', 'give({ actionUrl: "/app/imports" });', 'src/a/notices.ts'],
    ['of a value of a column', 'const FIRST = { description: "up" };'],
    ['of classes', 'const TABLE = { note: "block text-xs text-accent-ink" };'],
    ['used where there is none', '<p>{find(kind ?? "detail")}</p>'],
  ])('a name that the program reads is none: %s', (_, code, file = 'src/a/b.tsx') => {
    expect(textsOfCode(file, code)).toEqual([]);
  });

  test.each([
    ['behind a number', '<p>{plural(count, "statement")}</p>'],
    ['of a choice', '<p>{isOn ? "on" : "off"}</p>'],
    ['note of an account', 'const item = { note: "archived" };'],
    ['with two words', 'const column = { description: "two words" };'],
  ])('a lone word that people read is one: %s', (_, code) => {
    expect(textsOfCode('src/a/b.tsx', code).length).toBeGreaterThan(0);
  });

  test('a value that a script fills into an element stands for itself', () => {
    const code = '<p>You are on the <b data-plan /> plan.<br /></p>';
    expect(textsOfCode('src/a/b.tsx', code).map(({ text }) => text)).toEqual(['You are on the {n} plan.']);
  });
});

test.each([
  ['`Sent to ${person.email} on ${shownDay(day)}`', 'Sent to {email} on {day}', 'Sent to {n} on {n}'],
  ['`Paid ${isLate ? late : amount} of it`', 'Paid {value} of it', 'Paid {n} of it'],
  ['`At most ${LIMITS.files} files`', 'At most {files} files', 'At most … files'],
])('%s is listed with the name of each value', (code, named, text) => {
  expect(textsOfCode('src/a/words.ts', `const line = ${code};`)).toMatchObject([{ text, named }]);
});

describe('a text is refused', () => {
  test.each([
    'A letter was sent.',
    'Send the letter again',
    'This is being built.',
    'It is reckoned by month.',
    'Somebody signed in.',
    'Whoever has the link can read it.',
    'No account of yours has it.',
    'The deeds of all members.',
    'The import was taken back.',
    'Take it back',
    'R 920 more, beside last month.',
    'What went out this month',
    'More came in than last month.',
    'Each row is one payment.',
    'It is kept for a year.',
    'Your second step is due.',
    'Nothing is called that.',
    'Look among the unwanted mail.',
    'Who opens the link is signed in.',
    'Bring an export back',
    'Take your data away',
    'File what is left',
  ])('for its words: %s', (text) => {
    expect(faultsOf({ kind: 'text', text })).toHaveLength(1);
  });

  test.each([
    'Use one uppercase letter and a number.',
    'Three letters, such as ZAR.',
    'This file is not a statement.',
    'Who can see this workspace?',
    'Take a photo of your card.',
    'Sign in to bring your figures up to date.',
    'Turn on two-step verification.',
  ])('but not: %s', (text) => {
    expect(faultsOf({ kind: 'text', text })).toEqual([]);
  });

  test('for more than 20 words in a sentence', () => {
    const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;
    expect(faultsOf({ kind: 'text', text: `${sentence(20)} ${sentence(20)}` })).toEqual([]);
    expect(faultsOf({ kind: 'text', text: sentence(21) })).toEqual(['a sentence of 21 words, at most 20']);
  });

  test.each(['hint', 'note', 'description'])('for more than 16 words in a %s', (attribute) => {
    const of = (words: number) =>
      inCode(`<Field ${attribute}="${Array.from({ length: words }, () => 'word').join(' ')}" />`);
    expect(of(16)).toEqual([]);
    expect(of(17)).toEqual(['a helper text of 17 words, at most 16']);
  });

  test.each([
    '<h1>Four words are many</h1>',
    '<PageHeader title="Four words are many" />',
    '<EmptyState heading="h1" title="Four words are many" />',
  ])('for more than three words in the name of a page: %s', (code) => {
    expect(inCode(code)).toEqual(['the name of a page in 4 words, at most 3']);
    expect(inCode(code.replace(' many', ''))).toEqual([]);
  });

  test.each([
    'const line = `You have ${count} transactions`;',
    'const line = `In ${list.length} other files`;',
    '<p>There are {count} open sessions here</p>',
  ])('for a noun that does not follow its number: %s', (code) => {
    expect(inCode(code)).toEqual(['a number whose noun does not follow it: use plural()']);
  });

  test.each([
    'const line = count === 1 ? "One transaction" : `You have ${count} transactions`;',
    'const line = `You have ${plural(count, "transaction")} now`;',
    'const line = `At most ${LIMITS.sessions} sessions at once`;',
    'const line = `Hello ${name}, your transactions are here`;',
  ])('but not: %s', (code) => {
    expect(inCode(code)).toEqual([]);
  });
});

test('words to look for, one beside the other, are no text', () => {
  const words = 'opening book balance|start balance|balance brought forward|previous balance';
  expect(textsOfCode('src/modules/a/words.ts', `export const A = { opening: '${words}' };`)).toEqual([]);
  expect(textsOfCode('src/modules/a/words.ts', `export const A = { opening: 'Paid | not paid' };`)).toHaveLength(1);
});
