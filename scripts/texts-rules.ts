import type { Text } from './texts.ts';

/** The most words of a sentence, of a text that helps with a field or a section, and of the name of a page. */
const MOST = { sentence: 20, helper: 16, heading: 3 };

/** The words that are not used on screens, each with what is said instead. */
const REFUSED: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bbooks?\b(?! and stationery|\/)/i, 'workspace, accounts'],
  [/\bbooked\b/i, 'transaction'],
  [/\brows?\b(?! level security)/i, 'transaction'],
  [/\b(filed|filing)\b|\bfile (it|them|what|whatever|all|your|each|under|these|those)\b/i, 'categorise'],
  [
    /\b(go|goes|gone|went) out\b|\b(come|comes|came) in\b(?! (a|the|one|two|three) (form|format|order)\b)/i,
    'spent, income',
  ],
  [/\bwhat is left (of|over)\b/i, 'left over'],
  [
    /(?<!case |capital |small |two |three |four |of |or )\bletters?\b(?!,? (and|or|a space|digits|numbers|spaces)|,)/i,
    'e-mail, message, link, code',
  ],
  [/\bunwanted mail\b/i, 'spam folder'],
  [/\bwhat your bank says\b/i, 'statement'],
  [/\b(bring|brings|brought)( \S+){0,3} (in|back)\b/i, 'import, restore'],
  [/\b(take|takes|taken|took|taking)( \S+){0,3} back\b/i, 'undo, undone'],
  [/\b(take|takes|taken|took|taking)( \S+){0,3} (away|along)\b/i, 'download, export'],
  [/(?<!--)\bbeside\b/i, 'compared with, next to'],
  [/\bof (yours|mine|theirs|ours)\b/i, 'your'],
  [/\bsomebody\b/i, 'someone'],
  [/\b(whoever|whichever|whatever)\b/i, 'anyone who, any'],
  [/(^|[.;:] )Who (?!else\b)[^.?]*\.( |$)/, 'people who'],
  [/\bkept\b/i, 'saved, stored'],
  [/\bsecond[- ]steps?\b|(?<![-\w])factors?\b/i, 'two-step verification'],
  [/(?<!title )\bdeeds?\b/i, 'activity, action'],
  [/\b(nothing|none) (here )?is called\b/i, 'no results for'],
  [/\bbeing built\b/i, 'coming soon'],
  [/\breckon(s|ed|ing)?\b/i, 'calculated'],
  [/\b(is|are|was|were|be|been) forgotten\b/i, 'deleted'],
  [/\bwhat was done about\b/i, 'resolved'],
  [/^Save$/, 'what is saved: Save changes'],
];

const NOUNS =
  'accounts|addresses|alerts|answers|attempts|backups|browsers|cards|categories|changes|characters|checks|clients|codes|columns|copies|days|debts|devices|e-mails|emails|entries|errors|events|files|hours|imports|invitations|items|keys|links|lines|matches|members|messages|minutes|months|others|pages|passkeys|payments|people|places|points|questions|requests|results|seconds|services|sessions|statements|steps|things|times|transactions|users|views|webhooks|weeks|words|workspaces|years';
const NO_PLURAL = new RegExp(`\\{n\\}\\+? (?:[a-z]+ )?(?:${NOUNS})\\b`);

/** A text that the specification gives, with the paragraph that does. */
export type Exception = { readonly text: string; readonly paragraph: string };

export const EXCEPTIONS: readonly Exception[] = [
  { text: 'No data rows found', paragraph: '§5, CSV import' },
  { text: 'Too many rows (maximum … allowed)', paragraph: '§5, CSV import' },
];

/** What is wrong with a text, each fault in one line. */
export function faultsOf({ kind, text }: Pick<Text, 'kind' | 'text'>, exceptions = EXCEPTIONS): string[] {
  const judged = exceptions.reduce((left, exception) => left.replaceAll(exception.text, ''), text);
  const faults = REFUSED.flatMap(([pattern, instead]) => {
    const [word] = pattern.exec(judged) ?? [];
    return word === undefined ? [] : [`"${word.trim()}": say ${instead}`];
  });
  const longest = Math.max(0, ...judged.split(/(?<=[.!?])["”)]?\s+/).map(wordsIn));
  if (longest > MOST.sentence) faults.push(`a sentence of ${longest} words, at most ${MOST.sentence}`);
  if (kind === 'helper' && wordsIn(judged) > MOST.helper) {
    faults.push(`a helper text of ${wordsIn(judged)} words, at most ${MOST.helper}`);
  }
  if (kind === 'heading' && wordsIn(judged) > MOST.heading) {
    faults.push(`the name of a page in ${wordsIn(judged)} words, at most ${MOST.heading}`);
  }
  if (NO_PLURAL.test(judged)) faults.push('a number whose noun does not follow it: use plural()');
  return faults;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}…]/u.test(word)).length;
}
