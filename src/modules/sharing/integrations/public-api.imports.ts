import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import { AccountTypeSchema } from '#modules/money/accounts/model.ts';
import { ColumnRoleSchema, DelimiterSchema } from '#modules/money/csv-detection/model.ts';
import { CountsSchema, DecisionKindSchema } from '#modules/money/import-matching/model.ts';
import {
  type Import,
  ImportStatusSchema,
  type Preview,
  type PreviewRow,
  type SectionPreview,
} from '#modules/money/imports/model.ts';
import { BalanceCheckSchema, QuestionSchema, StatementFormatSchema } from '#modules/money/statement-formats/model.ts';
import { AmountSchema, amountOf, PublicDaySchema } from './public-api.operation.ts';

const imported = {
  id: IdSchema,
  fileName: z.string(),
  format: StatementFormatSchema.nullable(),
  status: ImportStatusSchema.describe('`ready`: it waits to be imported.'),
  counts: CountsSchema.describe('How many transactions of the file are added, merged or skipped.'),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  revertedAt: z.iso.datetime().nullable().describe('When the import was undone.'),
};
export const PublicImportSchema = z.object({
  ...imported,
  accounts: z.array(z.object({ id: IdSchema, name: z.string() })),
});

export function publicImport(one: Import): z.infer<typeof PublicImportSchema> {
  const { id, fileName, format, status, counts, accounts, createdAt, doneAt, revertedAt } = one;
  return {
    id,
    fileName,
    format,
    status,
    counts,
    accounts: accounts.map((account) => ({ id: account.id, name: account.name })),
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    revertedAt: revertedAt?.toISOString() ?? null,
  };
}

/** The currency may be one in which no account can be kept. */
const FileCurrencySchema = z.string();

const PublicSectionSchema = z.object({
  section: z.int().describe('The position of the section in the file. Each account and currency has one section.'),
  fileAccount: z
    .string()
    .nullable()
    .describe('The account as named in the file; for an account number, its last digits.'),
  currency: FileCurrencySchema,
  first: PublicDaySchema.nullable(),
  last: PublicDaySchema.nullable(),
  moneyIn: AmountSchema,
  moneyOut: AmountSchema,
  opening: AmountSchema,
  closing: AmountSchema,
  check: z
    .enum(BalanceCheckSchema.options.map(({ shape }) => shape.kind.value))
    .describe('Whether the amounts of the section add up from one balance in the file to the next.'),
  account: z
    .object({ id: IdSchema, name: z.string(), because: z.string() })
    .nullable()
    .describe('The account for the section, and why it was chosen; null if it is not known.'),
  isLeftOut: z.boolean().describe('`true`: you chose no account.'),
  problem: z.string().nullable().describe('Why the section cannot be imported into this account.'),
  newAccount: z.object({
    name: z.string().describe('The proposed name of a new account for the section.'),
    type: AccountTypeSchema,
    bankName: z.string(),
  }),
  counts: CountsSchema,
  lookAlikes: z.int().describe('How many new transactions resemble transactions that the account already has.'),
});

function publicSection({ section, account, problem, newAccount, ...rest }: SectionPreview) {
  const { fileAccount, currency, first, last, moneyIn, moneyOut, opening, closing, check, counts } = rest;
  return {
    section,
    fileAccount,
    currency,
    first,
    last,
    counts,
    moneyIn: amountOf(moneyIn).amount,
    moneyOut: amountOf(moneyOut).amount,
    opening: opening === null ? null : amountOf(opening.amount).amount,
    closing: closing === null ? null : amountOf(closing.amount).amount,
    check: check.kind,
    account: account === null ? null : { id: account.id, name: account.name, because: account.because },
    isLeftOut: rest.isLeftOut,
    problem: problem?.sentence ?? rest.doubt,
    newAccount: { name: newAccount.name, type: newAccount.accountType, bankName: newAccount.bankName },
    lookAlikes: rest.lookAlikes,
  };
}

const PublicQuestionSchema = z.object({
  about: QuestionSchema.shape.about.describe('The field in which to send your answer to the question.'),
  word: z.string().nullable().describe('The status word that the question is about.'),
  sentence: z.string(),
  answers: z.array(z.object({ answer: z.string(), meaning: z.string() })),
  suggested: z.string().nullable().describe('The likelier answer to the question. It is used only if you send it.'),
});
const PublicColumnsSchema = z.object({
  missing: z.array(z.string()),
  delimiter: DelimiterSchema,
  heading: z.array(z.string()).nullable(),
  skipLines: z.int(),
  columns: z.array(z.object({ role: ColumnRoleSchema, samples: z.array(z.string()) })),
});
export const PublicReviewSchema = z.object({
  ...imported,
  accounts: PublicImportSchema.shape.accounts,
  bank: z.string().nullable(),
  earlierId: IdSchema.nullable().describe('An earlier, completed import of the same file.'),
  isReady: z.boolean().describe('`true`: nothing is asked, and each section has an account or is left out.'),
  isLocked: z.boolean().describe('`true`: it is a PDF with a password. Send that first.'),
  refusal: z.string().nullable().describe('Why the file cannot be read as a statement.'),
  questions: z.array(PublicQuestionSchema).describe('Questions that the file leaves open.'),
  columns: PublicColumnsSchema.nullable().describe(
    'The columns of a table that we could not recognise. Send their meaning as `mapping`.',
  ),
  sections: z.array(PublicSectionSchema),
});

export function publicReview(preview: Preview): z.infer<typeof PublicReviewSchema> {
  const { finding, bank, earlier } = preview;
  const read = finding?.kind === 'read' ? finding : null;
  const questions = finding?.kind === 'questions' ? finding.questions : [];
  return {
    ...publicImport(preview),
    ...(read !== null && { counts: read.counts }),
    bank,
    earlierId: earlier?.id ?? null,
    isReady: read?.isReady ?? false,
    isLocked: finding?.kind === 'locked',
    refusal: finding?.kind === 'refused' ? finding.sentence : null,
    questions: questions.map(({ about, word, sentence, candidates, suggested }) => {
      const answers = candidates.map(({ answer, meaning }) => ({ answer, meaning }));
      return { about, word, sentence, answers, suggested };
    }),
    columns: finding?.kind === 'unmapped' ? columnsOf(finding) : null,
    sections: (read?.sections ?? []).map(publicSection),
  };
}

function columnsOf(table: z.infer<typeof PublicColumnsSchema>): z.infer<typeof PublicColumnsSchema> {
  const { missing, delimiter, heading, skipLines, columns } = table;
  const roles = columns.map(({ role, samples }) => ({ role, samples: [...samples] }));
  return { missing: [...missing], delimiter, heading, skipLines, columns: roles };
}

export const PublicLineSchema = z.object({
  place: z.int().nullable().describe('The number by which you choose a line; null if the line is not a transaction.'),
  section: z.int(),
  line: z.int(),
  bookedOn: PublicDaySchema.nullable(),
  description: z.string().nullable(),
  amount: AmountSchema,
  currency: FileCurrencySchema.nullable(),
  categoryId: IdSchema.nullable(),
  decision: DecisionKindSchema.describe('What the import does with the line.'),
  reason: z.string(),
  candidateIds: z.array(IdSchema).describe('Existing transactions that the line may match, likeliest first.'),
});

export function publicLine({ day, amount, candidates, ...row }: PreviewRow): z.infer<typeof PublicLineSchema> {
  const { place, section, line, description, categoryId, decision, reason } = row;
  return {
    place,
    section,
    line,
    description,
    categoryId,
    decision,
    reason,
    bookedOn: day,
    amount: amount === null ? null : amountOf(amount).amount,
    currency: amount?.currency ?? null,
    candidateIds: candidates.map(({ id }) => id),
  };
}
