/** How often one caller may ask: `points` calls in `seconds`. Procedures whose limits share a name are counted together. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** §9: what holds for a key of which nothing else is said. */
export const DEFAULT_LIMIT = { points: 5, seconds: QUARTER } as const;

/**
 * Every limit there is, with its reason; contracts name one of these and no figures of their own. Who is signed in is
 * counted as themselves, all others by their network.
 */
export const LIMITS = {
  /** §9. Requests as they are sent: a batch is one. It holds for every procedure, beside what the procedure says. */
  apiCall: { name: 'api_call', points: 100, seconds: MINUTE },

  // Ways in: by network address while nobody is signed in, which a whole office may share.
  /** §9 counts five failures of an address, wherever they come from (identity); this slows guessing over many addresses. */
  login: { name: 'login', points: 30, seconds: QUARTER },
  signUp: { name: 'sign_up', points: 20, seconds: QUARTER },
  /** Codes and links of letters, and second steps, that are tried; each code and each account counts its own tries too. */
  code: { name: 'code', points: 30, seconds: QUARTER },
  challenge: { name: 'passkey_challenges', points: 30, seconds: QUARTER },
  /** A page of signing in takes one as it opens. */
  signInChallenge: { name: 'passkey_sign_in_challenges', points: 300, seconds: QUARTER },
  /** Factors and services added, named or taken away: nobody does so thirty times, a stolen session might. */
  waysIn: { name: 'ways_in', points: 30, seconds: QUARTER },

  // What sends letters: others read them, and who sends many is taken for a sender of advertisements.
  askLetter: { name: 'ask_letter', points: 20, seconds: QUARTER },
  /** That a stranger can have sent to one address, from one network address. */
  letters: { name: 'letters', points: 5, seconds: HOUR },
  /** And all strangers together: more, so that one of them does not keep its owner from a reset. */
  lettersInAll: { name: 'letters_in_all', points: 20, seconds: HOUR },
  factorLetters: { name: 'factor_letters', ...DEFAULT_LIMIT },
  invitation: { name: 'invitation', points: 30, seconds: HOUR },
  /** Each tells the member by letter. */
  membership: { name: 'membership', points: 60, seconds: HOUR },
  /** Each tells everybody in the books. */
  booksStanding: { name: 'workspace_standing', points: 30, seconds: HOUR },
  siteSettings: { name: 'site_settings', points: 30, seconds: HOUR },
  siteRole: { name: 'site_role', points: 30, seconds: HOUR },
  /** The answer says which addresses have an account. */
  personSearch: { name: 'person_search', points: 60, seconds: QUARTER },
  erasure: { name: 'erasure', points: 5, seconds: HOUR },
  /** Requests about one's data: each tells the person, and those who answer. */
  rightsAsk: { name: 'rights_ask', points: 10, seconds: HOUR },
  /** The same of services, where somebody reads each. */
  serviceAsk: { name: 'service_ask', points: 10, seconds: HOUR },
  rightsAnswer: { name: 'rights_answer', points: 120, seconds: HOUR },

  // Forms of the public site. A whole village may come from one address of a mobile network, so they are not narrower.
  enquiry: { name: 'enquiry', points: 20, seconds: HOUR },
  partnerApplication: { name: 'partner_application', points: 10, seconds: HOUR },
  newsletter: { name: 'newsletter', points: 20, seconds: HOUR },
  /** Mail providers press for all their readers from one network; the key in the link is what counts. As wide as `apiCall`. */
  newsletterLeave: { name: 'newsletter_leave', points: 1500, seconds: QUARTER },
  newsletterIssue: { name: 'newsletter_issue', points: 120, seconds: HOUR },
  /** Proofs, and the letters to everybody. */
  newsletterSend: { name: 'newsletter_send', points: 20, seconds: HOUR },
  /** Answers to them, and whatever else administrators do with what came in. */
  enquiryAnswer: { name: 'enquiry_answer', points: 120, seconds: HOUR },

  // What is kept for good, or finds out about others.
  newBooks: { name: 'workspace_create', points: 10, seconds: HOUR },
  /** Entries of the breach register, of which none can be taken back. */
  breachEntry: { name: 'breach_entry', points: 60, seconds: HOUR },
  consent: { name: 'consent', points: 30, seconds: QUARTER },
  business: { name: 'business', points: 60, seconds: QUARTER },
  /** The answer says which usernames are taken. */
  profile: { name: 'profile', points: 60, seconds: QUARTER },
  /** §9. */
  notificationCreate: { name: 'notification_create', points: 10, seconds: MINUTE },
  alertCreate: { name: 'alert_create', points: 10, seconds: MINUTE },
  /** Each is a host that our server calls from then on. */
  pushSubscribe: { name: 'push_subscribe', points: 20, seconds: HOUR },
  /** Each opens books to a program. */
  apiKey: { name: 'api_key', points: 20, seconds: HOUR },
  /** What programs may ask of the books with the keys of one person, beside what that person asks by hand. */
  publicApi: { name: 'public_api', points: 60, seconds: MINUTE },
  /** Keys of a network that open nothing. */
  keyGuess: { name: 'api_key_guess', points: 30, seconds: QUARTER },
  /** As for push messages: each is a host that our server calls. */
  webhook: { name: 'webhook', points: 30, seconds: HOUR },
  /** Calls that somebody asks for by hand. */
  webhookCall: { name: 'webhook_call', points: 20, seconds: QUARTER },
  securityEvent: { name: 'security_event', points: 30, seconds: MINUTE },
  sessionReport: { name: 'session_reports', points: 30, seconds: 5 * MINUTE },
  browserLogs: { name: 'browser_logs', points: 30, seconds: MINUTE },
  /** What their content policies made them refuse, apart from it: a flood of one keeps nothing of the other out. */
  policyReports: { name: 'policy_reports', points: 30, seconds: MINUTE },
  /** Another door of the installation reports its failures; one by one, an hour of guessing there fits in. */
  trackedSignIn: { name: 'tracked_sign_in', points: 60, seconds: MINUTE },

  // Work: twenty calls may travel in one request, so what is heavy counts by itself.
  /** §9. Statements and archives that are read. */
  importData: { name: 'import_data', points: 3, seconds: MINUTE },
  /** A file of up to 10,000 rows read anew, written or taken back. */
  importWork: { name: 'import_work', points: 30, seconds: MINUTE },
  /** Pages of such a file, at the pace of a person who leafs through it. */
  importRead: { name: 'import_read', points: 120, seconds: MINUTE },
  /** Everything that one owns: the heaviest there is to ask for. */
  exportData: { name: 'export_data', points: 5, seconds: HOUR },
  /** A report drawn up or printed from all that is known. */
  report: { name: 'report', points: 10, seconds: MINUTE },
  /** Drawing a picture anew. */
  pictures: { name: 'pictures', points: 10, seconds: MINUTE },
  /** Up to a thousand rows at once, and their undoing. */
  bulkChange: { name: 'bulk_change', points: 60, seconds: MINUTE },
  /** A whole chain of the audit log followed, line by line. */
  chain: { name: 'audit_chain', points: 10, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;
