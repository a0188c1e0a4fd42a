import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOWN_MERCHANTS } from './patterns.ts';
import { type Direction, merchantOf, patternOf } from './rules.ts';

type Case = readonly [bankText: string, name: string, direction: Direction, slug: string | null];

const FNB: Case[] = [
  ['POS PURCHASE ENGEN GARAGE JHB', 'Engen', 'out', 'fuel'],
  ['POS Purchase\nPNP FAMILY SANDTON 5222*7143 21 JUL', 'Pick n Pay', 'out', 'groceries'],
  ['Card Purchase With Cashback\nSHOPRITE SOSHANGUVE 418211*0042', 'Shoprite', 'out', 'groceries'],
  ['Fuel Purchase\nSASOL KROONSTAD 5222*7143', 'Sasol', 'out', 'fuel'],
  ['FNB APP PAYMENT FROM MINING CO INV-0007', 'Mining Co', 'in', null],
  ['FNB App Payment To\nGogo Maseko', 'Gogo Maseko', 'out', null],
  ['FNB App Transfer To\nHoliday Savings', 'Holiday Savings', 'out', 'internal-transfer'],
  ['FNB App Rtc Pmt To\nThabo Nkosi', 'Thabo Nkosi', 'out', null],
  ['FNB OB Pmt\nZwane Trading (Pty) Ltd', 'Zwane Trading', 'out', null],
  ['Internet Pmt To\nDischem 4321', 'Dis-Chem', 'out', 'pharmacy'],
  ['Int-Banking Pmt Frm\nL Petersen', 'L Petersen', 'in', null],
  ['Magtape Debit SANLAM LIFE 0012345X', 'Sanlam', 'out', 'life-insurance'],
  ['Magtape Credit\nACME SALARY 0624', 'Acme Salary 0624', 'in', 'salary'],
  ['Payshap Credit\nS Dlamini', 'S Dlamini', 'in', null],
  ['Send Money App Dr Send 0821234567', 'Send Money App Dr Send 0821234567', 'out', null],
  ['ATM Cash 15H32 MENLYN PARK', 'Cash withdrawal', 'out', 'cash-withdrawal'],
  ['Chq Card ATM Local Cash Advanc', 'Cash withdrawal', 'out', 'cash-withdrawal'],
  ['Electricity Prepaid\n04123456789', 'Electricity Prepaid', 'out', 'electricity'],
  ['Airtime Topup\n0821234567', 'Airtime Topup', 'out', 'airtime'],
  ['Refund Chq Card Purchase\nTAKEALOT', 'Takealot', 'in', 'refunds'],
  ['##MONTHLY ACCOUNT FEE', 'Monthly Account Fee', 'out', 'bank-fees'],
  ['VODACOM BUSINESS DEBIT ORDER', 'Vodacom', 'out', 'phone-contract'],
  ['ACB CREDIT SALARY 789012', 'Salary', 'in', 'salary'],
  ['PREPAID VODACOM', 'Vodacom', 'out', 'airtime'],
  ['SALARY J MOKOENA', 'Salary J Mokoena', 'out', 'staff-wages'],
];

const ABSA: Case[] = [
  ['IBANK PAYMENT TO\nRAND WATER ACC 88231', 'Joburg Water', 'out', 'water'],
  ['DIGITAL PAYMENT DT\nABSA BANK Mr Handyman', 'ABSA BANK Mr Handyman', 'out', 'home-maintenance'],
  ['ACB CREDIT\nSTRATEGIC STAFFING', 'Strategic Staffing', 'in', null],
  ['ACB DEBIT:EXTERNAL WESBANK 8512', 'WesBank', 'out', 'car-payment'],
  ['NOTIFIC FEE SMS', 'Notific Fee SMS', 'out', 'sms-fees'],
  ['MONTHLY ACC FEE', 'Monthly Acc Fee', 'out', 'bank-fees'],
  ['ADMIN CHARGE', 'Admin Charge', 'out', 'bank-fees'],
  ['TRANSACTION CHARGE', 'Transaction Charge', 'out', 'transaction-fees'],
  ['INTERNET BANK FEE', 'Internet Bank Fee', 'out', 'bank-fees'],
  ['AIRTIME DEBIT\nMTN 0831234567', 'MTN', 'out', 'airtime'],
  ['POS PURCHASE (EFFEC 03012025) CARD NO. 1234 CLICKS ROSEBANK', 'Clicks', 'out', 'pharmacy'],
  ['POS CARD REFUND\nMR PRICE HOME', 'Mr Price', 'in', 'refunds'],
  ['CARD REPLACE FEE', 'Card Replace Fee', 'out', 'bank-fees'],
];

const STANDARD_BANK: Case[] = [
  ['ELECTRONIC BANKING PAYMENT TO 12345 BOTHA SKILDERS 000000000000509', 'Botha Skilders', 'out', null],
  ['ELECTRONIC BANKING TRANSFER TO MARKET LINK', 'Market Link', 'out', 'market'],
  ['IB PAYMENT TO\nMRS K NAIDOO RENT', 'MRS K Naidoo Rent', 'out', 'rent'],
  ['CREDIT TRANSFER\nUNIVERSITY OF FORT HARE', 'University of Fort Hare', 'in', null],
  ['IB-BETALING NA\nOUMA BOTHA', 'Ouma Botha', 'out', null],
  ['TJEKKAART-AANKOOP\nPLANT ELITE N 5222*7143 21 JUL', 'Plant Elite N', 'out', null],
  ['VERSEKERINGSPREMIE\nOUTSURANCE OT11259326   SN6099', 'OUTsurance', 'out', 'car-insurance'],
];

const NEDBANK_CAPITEC_INVESTEC: Case[] = [
  ['DEBICHECK PAYMENT - THANK YOU', 'Payment - Thank You', 'in', 'card-payment'],
  ['SERVICE FEE', 'Service Fee', 'out', 'bank-fees'],
  ['MAINTENANCE FEE', 'Maintenance Fee', 'out', 'bank-fees'],
  ['VAT ON FEE', 'VAT on Fee', 'out', 'bank-fees'],
  ['INTEREST CREDIT', 'Interest Credit', 'in', 'interest-income'],
  ['NETCASH ADT SECURITY 123456', 'ADT', 'out', 'security'],
  ['NAEDO CAPFIN 2231998', 'Capfin', 'out', 'loan-repayment'],
  ['DEBIT ORDER DISCOVERY HEALTH 55512', 'Discovery Health', 'out', 'medical-cover'],
  ['Banking App Immediate Payment: Thandi N', 'Thandi N', 'out', null],
  ['Immediate Payment Fee', 'Immediate Payment Fee', 'out', 'transaction-fees'],
  ['SMS Notification Fee: 1 notification(s)', 'SMS Notification Fee: 1 notification(s)', 'out', 'sms-fees'],
  ['Correction: SMS Notification Fee', 'Correction: SMS Notification Fee', 'in', 'sms-fees'],
  ['Monthly Account Admin Fee', 'Monthly Account Admin Fee', 'out', 'bank-fees'],
  ['Live Better Round-up Transfer', 'Live Better Round-up Transfer', 'out', 'saving'],
  ['(Pending) Jack Hammers Gardens', 'Jack Hammers Gardens', 'out', null],
  ['Fee: Checkers Kloof Street', 'Fee: Checkers', 'out', 'transaction-fees'],
  ['YOCO *BEAN THERE COFFEE JHB', 'Bean There Coffee', 'out', 'eating-out'],
  ['PAYPAL *NETFLIX.COM 35314369001 GB', 'Netflix', 'out', 'streaming'],
  ['UBER *TRIP HELP.UBER.COM', 'Uber', 'out', 'ride-hailing'],
  ['UBER EATS JOHANNESBURG ZA', 'Uber Eats', 'out', 'food-delivery'],
  ['CITY OF CAPE TOWN', 'City of Cape Town', 'out', 'levies'],
  ['SASSA SRD GRANT', 'SASSA SRD Grant', 'in', 'grants'],
  ['CREDIT TRANSFER SEDA SMALL BUSINESS GRANT', 'Seda Small Business Grant', 'in', 'other-income'],
  ['SARSEFILING VAT 4210987654', 'Sarsefiling VAT', 'out', 'income-tax'],
];

const M_PESA: Case[] = [
  ['Customer Transfer of Funds Charge', 'Customer Transfer of Funds Charge', 'out', 'transaction-fees'],
  ['Customer Transfer of Funds to 254700000002 - JAMES MWANGI', 'James Mwangi', 'out', null],
  ['Funds received from 254700000001 - GRACE ACHIENG', 'Grace Achieng', 'in', null],
  ['Customer Transfer from 0712xxx678 - JANE W', 'Jane W', 'in', null],
  ['Pay Bill to 888880 - KPLC PREPAID Acc. 1234', 'KPLC', 'out', 'electricity'],
  ['Pay Bill Online to 290290 - BETIKA Acc. 254708', 'Betika', 'out', 'betting'],
  ['Pay Bill Online to 400200 - COOPERATIVE BANK Acc. 01100', 'Cooperative Bank', 'out', null],
  ['Pay Bill Charge', 'Pay Bill Charge', 'out', 'transaction-fees'],
  ['Merchant Payment to 567890 - NAIVAS SUPERMARKET', 'Naivas', 'out', 'groceries'],
  ['Customer Payment to Small Business to - 0722xxx111 MAMA NJERI', 'Mama Njeri', 'out', null],
  ['Customer Airtime Purchase', 'Customer Airtime Purchase', 'out', 'airtime'],
  ['Buy Bundles', 'Buy Bundles', 'out', 'data'],
  ['Customer Withdrawal at Agent Till 45678 - MAMA NJERI SHOP', 'Cash withdrawal', 'out', 'cash-withdrawal'],
  ['Deposit of Funds at Agent Till 45678 - MAMA NJERI SHOP', 'Cash deposit', 'in', 'cash-deposit'],
  ['Business Payment from 123456 - ACME LTD Salary Payment', 'Acme', 'in', 'salary'],
  ['M-Shwari Deposit', 'M-Shwari', 'out', 'saving'],
  ['M-Shwari Withdraw', 'M-Shwari', 'in', 'saving'],
  ['OD Loan Repayment to 232323 - Fuliza M-PESA', 'Fuliza', 'out', 'mobile-loan'],
  ['OverDraft of Credit Party', 'Fuliza', 'in', 'mobile-loan'],
  ['Salary\nSalary', 'Salary', 'in', 'salary'],
  ['Live Better Interest\nLIVE BETTER INTEREST', 'Live Better Interest', 'in', 'saving'],
  ['SMS Notification Fee Reversal', 'SMS Notification Fee Reversal', 'in', 'sms-fees'],
  ['Monthly Account Admin Fee Correction', 'Monthly Account Admin Fee Correction', 'in', 'bank-fees'],
  ['Fuliza charge', 'Fuliza', 'out', 'interest-paid'],
  ['Reversal of transaction', 'Reversal of transaction', 'in', 'refunds'],
];

const NIGERIA: Case[] = [
  ['NIP TRF LANDLORD RENT/REF123', 'Landlord Rent', 'out', 'rent'],
  ['NIP/GTB/CHINEDU OKONKWO/FEEDING', 'Chinedu Okonkwo', 'out', null],
  ['Transfer to CHINEDU OKONKWO | OPay', 'Chinedu Okonkwo', 'out', null],
  ['TRF FROM AMINA BELLO', 'Amina Bello', 'in', null],
  ['POS PURCHASE SHOPRITE LEKKI', 'Shoprite', 'out', 'groceries'],
  ['POS PURCHASE@ EBEANO SUPERMARKET', 'Ebeano', 'out', 'groceries'],
  ['WEB PURCHASE @ JUMIA', 'Jumia', 'out', 'online-shopping'],
  ['VC POS Loc Prch 12/03 CHICKEN REPUBLIC IKEJA LANG', 'Chicken Republic', 'out', 'eating-out'],
  ['MC Loc POS Prch CHOWDECK', 'Chowdeck', 'out', 'food-delivery'],
  ['Airtime//08031234567//MTN', 'MTN', 'out', 'airtime'],
  ['MTN AIRTIME VTU 08031234567', 'MTN', 'out', 'airtime'],
  ['SMS ALERT CHARGES MAY 2026', 'SMS Alert Charges', 'out', 'sms-fees'],
  ['STAMP DUTY', 'Stamp Duty', 'out', 'stamp-duty'],
  ['EMTL NIP/UBA/TUNDE', 'EMTL NIP/UBA/Tunde', 'out', 'stamp-duty'],
  ['USSD TRF TO AMINA BELLO', 'Amina Bello', 'out', null],
  ['GOTV SUBSCRIPTION 8829102', 'GOtv', 'out', 'tv'],
  ['PIGGYVEST AUTOSAVE', 'PiggyVest', 'out', 'saving'],
  ['IKEDC PREPAID 45700112233', 'Ikeja Electric', 'out', 'electricity'],
];

test.each([...FNB, ...ABSA, ...STANDARD_BANK, ...NEDBANK_CAPITEC_INVESTEC])(
  'in South Africa %j is %s',
  (bankText, name, direction, slug) => {
    expect(merchantOf(bankText, 'ZA').name).toBe(name);
    expect(patternOf(bankText, direction, 'ZA')).toBe(slug);
  },
);

test.each(M_PESA)('in Kenya %j is %s', (bankText, name, direction, slug) => {
  expect(merchantOf(bankText, 'KE').name).toBe(name);
  expect(patternOf(bankText, direction, 'KE')).toBe(slug);
});

test.each(NIGERIA)('in Nigeria %j is %s', (bankText, name, direction, slug) => {
  expect(merchantOf(bankText, 'NG').name).toBe(name);
  expect(patternOf(bankText, direction, 'NG')).toBe(slug);
});

test.each([
  ['POS PURCHASE CHECKERS HYPER SANDTON', 'CHECKERS SIXTY60 CAPE TOWN ZA', 'Checkers Kloof Street'],
  ['FNB App Payment To Thandi Nkosi', 'IB PAYMENT TO THANDI NKOSI', 'Payshap Credit Thandi Nkosi'],
  ['YOCO *BEAN THERE COFFEE JHB', 'POS Purchase Bean There Coffee 5222*7143 21 JUL', 'bean there coffee'],
])('%j, %j and %j are one merchant', (...spellings) => {
  expect(new Set(spellings.map((text) => merchantOf(text, 'ZA').key)).size).toBe(1);
});

test('a common word is a shop only in the country of that shop', () => {
  expect(merchantOf('RAIN 0821', 'ZA').name).toBe('Rain');
  expect(patternOf('LITTLE CHEF', 'out', 'KE')).toBe('ride-hailing');
  expect(patternOf('LITTLE CHEF', 'out', 'ZA')).toBeNull();
});

test('a line that names nobody has nothing to learn from', () => {
  for (const text of ['', '   ', 'POS PURCHASE 5222*7143', '123456', '\u0000']) expect(merchantOf(text).key).toBeNull();
  expect(merchantOf('').name).toBe('No description');
});

const texts = [...FNB, ...ABSA, ...STANDARD_BANK, ...NEDBANK_CAPITEC_INVESTEC, ...M_PESA, ...NIGERIA].map(
  ([text]) => text,
);
const pieces = fc.oneof(
  fc.constantFrom(...texts, ...texts.flatMap((text) => text.split(/\s+/))),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.stringMatching(/^[A-Z0-9 */:|().,#@-]{0,30}$/),
);
const lines = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(' '));

test('a clean name stays as it is, is never empty and fits its place', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom('ZA', 'KE', 'NG', 'XX'), (text, country) => {
      const { name, key } = merchantOf(text, country);
      expect(merchantOf(name, country).name).toBe(name);
      expect(name.trim()).not.toBe('');
      expect(name.length).toBeLessThanOrEqual(500);
      expect(key === null || (key !== '' && key.length <= 200)).toBe(true);
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 5000) },
  );
});

test('the names of known merchants are clean', () => {
  for (const { name } of KNOWN_MERCHANTS) expect(merchantOf(name).name).toBe(name);
});

test('a very long line is cut, not refused', () => {
  const { name } = merchantOf('MAMA NJERI SHOP '.repeat(5000));
  expect(name.length).toBeLessThanOrEqual(500);
});

test.each([
  ['ACME LTD\n\nTRANSFER\nEREF+X1\nSVWZ+Invoice 4711', 'Acme'],
  ['Gogo Dlamini\n\nschool shoes and bread', 'Gogo Dlamini'],
  ['Checkers\n\ngift for Thabo', 'Checkers'],
  ['Fee\nACME LTD\n\nTRANSFER', 'Fee: Acme'],
  ['POS PURCHASE\n\nMAMA NJERI SHOP', 'Mama Njeri Shop'],
])('where the file names the other side apart, %j is of %s', (bankText, name) => {
  expect(merchantOf(bankText).name).toBe(name);
});

test('what stands behind the name still says what the payment was', () => {
  expect(patternOf('ACME LTD\n\nSALARY MARCH', 'in', 'ZA')).toBe('salary');
  expect(patternOf('ACME LTD', 'in', 'ZA')).toBeNull();
  expect(merchantOf('ACME LTD\n\nINVOICE 1').key).toBe(merchantOf('ACME LTD\n\nINVOICE 2 OF MARCH').key);
});
