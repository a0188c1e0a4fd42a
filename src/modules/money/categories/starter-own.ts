import type { StarterGroup } from './starter-tree.ts';

/** Where money comes from, and where it goes without leaving: income, savings, groups, own accounts. */
export const OWN: readonly StarterGroup[] = [
  {
    slug: 'income',
    name: 'Income',
    kind: 'income',
    colour: 'green',
    icon: 'banknote',
    children: [
      ['salary', 'Salary and wages', 'banknote'],
      ['business-income', 'Business income', 'store'],
      ['side-income', 'Side jobs', 'hand-coins'],
      [
        'grants',
        { ZA: 'Social grants', KE: 'Cash transfer programmes', NG: 'Grants', XX: 'Benefits and grants' },
        'landmark',
      ],
      ['rental-income', 'Rent received', 'house'],
      ['interest-income', 'Interest earned', 'percent'],
      ['dividends', 'Dividends', 'chart'],
      ['family-income', 'Money from family', 'heart'],
      ['gifts-received', 'Gifts received', 'gift'],
      ['refunds', 'Refunds', 'repeat'],
      ['tax-refund', 'Tax refunds', 'landmark'],
      ['insurance-payout', 'Insurance payouts', 'shield'],
      ['cash-deposit', 'Cash deposits', 'coins'],
      ['other-income', 'Other income', 'coins'],
    ],
  },
  {
    slug: 'transfers',
    name: 'Transfers',
    kind: 'transfer',
    colour: 'slate',
    icon: 'repeat',
    children: [
      ['internal-transfer', 'Between own accounts', 'repeat'],
      ['card-payment', 'Credit card payments', 'card'],
      [
        'wallet-transfer',
        { ZA: 'Wallet transfers', KE: 'To and from M-Pesa', NG: 'Wallet transfers', XX: 'Wallet transfers' },
        'wallet',
      ],
      ['money-lent', 'Money lent and returned', 'hand-coins'],
      // What is paid back of a loan was never earned nor spent; its interest and fees are spending.
      ['loan-repayment', 'Loan repayments', 'landmark'],
      [
        'mobile-loan',
        { ZA: 'Short-term loans', KE: 'Fuliza and mobile loans', NG: 'Loans from apps', XX: 'Short-term loans' },
        'phone',
      ],
      ['student-loan', { ZA: 'Student loan', KE: 'HELB', NG: 'Student loan', XX: 'Student loan' }, 'graduation'],
    ],
  },
  {
    slug: 'savings',
    name: 'Savings and investments',
    kind: 'transfer',
    colour: 'teal',
    icon: 'piggy-bank',
    children: [
      ['saving', 'Savings', 'piggy-bank'],
      ['emergency-fund', 'Emergency fund', 'shield'],
      ['tax-free-savings', { ZA: 'Tax-free savings' }, 'piggy-bank'],
      [
        'retirement',
        { ZA: 'Retirement annuity', KE: 'Voluntary pension', NG: 'Voluntary pension', XX: 'Retirement savings' },
        'chart',
      ],
      ['unit-trusts', { ZA: 'Unit trusts', KE: 'Unit trusts', NG: 'Mutual funds', XX: 'Investment funds' }, 'chart'],
      ['money-market', 'Money market', 'chart'],
      [
        'fixed-deposit',
        { ZA: 'Fixed and notice deposits', KE: 'Fixed deposits', NG: 'Fixed deposits', XX: 'Fixed deposits' },
        'landmark',
      ],
      [
        'government-bonds',
        { ZA: 'Retail bonds', KE: 'Treasury bills and bonds', NG: 'Treasury bills and bonds', XX: 'Government bonds' },
        'landmark',
      ],
      ['shares', 'Shares', 'chart'],
      ['crypto', 'Crypto', 'coins'],
    ],
  },
  {
    slug: 'groups',
    name: { ZA: 'Stokvels and groups', KE: 'Chamas and groups', NG: 'Ajo and groups', XX: 'Savings groups' },
    kind: 'transfer',
    colour: 'gold',
    icon: 'users',
    children: [
      ['stokvel', { ZA: 'Stokvel', KE: 'Chama', NG: 'Ajo and esusu', XX: 'Savings club' }, 'users'],
      ['grocery-stokvel', { ZA: 'Grocery stokvel' }, 'basket'],
      ['sacco', { ZA: 'Credit union', KE: 'SACCO', NG: 'Cooperative society', XX: 'Credit union' }, 'building'],
    ],
  },
];
