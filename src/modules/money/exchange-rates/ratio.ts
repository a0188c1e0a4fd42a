import { type Currency, type Money, minorDigits, money, withheldIn } from '#kernel/money.ts';

/** An exact rate as a fraction, both parts above zero: `units` of the one currency for `per` of the other. */
export type Ratio = { readonly units: bigint; readonly per: bigint };

/** The decimal as a fraction. @throws RangeError where the text is not a positive plain decimal */
export function ratioOf(rate: string): Ratio {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(rate) ?? [];
  const units = BigInt(whole + fraction);
  if (units === 0n) throw new RangeError(`${rate} is not a rate`);
  return { units, per: 10n ** BigInt(fraction.length) };
}

export function inverse({ units, per }: Ratio): Ratio {
  return { units: per, per: units };
}

/** From the first currency to the third, by way of the second. */
export function chained(first: Ratio, second: Ratio): Ratio {
  return { units: first.units * second.units, per: first.per * second.per };
}

/** The amount in another currency, half a minor unit rounded away from zero; withheld where the amount is. */
export function converted(amount: Money, to: Currency, { units, per }: Ratio): Money {
  if (amount.withheld === true) return withheldIn(to);
  const size = amount.minor < 0n ? -amount.minor : amount.minor;
  const above = size * units * 10n ** BigInt(minorDigits(to));
  const below = per * 10n ** BigInt(minorDigits(amount.currency));
  const minor = (2n * above + below) / (2n * below);
  return money(amount.minor < 0n ? -minor : minor, to);
}

/** The rate as a plain decimal of so many digits behind its leading zeros, the last one rounded half up; whole digits stay. */
export function roundedRate({ units, per }: Ratio, significant = 6): string {
  let places = 0;
  while (units * 10n ** BigInt(places) < per * 10n ** BigInt(significant - 1) && places < 20) places += 1;
  const scaled = (2n * units * 10n ** BigInt(places) + per) / (2n * per);
  const digits = String(scaled).padStart(places + 1, '0');
  const fraction = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '');
  const whole = places === 0 ? digits : digits.slice(0, -places);
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
