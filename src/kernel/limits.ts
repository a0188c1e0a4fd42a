/** How often one caller may ask: `points` calls in `seconds`. Procedures whose limits share a name are counted together. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

export const MINUTE = 60;
export const QUARTER = 15 * MINUTE;
export const HOUR = 60 * MINUTE;

/** §9: what holds for a key of which nothing else is said. */
export const DEFAULT_LIMIT = { points: 5, seconds: QUARTER } as const;

/**
 * Limits that several modules share, or that no module counts, with their reasons. All others are in the `rate-limits.ts`
 * of their module. Who is signed in is counted as themselves, all others by their network.
 */
export const LIMITS = {
  /** §9. Requests as they are sent: a batch is one. It holds for every procedure, beside what the procedure says. */
  apiCall: { name: 'api_call', points: 100, seconds: MINUTE },

  // Ways in: by network address while nobody is signed in, which a whole office may share.
  /** §9 counts five failures of an address, wherever they come from (identity); this slows guessing over many addresses. */
  login: { name: 'login', points: 30, seconds: QUARTER },
  signUp: { name: 'sign_up', points: 20, seconds: QUARTER },
  /** Codes and links of e-mails, and second steps, that are tried; each code and each account counts its own tries too. */
  code: { name: 'code', points: 30, seconds: QUARTER },
  /** Factors and services added, named or taken away: nobody does so thirty times, a stolen session might. */
  waysIn: { name: 'ways_in', points: 30, seconds: QUARTER },

  // What administrators do: most of it sends e-mails.
  siteRole: { name: 'site_role', points: 30, seconds: HOUR },
  rightsAnswer: { name: 'rights_answer', points: 120, seconds: HOUR },
  /** Answers to the forms of the public site, and whatever else administrators do with what came in. */
  enquiryAnswer: { name: 'enquiry_answer', points: 120, seconds: HOUR },

  // What is counted before any procedure.
  /** What programs may ask of the books with the keys of one person, beside what that person asks by hand. */
  publicApi: { name: 'public_api', points: 60, seconds: MINUTE },
  /** Keys of a network that open nothing. */
  keyGuess: { name: 'api_key_guess', points: 30, seconds: QUARTER },
  browserLogs: { name: 'browser_logs', points: 30, seconds: MINUTE },
  /** What their content policies made them refuse, apart from it: a flood of one keeps nothing of the other out. */
  policyReports: { name: 'policy_reports', points: 30, seconds: MINUTE },

  // Work: twenty calls may travel in one request, so what is heavy counts by itself.
  /** §9. Statements and archives that are read. */
  importData: { name: 'import_data', points: 3, seconds: MINUTE },
  /** Files of up to 10 MB, looked through and drawn anew: receipts of two transactions full of them, or files of projects. */
  attachmentAdd: { name: 'attachment_add', points: 40, seconds: MINUTE },
  /** A report drawn up or printed from all that is known. */
  report: { name: 'report', points: 10, seconds: MINUTE },
  /** A whole chain of the audit log followed, line by line. */
  chain: { name: 'audit_chain', points: 10, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;
