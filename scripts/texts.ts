import ts from 'typescript';

/** A text that people read, as it stands in a file. `…` stands for a value, `{n}` for one whose number chooses no word. */
export type Text = {
  readonly file: string;
  readonly line: number;
  readonly kind: 'text' | 'helper' | 'heading';
  readonly text: string;
  /** The text with the name of each value, as a translator needs it: "Sent to {email}". */
  readonly named: string;
};

const HELPERS = new Set(['hint', 'note', 'description', 'help']);
const SHOWN = new Set(
  (
    'about action alt answer aria-description aria-label body caption confirmLabel description empty error eyebrow heading ' +
    'help hint keepLabel label lead message note placeholder question sentence subject subtitle text title what why'
  ).split(' '),
);
/** Elements whose `title` is the `h1` of a page. */
const PAGES = new Set(['AuthHeading', 'PageHeader', 'PageTop']);
const WORD_FILES = /(^|[/.-])(words|emails|notices|refusals|sentences|reasons)\.ts$/;
/** Where the name of a text says what it is: `…Note` stands under a heading or field, `…Heading` is the name of a page. */
const WORDS_OF_MODULE = /(^|[/-])words\.ts$/;
const OF_PROGRAMS = new Set(['className', 'd', 'href', 'id', 'key', 'src', 'style', 'type']);
/** Properties with names of the program, which read as words where a file has only words. */
const VALUED = new Set(['about', 'answer', 'description', 'encoding', 'severity', 'what', 'why']);
const LONE = /^[a-z][\w-]*$/;
/** `account.created`, `dateOrder`, `/app/imports`. */
const NAME_OF_PROGRAM = /^(?:[a-z][\w-]*(?:[._][\w-]+|[A-Z]\w*)+|\/[\w/-]+)$/;
const CLASSES = /(?:^|[\s:])(?:text|bg|border|max|min|[pm][lrxy])-[a-z\d[]\S*(?: |$)/;
/** Functions that put a lone word behind a number. */
const COUNTS = /(?:^|\.)(?:plural|counted|say)$/;
const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
]);

/** What reads as words to a person, in a place that does not say so. */
function isProse(raw: string): boolean {
  const text = raw.replaceAll(/<[^<>]*>/g, '').trim();
  return /^["“(]?[A-Z][a-z’']*\b/.test(text) && /[a-z’'.,]\s+\S*[a-z]{2}/.test(text) && !/^[A-Z]{3,} /.test(text);
}

/** What a database reads. */
const QUERY = /^(select|insert into|update|delete from|with) .*\b(from|as|set|values)\b/;

/** Words to look for, one beside the other: `opening balance|start balance|brought forward|b/f`. */
const ALTERNATIVES = /(?:[^|\s]\|[^|\s][^|]*){3}/;

type Place = { readonly kind: Text['kind']; readonly isShown: boolean; readonly isInText: boolean };

/** All texts that a file of code shows. */
export function textsOfCode(file: string, code: string): Text[] {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Text[] = [];
  const add = (node: ts.Node, kind: Text['kind'], raw: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    for (const paragraph of raw.split(
      /\n\s*\n|\n(?=\s*[-*•] |npm run |\w+: )|<\/?(?:p|li|h[1-6]|dt|dd|title|div|ul|a|label|button)\b[^>]*>/,
    )) {
      const text = paragraph
        .replaceAll(/<[^<>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim();
      const plain = text.replaceAll(MARK, (_, _name, mark: string) => mark);
      if (/[a-z]{2}/i.test(plain) && !QUERY.test(plain) && !ALTERNATIVES.test(plain))
        found.push({ file, line, kind, text: plain, named: text.replaceAll(MARK, '{$1}') });
    }
  };
  const visit = (node: ts.Node, place: Place): void => {
    if (isUnread(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return visitElement(node, place);
    if (ts.isJsxAttribute(node)) return visitChildren(node, placeOfAttribute(node, place));
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      return visitChildren(node, { ...place, isShown: true, isInText: false });
    }
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, placeOfProperty(node, place));
    const text = literalText(node);
    if (text !== null && (place.isShown ? !isCompared(node) && !isValue(node) : isProse(text)))
      add(node, place.kind, text);
    return visitChildren(node, place);
  };
  const visitChildren = (node: ts.Node, place: Place): void => ts.forEachChild(node, (child) => visit(child, place));
  const visitElement = (node: ts.JsxElement | ts.JsxFragment, place: Place): void => {
    const name = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';
    const kind = name === 'h1' ? 'heading' : place.kind;
    const hasText = node.children.some((child) => ts.isJsxText(child) && child.text.trim() !== '');
    if (hasText && !place.isInText) add(node, kind, jsxText(node));
    if (ts.isJsxElement(node)) visit(node.openingElement, { ...place, isInText: false });
    for (const child of node.children) visit(child, { kind, isShown: false, isInText: place.isInText || hasText });
  };
  visitChildren(source, { kind: 'text', isShown: WORD_FILES.test(file), isInText: false });
  return found;
}

function placeOfAttribute(node: ts.JsxAttribute, place: Place): Place {
  const name = node.name.getText();
  const isHeading = name === 'title' && isPage(node.parent.parent);
  const kind = isHeading ? 'heading' : HELPERS.has(name) ? 'helper' : 'text';
  return { ...place, kind, isShown: SHOWN.has(name), isInText: false };
}

function isPage(element: ts.JsxOpeningLikeElement): boolean {
  return PAGES.has(element.tagName.getText()) || /\bheading="h1"/.test(element.attributes.getText());
}

function placeOfProperty(node: ts.PropertyAssignment, place: Place): Place {
  const name = node.name.getText().replaceAll(/['"]/g, '');
  if (OF_PROGRAMS.has(name)) return { ...place, isShown: false };
  const isOfWords = WORDS_OF_MODULE.test(node.getSourceFile().fileName);
  // A description in code, of a permission for example, is shown as a text of its own and not under a field.
  const isHelper = name === 'hint' || name === 'note' || (isOfWords && name.endsWith('Note'));
  const kind = isHelper ? 'helper' : isOfWords && name.endsWith('Heading') ? 'heading' : place.kind;
  return { ...place, kind, isShown: place.isShown || SHOWN.has(name) };
}

/** Names of files and types, keys of objects, attributes for the browser, what a tag of a template reads, and SQL. */
function isUnread(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isTaggedTemplateExpression(node) ||
    (ts.isTemplateLiteral(node) && /^`\s*(select|insert into|update|delete from|with) /.test(node.getText())) ||
    (ts.isJsxAttribute(node) && OF_PROGRAMS.has(node.name.getText())) ||
    (ts.isElementAccessExpression(node.parent) && node === node.parent.argumentExpression)
  );
}

/** A name that the program reads: of an event, a severity, a role or a class, and a value of a list or of a call. */
function isValue(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node)) return false;
  if (NAME_OF_PROGRAM.test(node.text) || CLASSES.test(node.text)) return true;
  if (!LONE.test(node.text)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return !COUNTS.test(parent.expression.getText());
  if (ts.isPropertyAssignment(parent)) return VALUED.has(parent.name.getText());
  return (
    ts.isArrayLiteralExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
  );
}

function isCompared(node: ts.Node): boolean {
  return (
    (ts.isBinaryExpression(node.parent) && COMPARISONS.has(node.parent.operatorToken.kind)) ||
    ts.isCaseClause(node.parent)
  );
}

/** The text of a literal or a template, and null for everything else. */
function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => valueMark(span.expression) + span.literal.text).join('');
}

/** The text of an element with what is inside of it, in one line. */
function jsxText(node: ts.JsxElement | ts.JsxFragment): string {
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text.replaceAll(/\s*\n\s*/g, ' ');
      if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return jsxText(child);
      // Filled in by a script of the page.
      if (ts.isJsxSelfClosingElement(child)) return /\bdata-/.test(child.attributes.getText()) ? '{value:{n}}' : '';
      if (!ts.isJsxExpression(child) || child.expression === undefined) return '';
      return ts.isStringLiteral(child.expression) ? child.expression.text : valueMark(child.expression);
    })
    .join('');
}

/** A value in a text that is being read: its name and how it is written. */
const MARK = /\{(\w+):(\{n\}|…)\}/g;

/** How a value is written: `{n}` where the words after it would have to follow its number, and nothing chooses them. */
function valueMark(expression: ts.Expression): string {
  const text = expression.getText();
  const isFixed = /(^|\.)[A-Z][A-Z0-9_]+\b/.test(text) || /[A-Z]{2,}\.\w+$/.test(text);
  return `{${nameOf(expression)}:${isFixed || choosesByNumber(expression) ? '…' : '{n}'}}`;
}

/** What a value is called in the code: `person.email` and `shown(email)` are both the email. */
function nameOf(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isCallExpression(node)) return nameOf(node.arguments[0] ?? node.expression);
  if (ts.isBinaryExpression(node) || ts.isConditionalExpression(node)) return 'value';
  return ts.forEachChild(node, nameOf) ?? 'value';
}

const ASKS_FOR_ONE = /(===|!==|>|<|>=|<=) ?[12]\b|\bplural\w*\(|\bcounted\(|case 1:/;

function choosesByNumber(expression: ts.Expression): boolean {
  if (ASKS_FOR_ONE.test(expression.getText())) return true;
  for (let node: ts.Node = expression; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isConditionalExpression(node) && ASKS_FOR_ONE.test(node.condition.getText())) return true;
    if (!ts.isFunctionLike(node)) continue;
    const text = node.getText();
    return text.split('\n').length <= 15 && ASKS_FOR_ONE.test(text);
  }
  return false;
}

/** The paragraphs, headings and points of a guide. */
export function textsOfGuide(file: string, markdown: string): Text[] {
  return markdown.split('\n').flatMap((raw, index) => {
    const text = raw
      .replace(/^\s*(#+|[-*]|\d+\.)\s+/, '')
      .replace(/^Place: \d+$/, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\*\*|`|^\||\|$/g, '')
      .replaceAll(/\s*\|\s*/g, '. ')
      .trim();
    return /[a-z]{2}/i.test(text) ? [{ file, line: index + 1, kind: 'text' as const, text, named: text }] : [];
  });
}
