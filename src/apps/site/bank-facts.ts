/** A layout of a bank's file. */
export type Layout = {
  readonly name: string;
  /** Lines as the bank writes them, with invented figures. A test reads each of them with the reader of the product. */
  readonly example: readonly string[];
  readonly facts: readonly string[];
};

export type Bank = {
  /** Its address below `/banks`. */
  readonly id: string;
  readonly name: string;
  readonly country: 'South Africa' | 'Kenya' | 'Nigeria';
  readonly currency: 'ZAR' | 'KES' | 'NGN';
  /** A mobile wallet: it has no files in the formats that only banks write. */
  readonly isWallet?: true;
  /** What we know from files of this bank. Empty where we have seen none: the page says so. */
  readonly layouts: readonly Layout[];
  /** What we know without having seen a file. */
  readonly told?: string;
  /** Beside CSV, of which we have read files. */
  readonly alsoRead?: 'OFX';
  /** What goes wrong with files of this bank, beside what goes wrong everywhere. */
  readonly snags?: readonly string[];
};

const SOUTH_AFRICA: readonly Bank[] = [
  {
    id: 'fnb',
    name: 'FNB',
    country: 'South Africa',
    currency: 'ZAR',
    alsoRead: 'OFX',
    layouts: [
      {
        name: 'Personal accounts',
        example: [
          'ACCOUNT TRANSACTION HISTORY',
          '',
          'Name:, T, NKOSI',
          'Account:, 62000000042',
          'Balance:, 12480.55, 12480.55',
          '',
          'Date, Amount, Balance, Description',
          '2026/03/02, -489.90, 12480.55, POS PURCHASE GROCER',
          '2026/03/01, 31400.00, 12970.45, MAGTAPE CREDIT SALARY',
        ],
        facts: [
          'A few lines about the account stand above the column headings.',
          'Money out has a minus sign. Dates begin with the year; in some files they begin with the day.',
        ],
      },
      {
        name: 'Business accounts',
        example: [
          'Date,SERVICE FEE,Amount,DESCRIPTION,REFERENCE,Balance,CHEQUE NUMBER',
          '2026/03/02,0.00,-1200.00,FNB OB PMT,RENT MARCH,8800.00,',
          '2026/03/03,0.00,4500.00,MAGTAPE CREDIT,INVOICE 118,13300.00,',
        ],
        facts: ['Service fees have their own column.'],
      },
    ],
    snags: ['Two identical payments on one day can both be real, so Ilifa adds both payments.'],
  },
  {
    id: 'capitec',
    name: 'Capitec',
    country: 'South Africa',
    currency: 'ZAR',
    layouts: [
      {
        name: 'Personal accounts',
        example: [
          'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
          '1,1000000042,2026-03-01,2026-03-01,Salary,SALARY,Income,Salary,31400.00,,,31400.00',
          '2,1000000042,2026-03-02,2026-03-02,Grocer,GROCER TOWN,Food,Groceries,,-489.90,,30910.10',
          '3,1000000042,2026-03-03,2026-03-03,SMS Notification Fee,SMS FEE,Fees,Fees,,,-0.35,30909.75',
        ],
        facts: ['The file has twelve columns. Three of them have amounts: money in, money out and fee.'],
      },
      {
        name: 'Business accounts',
        example: [
          'Balance brought forward:,8500.00,,,,,,',
          ',,,,,,,',
          'Account,Date,Description,Reference,Amount,Fees,Balance,',
          '1000000042,02/03/2026,Debit Order,RENT MARCH,-1200.00,-3.00,7297.00,',
          '1000000042,03/03/2026,Inward EFT Credit,INVOICE 118,4500.00,,11797.00,',
          '1000000042,31/03/2026,Month S/Fee,,,-50.00,11747.00,',
          'Total:,,,,3300.00,-53.00,11747.00,',
        ],
        facts: [
          'A fee is on the same line as its payment. Ilifa adds the fee as a separate transaction.',
          'The last line of the file is a total, not a transaction.',
        ],
      },
    ],
    snags: [
      'Pending transactions have no balance yet, and can change in your next file.',
      'Files may overlap: Ilifa skips transactions that you already have.',
    ],
  },
  {
    id: 'absa',
    name: 'Absa',
    country: 'South Africa',
    currency: 'ZAR',
    layouts: [
      {
        name: 'Accounts',
        example: [
          'Date,Description,Amount,Balance',
          '20260301,ACB CREDIT SALARY,31400.00,32150.20',
          '20260302,IBANK PAYMENT TO LANDLORD,-8200.00,23950.20',
          '20260303,NOTIFIC FEE SMS NOTIFYME,0.00,23950.20',
        ],
        facts: ['The date is eight digits without separators: 20260302 is 2\u00a0March\u00a02026.'],
      },
    ],
    snags: ['Some lines are notices with an amount of zero. They do not change any total.'],
  },
  {
    id: 'standard-bank',
    name: 'Standard Bank',
    country: 'South Africa',
    currency: 'ZAR',
    layouts: [
      {
        name: 'Accounts',
        example: [
          '0,2645,BRANCH,0,,MAIN STREET,0,0',
          ',10000042,ACC-NO,0,,,0,0',
          ',0,OPEN,12970.45,OPEN BALANCE,,0,0',
          'HIST,20260302,,-489.9,CARD PURCHASE,GROCER TOWN,6076,0',
          'HIST,20260303,,-8200,IB PAYMENT TO,LANDLORD,377,0',
          'HIST,20260325,,31400,CREDIT TRANSFER,EMPLOYER,0,0',
          ',0,CLOSE,35680.55,CLOSE BALANCE,,0,0',
        ],
        facts: [
          'The file has no column headings. Each transaction begins with HIST.',
          'Lines without HIST give the branch, the account and its balances.',
        ],
      },
    ],
    snags: ['Lines with OPEN and CLOSE are balances. Ilifa checks your transactions against them.'],
  },
  {
    id: 'nedbank',
    name: 'Nedbank',
    country: 'South Africa',
    currency: 'ZAR',
    layouts: [
      {
        name: 'Cheque accounts',
        example: [
          'Statement Enquiry :',
          'Account Number : ,1000000042',
          'Account Description :,CURRENT ACCOUNT',
          'Statement Number :,42',
          '01Mar2026,SALARY,31400.00,32150.20',
          '02Mar2026,RENT,-8200.00,23950.20',
          '03Mar2026,SERVICE FEE,-69.00,23881.20',
        ],
        facts: ['The file has no column headings. The last column is the balance.'],
      },
      {
        name: 'Credit cards',
        example: [
          'Statement Enquiry :',
          'Account Number :, 5000000000000042',
          'Account Description :, CREDIT',
          '24-01-2026, 24-01-2026,SERVICE FEE,-20.00',
          '16-02-2026, 18-02-2026,DEBICHECK PAYMENT - THANK YOU,500.00',
        ],
        facts: ['Each transaction has two dates and no balance. Home loan files look the same.'],
      },
    ],
    snags: ['In a home loan file, interest has no minus sign and your payment has one. Ilifa swaps the signs.'],
  },
  {
    id: 'investec',
    name: 'Investec',
    country: 'South Africa',
    currency: 'ZAR',
    layouts: [],
    told: 'A published description of the file lists six columns: two dates, description, debit, credit and balance.',
  },
  { id: 'tymebank', name: 'TymeBank', country: 'South Africa', currency: 'ZAR', layouts: [] },
];

const KENYA: readonly Bank[] = [
  { id: 'kcb', name: 'KCB', country: 'Kenya', currency: 'KES', layouts: [] },
  { id: 'equity', name: 'Equity Bank', country: 'Kenya', currency: 'KES', layouts: [] },
  {
    id: 'm-pesa',
    name: 'M-Pesa',
    isWallet: true,
    country: 'Kenya',
    currency: 'KES',
    layouts: [
      {
        name: 'Statement',
        example: [
          'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
          'SCK1000001,2026-03-05 14:02:11,Pay Bill to 100100 - POWER,Completed,0.00,"1,740.00","8,260.00"',
          'SCK1000001,2026-03-05 14:02:11,Pay Bill Charge,Completed,0.00,20.00,"8,240.00"',
          'SCK1000002,2026-03-06 09:10:00,Funds received from 254700000001,Completed,"5,000.00",0.00,"13,240.00"',
        ],
        facts: [
          'Each transaction has a receipt number. A charge has the same number as its payment.',
          'Paybill and till statements also show the account and the other party.',
        ],
      },
    ],
    snags: ['No money moves in a failed transaction, so Ilifa leaves it out.'],
  },
];

const NIGERIA: readonly Bank[] = [
  {
    id: 'gtbank',
    name: 'GTBank',
    country: 'Nigeria',
    currency: 'NGN',
    layouts: [
      {
        name: 'Accounts',
        example: [
          'Trans. Date,Value Date,Reference,Debits,Credits,Balance,Remarks',
          '02-Mar-2026,02-Mar-2026,R100,24500.00,,1175500.00,POS PURCHASE SUPERMARKET',
          '05-Mar-2026,05-Mar-2026,R101,12500.00,,1163000.00,TV SUBSCRIPTION',
          '25-Mar-2026,25-Mar-2026,R102,,900000.00,2063000.00,SALARY',
        ],
        facts: [
          'A few lines about the account can stand above the column headings.',
          'Some files have a Narration column, or write dates as 02/03/2026, day first.',
        ],
      },
    ],
    snags: ['Some files write 24,500.00 without quotes, which looks like two columns. Ilifa reads it as one amount.'],
  },
  { id: 'access-bank', name: 'Access Bank', country: 'Nigeria', currency: 'NGN', layouts: [] },
  { id: 'kuda', name: 'Kuda', country: 'Nigeria', currency: 'NGN', layouts: [] },
  {
    id: 'opay',
    name: 'OPay',
    isWallet: true,
    country: 'Nigeria',
    currency: 'NGN',
    layouts: [
      {
        name: 'Wallet',
        example: [
          'Trans. Date,Value Date,Description,Debit(₦),Credit(₦),Balance After(₦)',
          '05 Mar 2026 09:02:11,05 Mar 2026,Transfer to A FRIEND | OPay,25000.00,--,120000.00',
          '05 Mar 2026 11:20:14,05 Mar 2026,Transfer to A HOTEL | Access Bank,30000.00,--,90000.00',
          '06 Mar 2026 08:15:40,06 Mar 2026,Transfer from AN EMPLOYER,--,150000.00,240000.00',
        ],
        facts: ['Debit and credit have separate columns. Two dashes mean that there is no amount.'],
      },
    ],
    snags: ['The balance does not always match the amounts. Ilifa tells you when it does not.'],
  },
];

/** What is known of the statements of each bank, in the order in which they are listed. */
export const BANKS: readonly Bank[] = [...SOUTH_AFRICA, ...KENYA, ...NIGERIA];
