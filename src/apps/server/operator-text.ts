import { BRAND } from '#kernel/brand.ts';
import type { Operator } from '#kernel/operator.ts';

/** Whom people agree the terms with, in paragraphs. @param host where people find this installation */
export function contractOf({ name, address, law }: Operator, host: string): readonly string[] {
  const party = [name ?? `the person or company that runs ${BRAND.name} at ${host}`, name && address];
  const operator = party.filter(Boolean).join(', ');
  const parties = `Your agreement is with ${operator}.`;
  const missing = [name === null && 'the operator’s registered name', law === null && 'the law that applies'].filter(
    Boolean,
  );
  const details = missing.join(' and ');
  const asks = `Before you pay for a plan, ask for ${details} on the Contact page. The free plan costs nothing.`;
  return [
    law === null ? parties : `${parties} The law and the courts of ${law} apply.`,
    ...(missing.length === 0 ? [] : [asks]),
  ];
}

/** Who answers for the data that is stored, in paragraphs. */
export function responsibleOf({ name, address, email }: Operator, host: string): readonly string[] {
  const howToContact =
    email === null ? 'Write to the operator on the Contact page.' : `Write to ${email}, or use the Contact page.`;
  if (name === null)
    return [
      `The person or company that runs ${BRAND.name} at ${host} is responsible for the data stored here.`,
      `The operator has not entered a registered name. ${howToContact}`,
    ];
  const where = address === null ? '' : `Address: ${address}. `;
  return [
    `${name} runs ${BRAND.name} at ${host} and is responsible for the data stored here.`,
    `${where}${howToContact}`,
  ];
}

/** What stands in the public pages for what the operator set. @param publicUrl the origin of this installation */
export function operatorLists(operator: Operator, publicUrl: string) {
  const { host } = new URL(publicUrl);
  const texts = (paragraphs: readonly string[]) => paragraphs.map((text) => ({ text }));
  return {
    contract: texts(contractOf(operator, host)),
    responsible: texts(responsibleOf(operator, host)),
    support: operator.email === null ? [] : [{ email: operator.email }],
    licence: operator.licence === null ? [] : [{ number: operator.licence }],
    operator: operator.name === null ? [] : [{ name: operator.name }],
  };
}
