import iconv from 'iconv-lite';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Question, Reading } from '#modules/money/statement-formats/model.ts';
import { readStatement } from '#modules/money/statement-formats/service.server.ts';
import type { Written } from './csv-shape.ts';
import type { CsvShape } from './shape.ts';

/** `flagged`: its balances do not add up, and the reading says so. `wrong`: an amount or a day that is not the file's, and nothing said. `no-answer`: asked, and every answer is wrong. */
export type ShapeVerdict = {
  readonly kind: 'read' | 'asked' | 'flagged' | 'refused' | 'wrong' | 'no-answer';
  readonly why: string;
};

/** Reads a statement that was written in a shape, and compares each line with what it was made of. */
export function judgeShape({ text, shape, currency, expected }: Written): ShapeVerdict {
  const bytes = bytesOf(text, shape.encoding);
  const reading = readStatement(bytes, { currency });
  if (reading.kind === 'refused') return { kind: 'refused', why: reading.sentence };
  if (reading.kind === 'unmapped') return { kind: 'asked', why: reading.missing.join(' ') };
  if (reading.kind === 'read') {
    const why = wrongIn(reading, expected);
    if (why === null) return { kind: 'read', why: '' };
    return { kind: reading.accounts.some(({ check }) => check.kind === 'gap') ? 'flagged' : 'wrong', why };
  }
  if (reading.kind !== 'questions') return { kind: 'refused', why: reading.kind };
  const asked = reading.questions.map(({ about }) => about).join(', ');
  let reason = '';
  for (const answers of answersTo(reading.questions)) {
    const answered = readStatement(bytes, { currency, answers });
    // What is asked again is answered by its own first right answer.
    const why =
      answered.kind === 'read' ? wrongIn(answered, expected) : answered.kind === 'questions' ? null : answered.kind;
    if (why === null) return { kind: 'asked', why: asked };
    reason = why;
  }
  return { kind: 'no-answer', why: `${asked}: ${reason}` };
}

function answersTo(questions: readonly Question[]): Answers[] {
  let all: Answers[] = [{}];
  for (const { about, word, candidates } of questions)
    all = all.flatMap((answers) =>
      candidates.map(({ answer }): Answers =>
        about === 'statuses'
          ? { ...answers, statuses: { ...answers.statuses, [word ?? '']: answer as 'void' } }
          : { ...answers, [about]: answer },
      ),
    );
  return all;
}

/** What is wrong with a reading and not said; null where each line is right or marked. */
function wrongIn({ accounts }: Extract<Reading, { kind: 'read' }>, expected: Written['expected']): string | null {
  const rows = accounts.flatMap((account) => account.rows).filter(({ part }) => part !== 'opening');
  const told = new Set(accounts.flatMap(({ failed }) => failed.map(({ line }) => line)));
  for (const { line, day, minor } of expected) {
    const own = rows.filter((row) => row.line === line && row.status === 'booked');
    if (told.has(line) || own.some(({ doubt }) => doubt !== undefined)) continue;
    const sum = own.reduce((total, { amount }) => total + amount.minor, 0n);
    if (minor === null && own.length > 0) return `line ${line} moved no money and is read as ${sum}`;
    if (minor !== null && own.length === 0) return `line ${line} is missing`;
    if (minor !== null && sum !== minor) return `line ${line} is ${sum}, not ${minor}`;
    if (minor !== null && own.some((row) => row.day !== day)) return `line ${line} is on ${own[0]?.day}, not ${day}`;
  }
  const lines = new Set(expected.map(({ line }) => line));
  const more = rows.find(({ line }) => !lines.has(line));
  return more === undefined ? null : `line ${more.line} is no movement and is read as one`;
}

function bytesOf(text: string, encoding: CsvShape['encoding']): Uint8Array {
  return encoding === 'bom' ? Buffer.from(`\ufeff${text}`) : iconv.encode(text, encoding);
}
