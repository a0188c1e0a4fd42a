/**
 * What laws say, by country, as far as we know it: each statement with where it was read and how far that was checked.
 * Facts, in plain words, and no advice. A statement that nobody has read in a source is marked as such.
 */
export type Known = 'read' | 'second-hand' | 'unchecked' | 'disputed';

type Statement = { readonly says: string; readonly known: Known; readonly source: string | null };

export type Law = {
  readonly key: string;
  readonly name: string;
  /** Whom it speaks of, for who asks whether it is about them. */
  readonly about: string;
  readonly statements: readonly Statement[];
};

/** The day on which all of this was last looked through. */
export const LAWS_AS_OF = '2026-11-21';

export const KNOWN_WORDS: Readonly<Record<Known, string>> = {
  read: 'read in the text',
  'second-hand': 'read, but not in the official text',
  unchecked: 'not checked in a source',
  disputed: 'sources differ',
};

const read = (says: string, source: string): Statement => ({ says, known: 'read', source });
const secondHand = (says: string, source: string): Statement => ({ says, known: 'second-hand', source });
const unchecked = (says: string): Statement => ({ says, known: 'unchecked', source: null });
const disputed = (says: string, source: string): Statement => ({ says, known: 'disputed', source });

const POPIA: Law = {
  key: 'popia',
  name: 'Protection of Personal Information Act (POPIA)',
  about: 'Covers those responsible for personal information, and the people it is about.',
  statements: [
    read(
      'Personal information needs a lawful ground. Consent must be proven and can be withdrawn at any time, without undoing earlier use. An objection stops the processing.',
      'section 11, popia.co.za',
    ),
    secondHand(
      'Eight conditions apply to using personal information, such as safeguards and participation.',
      '123dok.com, POPI chapter',
    ),
    secondHand('After a breach, the Regulator and the people affected must be told.', 'section 22, imm-st.co.za'),
    unchecked(
      'The Regulator and the people affected must be told as soon as reasonably possible. The law sets no number of hours.',
    ),
    unchecked('You can ask what is stored about you (section 23), and have it corrected or deleted (section 24).'),
  ],
};

const FAIS: Law = {
  key: 'fais',
  name: 'Financial Advisory and Intermediary Services Act (FAIS)',
  about: 'Covers advice on financial products.',
  statements: [
    read(
      'Advice is any recommendation, guidance or proposal of a financial nature, by any means. Factual information is not advice.',
      'fundsdata.co.za, p. 89',
    ),
    read(
      'Licence holders must state their names, contacts, legal status, services and indemnity cover.',
      'General Code, section 5, acts.co.za',
    ),
    unchecked('Licence holders keep records for five years.'),
  ],
};

const FICA: Law = {
  key: 'fica',
  name: 'Financial Intelligence Centre Act (FICA)',
  about: 'Covers accountable institutions, such as financial services providers, credit providers and attorneys.',
  statements: [
    unchecked(
      'Accountable institutions register, know their customers, report large cash amounts and suspicious transactions, and keep records for five years.',
    ),
    unchecked(
      'Keeping financial records does not normally fall under this law. Holding or moving money for others does.',
    ),
  ],
};

const KENYA: Law = {
  key: 'kenya-dpa',
  name: 'Data Protection Act, 2019',
  about: 'Covers those who control or process personal data, and the people it is about.',
  statements: [
    read(
      'A breach with a real risk of harm must be reported to the Data Commissioner within 72 hours. The people affected must be told in reasonable time. Processors tell the controller within 48 hours.',
      'compliancedira.com and dlapiperdataprotection.com',
    ),
    disputed(
      'Requests for access, correction, deletion and objection are answered within 7 days. Other guides say 14 days for correction and deletion.',
      'compliancedira.com',
    ),
    secondHand('A request to move data elsewhere is answered within 30 days.', 'compliancedira.com'),
    unchecked('Financial services businesses of any size must register with the Data Commissioner.'),
  ],
};

const NIGERIA: Law = {
  key: 'ndpa',
  name: 'Nigeria Data Protection Act, 2023',
  about: 'Covers those who control or process personal data, and the people it is about.',
  statements: [
    read(
      'A breach that brings a risk must be reported to the Commission within 72 hours. If the risk is high, the people affected are told at once, in plain language.',
      'section 40, lawglobalhub.com',
    ),
    unchecked(
      'You have rights of access, correction, deletion, restriction, objection and portability (sections 34 to 38). You can withdraw consent.',
    ),
    unchecked(
      'The directive GAID 2025, in force since 19 September 2025, asks for a cookie notice with a real choice.',
    ),
  ],
};

const LAWS: Readonly<Record<string, readonly Law[]>> = { ZA: [POPIA, FAIS, FICA], KE: [KENYA], NG: [NIGERIA] };

/** What we know of for a country; nothing where we know nothing. */
export function lawsIn(country: string): readonly Law[] {
  return LAWS[country] ?? [];
}
