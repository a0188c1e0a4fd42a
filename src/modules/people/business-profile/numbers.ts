/** A number that a country gives to businesses: how it looks, and an example that nobody has. */
type NumberForm = {
  readonly label: string;
  readonly hint: string;
  readonly form: RegExp;
  /** What people write otherwise, brought into the form. */
  readonly tidy?: (text: string) => string;
};

export const NUMBER_KINDS = ['registrationNumber', 'taxNumber', 'vatNumber'] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

const KRA_PIN: NumberForm = {
  label: 'KRA PIN',
  hint: 'Eleven characters, such as P051234567X. Businesses start with P.',
  form: /^[AP]\d{9}[A-Z]$/,
};

/**
 * Only the form is looked at: whether a number was given out, and to whom, the office that gives it out knows. Check digits
 * are left alone, since a rule that we have wrong would refuse a number that is right.
 */
const FORMS: Readonly<Record<string, Readonly<Record<NumberKind, NumberForm>>>> = {
  ZA: {
    registrationNumber: {
      label: 'Registration number (CIPC)',
      hint: 'The year, six digits and two digits, such as 2020/123456/07.',
      form: /^(18|19|20)\d{2}\/\d{6}\/\d{2}$/,
      tidy: (text) => text.replace(/^(\d{4})[ -]?(\d{6})[ -]?(\d{2})$/, '$1/$2/$3'),
    },
    taxNumber: {
      label: 'Income tax reference (SARS)',
      hint: 'Ten digits, starting with 0, 1, 2, 3 or 9.',
      form: /^[01239]\d{9}$/,
    },
    vatNumber: { label: 'VAT number', hint: 'Ten digits, starting with 4.', form: /^4\d{9}$/ },
  },
  KE: {
    registrationNumber: {
      label: 'Registration number (BRS)',
      hint: 'Enter the number as on the certificate, such as PVT-ABCD123, BN-AB12CD3 or CPR/2015/123456.',
      form: /^(PVT|PLC|CPR|CLG|LLP|BN|C|F)[-/. ]?[A-Z0-9]{3,}([-/.][A-Z0-9]+)*$/,
    },
    taxNumber: KRA_PIN,
    vatNumber: { ...KRA_PIN, label: 'VAT number', hint: 'In Kenya this is usually the KRA PIN.' },
  },
  NG: {
    registrationNumber: {
      label: 'Registration number (CAC)',
      hint: 'RC, BN, IT or LLP, followed by digits, such as RC 1234567.',
      form: /^(RC|BN|IT|LLP)\d{3,8}$/,
      tidy: (text) => text.replace(/^(RC|BN|IT|LLP)[ /.:-]+(?=\d)/, '$1'),
    },
    taxNumber: {
      label: 'Tax number (TIN or Tax ID)',
      hint: 'Eight digits, a hyphen and four digits; ten digits; or a Tax ID of thirteen.',
      form: /^(\d{8}-\d{4}|\d{10}|\d{13})$/,
      tidy: (text) => text.replace(/^(\d{8})(\d{4})$/, '$1-$2'),
    },
    vatNumber: {
      label: 'VAT number',
      hint: 'Usually the same as the tax number.',
      form: /^([A-Z]{2,6})?(\d{8}-\d{4}|\d{10,15})$/,
    },
  },
};

const ANY: NumberForm = {
  label: '',
  hint: 'Enter the number exactly as on your registration.',
  form: /^[A-Z0-9][A-Z0-9 ./-]{1,29}$/,
};
const ELSEWHERE: Readonly<Record<NumberKind, NumberForm>> = {
  registrationNumber: { ...ANY, label: 'Registration number' },
  taxNumber: { ...ANY, label: 'Tax number' },
  vatNumber: { ...ANY, label: 'VAT number' },
};

export function numberForm(country: string, kind: NumberKind): NumberForm {
  return (FORMS[country] ?? ELSEWHERE)[kind];
}

/** The number as it is kept, empty where there is none; null where no number of that country looks so. */
export function numberOf(country: string, kind: NumberKind, text: string): string | null {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (plain === '') return '';
  const { form, tidy } = numberForm(country, kind);
  // Spaces stand between digits for reading alone.
  const candidates = [plain, plain.replaceAll(' ', '')].map((one) => tidy?.(one) ?? one);
  return candidates.find((one) => form.test(one)) ?? null;
}
