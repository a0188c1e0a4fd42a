import fc from 'fast-check';
import { expect, test } from 'vitest';
import { headOf, issuerOf, sharesName } from './issuer.ts';
import { freeName } from './rules.ts';

test.each([
  ['"62123456789","FNB Cheque Account"', 'FNB', 'Cheque'],
  ['"Statement","FNB Business Account"', 'FNB', 'Business'],
  ['MPESA STATEMENT\nCustomer Name:,ACME HARDWARE', 'M-Pesa', null],
  ['Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance', 'M-Pesa', null],
  ['Nr,Account,Posting Date,Transaction Date,Description,Parent Category,Category,Money In,Money Out', 'Capitec', null],
  ['Statement Enquiry :\nAccount Description :,HOMELOAN', 'Nedbank', 'Home loan'],
  ['Account No:,12345678 - SBZAZAJJ', 'Standard Bank', null],
  ['<OFX><SIGNONMSGSRSV1><FI><ORG>Bank of America<FID>5959</FI>', 'Bank of America', null],
  ['<OFX><BANKACCTFROM><BANKID>250655<ACCTID>62123456789', 'FNB', null],
  ['{1:F01GTBINGLAXXXX0000000000}', 'GTBank', null],
  ['Savings account statement', null, 'Savings'],
  ['Date,Description,Amount', null, null],
])('%s is of %s, %s', (head, bank, kind) => {
  const found = issuerOf(head);
  expect([found.bank, found.kind?.label ?? null]).toEqual([bank, kind]);
});

test.each([
  ['MPESA STATEMENT\nCustomer Name:,ACME HARDWARE', 'ACME HARDWARE'],
  ['Account Name:,MY COMPANY PTY LTD,,,,,,,', 'MY COMPANY PTY LTD'],
  ['"Account holder";"Mrs T. Nkosi"', 'Mrs T. Nkosi'],
  ['Account Number,0123456789', null],
  ['Date,Customer Name,Amount', null],
])('%s is held by %s', (head, holder) => {
  expect(issuerOf(head).holder).toBe(holder);
});

test('a customer who is called like a bank is no bank', () => {
  expect(issuerOf('MPESA STATEMENT\nCustomer Name:,CAPITEC TRADERS')).toMatchObject({ bank: 'M-Pesa' });
});

test('the text above the rows is what is read, in formats without lines too', () => {
  expect(headOf(['Bank', 'Date,Amount', '2026-01-01,FNB'], 3)).toBe('Bank\nDate,Amount');
  expect(headOf(['<OFX><ORG>A Bank<STMTTRN><NAME>CAPITEC'], 1)).toBe('<OFX><ORG>A Bank');
  expect(headOf(['2026-01-01,FNB APP PAYMENT,1.00'], 1)).toBe('');
});

test.each([
  ['MISS T NKOSI', 'Thandi Nkosi', true],
  ['ACME HARDWARE', 'Thandi Nkosi', false],
  ['ACME (PTY) LTD', 'Other Pty Ltd', false],
  ['', 'Thandi', false],
])('%s and %s share a name: %s', (one, other, is) => {
  expect(sharesName(one, other)).toBe(is);
});

test('a new name is never one that is taken, in whatever case', () => {
  const word = fc.constantFrom('FNB', 'Cheque', '6789', 'ZAR', '');
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 2 }),
      fc.array(word, { maxLength: 2 }),
      fc.nat(6),
      (parts, more, rounds) => {
        const taken: string[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const name = freeName(['Account', ...parts], more, taken);
          expect(taken.map((one) => one.toLowerCase())).not.toContain(name.toLowerCase());
          expect(name).toBe(name.trim());
          taken.push(round % 2 === 0 ? name.toUpperCase() : name);
        }
      },
    ),
  );
});
