import * as z from 'zod';
import { type Day, isDay } from '#kernel/calendar.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { FORM_ERRORS } from './form-words.ts';
import { DIRECTIONS, KINDS, SHARINGS, STATES } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE, MOST_IN_RULE, MOST_LINES, MOST_PEOPLE } from './limits.ts';
import type { Project, ProjectFacts } from './project-model.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
type Size = z.infer<typeof SizeSchema>;
const isSize = (value: Size): value is Money => value !== null && typeof value !== 'string' && value.minor >= 0n;
const OptionalSizeSchema = SizeSchema.refine((value) => value === null || isSize(value), FORM_ERRORS.amount);
export const NeededSizeSchema = SizeSchema.refine(isSize, FORM_ERRORS.amount);
export const OptionalDaySchema = z.string().refine((text) => text === '' || isDay(text), FORM_ERRORS.day);
export const NeededDaySchema = z.string().refine(isDay, FORM_ERRORS.day);
export const NeededNameSchema = z.string().trim().min(1, FORM_ERRORS.name).max(LONGEST_NAME);
const IdsSchema = z.array(z.string()).max(MOST_IN_RULE);

const fields = z.object({
  name: NeededNameSchema,
  kind: z.enum(KINDS),
  state: z.enum(STATES).exclude(['closed']),
  currency: CurrencySchema,
  startsOn: NeededDaySchema,
  endsOn: OptionalDaySchema,
  budget: OptionalSizeSchema,
  lines: z
    .array(
      z.object({
        id: z.string(),
        name: NeededNameSchema,
        direction: z.enum(DIRECTIONS),
        amount: NeededSizeSchema,
        categoryId: z.string(),
        accountId: z.string(),
      }),
    )
    .max(MOST_LINES),
  tagIds: IdsSchema,
  categoryIds: IdsSchema,
  accountIds: IdsSchema,
  from: OptionalDaySchema,
  to: OptionalDaySchema,
  sharing: z.enum(SHARINGS),
  people: z
    .array(
      z.object({
        id: z.string(),
        /** Empty: someone who is not in the workspace. */
        memberId: z.string(),
        name: z.string().trim().max(LONGEST_NAME),
        /** A percentage, or parts. */
        weight: z.string(),
        accountId: z.string(),
        /** Further accounts of theirs, which the form does not show. */
        otherAccountIds: IdsSchema,
      }),
    )
    .max(MOST_PEOPLE),
  client: z.string().max(LONGEST_NAME),
  rate: OptionalSizeSchema,
  costRate: OptionalSizeSchema,
  invoiceReference: z.string().max(LONGEST_NAME),
  note: z.string().max(LONGEST_NOTE),
});
type Fields = z.infer<typeof fields>;

/** Hundredths of a percent, or parts; null where it is no number. */
export function readWeight(text: string, sharing: Fields['sharing']): number | null {
  if (sharing === 'equal') return 1;
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/\s*%$/, ''));
  if (match === null) return null;
  const [, whole = '', hundredths = ''] = match;
  if (sharing === 'parts') return hundredths === '' ? Number(whole) : null;
  return Number(whole) * 100 + Number(hundredths.padEnd(2, '0'));
}

export function writeWeight(weight: number, sharing: Fields['sharing']): string {
  if (sharing !== 'percent') return String(weight);
  const rest = weight % 100;
  return rest === 0 ? String(weight / 100) : `${Math.floor(weight / 100)}.${String(rest).padStart(2, '0')}`;
}

type Fault = readonly [path: readonly (string | number)[], message: string];

const repeats = (values: readonly string[], at: number) => values[at] !== '' && values.indexOf(values[at] ?? '') !== at;

/** What is wrong beside single fields. */
function faultsOf({ startsOn, endsOn, from, to, people, sharing }: Fields): Fault[] {
  const weights = people.map(({ weight }) => readWeight(weight, sharing));
  const total = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const last = ['people', people.length - 1, 'weight'];
  const areRead = weights.every((weight) => weight !== null);
  const members = people.map(({ memberId }) => memberId);
  const accounts = people.map(({ accountId }) => accountId);
  return [
    ...(endsOn !== '' && endsOn < startsOn ? [[['endsOn'], FORM_ERRORS.endsOn] as const] : []),
    ...(from !== '' && to !== '' && to < from ? [[['to'], FORM_ERRORS.to] as const] : []),
    ...weights.flatMap((weight, at): Fault[] =>
      weight === null ? [[['people', at, 'weight'], FORM_ERRORS.weight]] : [],
    ),
    ...people.flatMap(({ memberId, name }, at): Fault[] => [
      ...(memberId === '' && name === '' ? [[['people', at, 'name'], FORM_ERRORS.name] as const] : []),
      ...(repeats(members, at) ? [[['people', at, 'memberId'], FORM_ERRORS.person] as const] : []),
      ...(repeats(accounts, at) ? [[['people', at, 'accountId'], FORM_ERRORS.account] as const] : []),
    ]),
    ...(people.length > 0 && areRead && sharing === 'percent' && total !== 10_000
      ? [[last, FORM_ERRORS.percent] as const]
      : []),
    ...(people.length > 0 && areRead && sharing === 'parts' && total === 0 ? [[last, FORM_ERRORS.share] as const] : []),
  ];
}

const orNull = (text: string) => (text.trim() === '' ? null : text);

function factsOf(form: Fields, nameOfMember: (id: string) => string): ProjectFacts {
  const { currency, sharing } = form;
  const amountOf = (value: Size) => (isSize(value) ? money(value.minor, currency) : null);
  const isClient = form.kind === 'client';
  return {
    name: form.name,
    kind: form.kind,
    currency,
    startsOn: form.startsOn,
    endsOn: orNull(form.endsOn),
    budget: amountOf(form.budget),
    lines: form.lines.map(({ amount, categoryId, accountId, ...line }) => ({
      ...line,
      amount: amountOf(amount) ?? money(0n, currency),
      categoryId: orNull(categoryId),
      accountId: orNull(accountId),
    })),
    rule: {
      tagIds: form.tagIds,
      categoryIds: form.categoryIds,
      accountIds: form.accountIds,
      from: orNull(form.from),
      to: orNull(form.to),
    },
    sharing,
    people: form.people.map(({ id, memberId, name, weight, accountId, otherAccountIds }) => ({
      id,
      memberId: orNull(memberId),
      name: memberId === '' ? name : nameOfMember(memberId) || name,
      weight: readWeight(weight, sharing) ?? 0,
      accountIds: [...(accountId === '' ? [] : [accountId]), ...otherAccountIds],
    })),
    client: isClient ? orNull(form.client) : null,
    rate: isClient ? amountOf(form.rate) : null,
    costRate: isClient ? amountOf(form.costRate) : null,
    invoiceReference: isClient ? orNull(form.invoiceReference) : null,
    note: form.note,
  };
}

type Member = { readonly id: string; readonly name: string };

/** The form of a project. Fields that the kind leaves out are not looked at. */
export const projectFormSchema = (members: readonly Member[]) =>
  fields
    .superRefine((form, context) => {
      for (const [path, message] of faultsOf(form)) context.addIssue({ code: 'custom', message, path: [...path] });
    })
    .transform((form) => ({
      state: form.state,
      facts: factsOf(form, (id) => members.find((member) => member.id === id)?.name ?? ''),
    }));
export type ProjectForm = z.input<typeof fields>;
export type ProjectWish = { readonly state: Fields['state']; readonly facts: ProjectFacts };

export function emptyForm(currency: Currency, today: Day): ProjectForm {
  return {
    name: '',
    kind: 'home',
    state: 'active',
    currency,
    startsOn: today,
    endsOn: '',
    budget: null,
    lines: [],
    tagIds: [],
    categoryIds: [],
    accountIds: [],
    from: '',
    to: '',
    sharing: 'equal',
    people: [],
    client: '',
    rate: null,
    costRate: null,
    invoiceReference: '',
    note: '',
  };
}

/** The form as it begins for a project that is there. */
export function formOf(project: Project): ProjectForm {
  const { rule, sharing, lines, people } = project;
  return {
    name: project.name,
    kind: project.kind,
    state: project.state === 'closed' ? 'active' : project.state,
    currency: project.currency,
    startsOn: project.startsOn,
    endsOn: project.endsOn ?? '',
    budget: project.budget,
    lines: lines.map(({ categoryId, accountId, ...line }) => ({
      ...line,
      categoryId: categoryId ?? '',
      accountId: accountId ?? '',
    })),
    tagIds: [...rule.tagIds],
    categoryIds: [...rule.categoryIds],
    accountIds: [...rule.accountIds],
    from: rule.from ?? '',
    to: rule.to ?? '',
    sharing,
    people: people.map(({ id, memberId, name, weight, accountIds: [accountId = '', ...otherAccountIds] }) => ({
      id,
      memberId: memberId ?? '',
      name,
      weight: writeWeight(weight, sharing),
      accountId,
      otherAccountIds,
    })),
    client: project.client ?? '',
    rate: project.rate,
    costRate: project.costRate,
    invoiceReference: project.invoiceReference ?? '',
    note: project.note,
  };
}
