import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMIT, HOUR, LIMITS, MINUTE, QUARTER } from './limits.ts';

describe('limits', () => {
  test.each([
    ['every procedure', LIMITS.apiCall, { name: 'api_call', points: 100, seconds: 60 }],
    ['imports', LIMITS.importData, { name: 'import_data', points: 3, seconds: 60 }],
    ['what nothing else is said of', DEFAULT_LIMIT, { points: 5, seconds: 900 }],
  ])('of %s are those of the specification (§9)', (_, limit, expected) => {
    expect(limit).toEqual(expected);
  });

  test.each([
    ['signing in', LIMITS.login, 'login', 30, QUARTER],
    ['signing up', LIMITS.signUp, 'sign_up', 20, QUARTER],
    ['codes that are tried', LIMITS.code, 'code', 30, QUARTER],
    ['changes of how a person signs in', LIMITS.waysIn, 'ways_in', 30, QUARTER],
    ['changes of administrators', LIMITS.siteRole, 'site_role', 30, HOUR],
    ['answers about personal data', LIMITS.rightsAnswer, 'rights_answer', 120, HOUR],
    ['answers to forms of the site', LIMITS.enquiryAnswer, 'enquiry_answer', 120, HOUR],
    ['calls of programs', LIMITS.publicApi, 'public_api', 60, MINUTE],
    ['keys that open nothing', LIMITS.keyGuess, 'api_key_guess', 30, QUARTER],
    ['logs of browsers', LIMITS.browserLogs, 'browser_logs', 30, MINUTE],
    ['reports of content policies', LIMITS.policyReports, 'policy_reports', 30, MINUTE],
    ['reports that are drawn up', LIMITS.report, 'report', 10, MINUTE],
    ['checks of the audit log', LIMITS.chain, 'audit_chain', 10, MINUTE],
  ])('of %s are %o', (_, limit, name, points, seconds) => {
    expect(limit).toEqual({ name, points, seconds });
  });

  test('are counted in seconds', () => {
    expect([MINUTE, QUARTER, HOUR]).toEqual([60, 900, 3600]);
  });
});
