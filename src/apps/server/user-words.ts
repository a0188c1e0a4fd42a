import * as z from 'zod';
import { addDays, type Day } from '#kernel/calendar.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import { UserTypeSchema } from '#kernel/caller.ts';
import { type Money, parseMoney } from '#kernel/money.ts';
import type { SiteRole } from '#kernel/roles.ts';
import { SiteRoleSchema } from '#kernel/role-schemas.ts';
import { EmailSchema } from '#modules/access/identity/model.ts';
import { AboutSchema } from '#modules/access/sign-ups/model.ts';

const accountTypes = UserTypeSchema.options.join(', ');

export const USAGE = `npm run user -- list [--role admin|superuser]
npm run user -- create EMAIL --first-name NAME --last-name NAME [--type TYPE] [--country ZA] [--role ROLE [--until DAY]]
npm run user -- role EMAIL admin|superuser [--until DAY]
npm run user -- revoke EMAIL admin|superuser
npm run user -- plan EMAIL "PLAN NAME" [--until DAY] [--price 199.00 --currency ZAR] [--interval month|year]
npm run user -- plan EMAIL none
npm run user -- unlock EMAIL (unlocks the account after failed sign-ins or wrong codes)
npm run user -- trust EMAIL (trusts the account’s devices again after a security alert)
npm run user -- resolve EMAIL (resolves the account’s open security alerts)

The person is told when their account is unlocked, a device is trusted again or an alert is resolved.
The create command asks for a password. If you enter none, the person gets an e-mail to choose one.
A role or a plan ends at the end of the --until day, in UTC. Without --until it does not end.
Account types: ${accountTypes}.`;

type About = Omit<z.infer<typeof AboutSchema>, 'dateOfBirth' | 'monthStart'> & { email: string };

/** What an operator asks for. */
export type Wish =
  | { readonly verb: 'list'; readonly role: SiteRole | null }
  | { readonly verb: 'create'; readonly about: About; readonly role: SiteRole | null; readonly until: Day | null }
  | { readonly verb: 'role'; readonly email: string; readonly role: SiteRole; readonly until: Day | null }
  | { readonly verb: 'unlock' | 'trust' | 'resolve'; readonly email: string }
  | { readonly verb: 'revoke'; readonly email: string; readonly role: SiteRole }
  | {
      readonly verb: 'plan';
      readonly email: string;
      /** Null ends what is active. */
      readonly planName: string | null;
      readonly price: Money | null;
      readonly interval: 'month' | 'year';
      readonly until: Day | null;
    };

const OPTIONS = [
  'role',
  'until',
  'first-name',
  'last-name',
  'type',
  'country',
  'price',
  'currency',
  'interval',
] as const;
type Option = (typeof OPTIONS)[number];
type Options = Partial<Record<Option, string>>;

/** What the words ask for, or the sentence about what is wrong with them. */
export function wishOf(words: readonly string[]): Wish | string {
  const split = splitWords(words);
  if (typeof split === 'string') return split;
  const [verb, ...rest] = split.plain;
  const { options } = split;
  const until = options.until === undefined ? null : DaySchema.safeParse(options.until);
  if (until?.success === false) return `--until needs a day like 2027-01-31, not "${options.until}".`;
  const role = options.role === undefined ? null : SiteRoleSchema.safeParse(options.role);
  if (role?.success === false) return `There is no role "${options.role}". The roles are admin and superuser.`;
  const held = { role: role?.data ?? null, until: until?.data ?? null };
  switch (verb) {
    case 'list':
      return { verb, role: held.role };
    case 'create':
      return creation(rest, options, held);
    case 'role':
    case 'revoke':
      return roleChange(verb, rest, held.until);
    case 'unlock':
    case 'trust':
    case 'resolve': {
      const email = emailIn(rest);
      return email === null ? 'Add the account’s e-mail address after the command.' : { verb, email };
    }
    case 'plan':
      return planChange(rest, options, held.until);
    default:
      return verb === undefined ? 'Add a command, such as list or create.' : `There is no command "${verb}".`;
  }
}

function splitWords(words: readonly string[]): { plain: string[]; options: Options } | string {
  const plain: string[] = [];
  const options: Options = {};
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    if (!word.startsWith('--')) {
      plain.push(word);
      continue;
    }
    const name = OPTIONS.find((option) => word === `--${option}`);
    if (name === undefined) return `There is no option ${word}.`;
    place += 1;
    const value = words[place];
    if (value === undefined || value.startsWith('--')) return `${word} needs a value.`;
    options[name] = value;
  }
  return { plain, options };
}

function creation(rest: readonly string[], options: Options, held: { role: SiteRole | null; until: Day | null }) {
  const email = emailIn(rest);
  if (email === null) return 'Add the e-mail address of the new account after the command.';
  if (options.type !== undefined && !UserTypeSchema.safeParse(options.type).success)
    return `There is no account type "${options.type}". The types are ${accountTypes}.`;
  const about = AboutSchema.omit({ dateOfBirth: true, monthStart: true }).safeParse({
    firstName: options['first-name'] ?? '',
    lastName: options['last-name'] ?? '',
    userType: options.type ?? 'individual',
    country: options.country ?? 'ZA',
  });
  if (!about.success) return `${about.error.issues.map(({ message }) => message).join('; ')}.`;
  return { verb: 'create', about: { ...about.data, email }, ...held } as const;
}

function roleChange(verb: 'role' | 'revoke', rest: readonly string[], until: Day | null): Wish | string {
  const email = emailIn(rest);
  if (email === null) return 'Add the account’s e-mail address after the command.';
  const { data: role } = SiteRoleSchema.safeParse(rest[1]);
  if (role === undefined) return 'Add the role after the e-mail address: admin or superuser.';
  return verb === 'role' ? { verb, email, role, until } : { verb, email, role };
}

function planChange(rest: readonly string[], { price, currency, interval = 'month' }: Options, until: Day | null) {
  const email = emailIn(rest);
  if (email === null) return 'Add the account’s e-mail address after the command.';
  const planName = rest[1]?.trim() ?? '';
  if (planName === '') return 'Add the plan’s name after the e-mail address, such as "Ilifa Pro", or none.';
  if (interval !== 'month' && interval !== 'year') return '--interval must be month or year.';
  const cost = price === undefined ? null : parseMoney(price, currency ?? 'ZAR');
  if (price !== undefined && (cost === null || cost.minor < 0n)) return `"${price}" is not a price.`;
  const wish = { verb: 'plan', email, planName: planName === 'none' ? null : planName, price: cost, interval, until };
  return wish as Wish;
}

function emailIn([first]: readonly string[]): string | null {
  return EmailSchema.safeParse(first).data ?? null;
}

/** The instant at which what holds up to a day is over. */
export function endOf(until: Day | null): Date | null {
  return until === null ? null : new Date(`${addDays(until, 1)}T00:00:00Z`);
}
