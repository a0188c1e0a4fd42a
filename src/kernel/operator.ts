/** Who runs an installation, as its operator set it; null is not set, and nothing is said about it in public. */
export type Operator = {
  /** The registered name of the person or company, with its number where it has one. */
  readonly name: string | null;
  /** A postal address, on one line. */
  readonly address: string | null;
  /** Where people write for help. */
  readonly email: string | null;
  /** The country whose law and courts apply to the contract. */
  readonly law: string | null;
  /** The number of its licence as a financial services provider. */
  readonly licence: string | null;
};

export const NO_OPERATOR: Operator = { name: null, address: null, email: null, law: null, licence: null };
