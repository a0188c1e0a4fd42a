import type { DemoAccount } from './ledger.ts';
import { demoAccount, habit, type Order, type Spending, type Yearly } from './habits.ts';

export const COMPANY_ACCOUNTS: readonly DemoAccount[] = [
  demoAccount('current', 'Business current', 'Standard Bank', 'cheque', '0113 88 402 7', 'ZAR', 41_250_000n),
  demoAccount('vat', 'VAT and tax', 'Standard Bank', 'savings', '0113 88 519 8', 'ZAR', 14_400_000n),
  demoAccount('card', 'Business card', 'Standard Bank', 'credit-card', '5221 0090 4417 2236', 'ZAR', -1_184_500n),
  demoAccount('van', 'Delivery van', 'WesBank', 'loan', '8547 1120', 'ZAR', -38_600_000n),
  demoAccount('petty', 'Petty cash', '', 'cash', null, 'ZAR', 150_000n),
];

/** Whom the roastery sells to: the bigger the shop, the bigger the invoice, in rand. */
export const CUSTOMERS = [
  { name: 'BLUEGUM HOTELS', least: 38_000, most: 92_000 },
  { name: 'KAROO PANTRY', least: 9_000, most: 34_000 },
  { name: 'MZANSI OFFICE PARKS', least: 22_000, most: 61_000 },
  { name: 'LEMON TREE DELI', least: 6_500, most: 21_000 },
  { name: 'HARBOUR STREET COFFEE', least: 11_000, most: 38_000 },
  { name: 'UBUNTU CATERING', least: 14_000, most: 47_000 },
  { name: 'GREENPOINT GROCERS', least: 8_000, most: 26_000 },
] as const;

/** Net pay a month, in rand. */
export const STAFF = [
  { name: 'S MOKOENA', rand: 28_400 },
  { name: 'A PETERSEN', rand: 22_150 },
  { name: 'L KHUMALO', rand: 16_900 },
  { name: 'J VAN WYK', rand: 15_350 },
  { name: 'P NDABA', rand: 11_200 },
] as const;

export const COMPANY_ORDERS: readonly Order[] = [
  { day: 1, text: 'IB PAYMENT TO SALT RIVER PROPERTIES OFFICE RENT', slug: 'business-rent', rand: 31_500 },
  { day: 1, text: 'DEBIT ORDER SANTAM', slug: 'insurance', rand: 4_380 },
  { day: 1, text: 'DEBIT ORDER VOX TELECOM', slug: 'internet', rand: 1_690 },
  { day: 2, text: 'DEBIT ORDER VODACOM', slug: 'phone-contract', rand: 2_240, wobble: 210 },
  { day: 3, text: 'IB PAYMENT TO NKOMO ACCOUNTING FEES', slug: 'professional-fees', rand: 5_200 },
  { day: 4, text: 'SUBSCRIPTION XERO', slug: 'software', rand: 780, account: 'card' },
  { day: 5, text: 'SUBSCRIPTION MICROSOFT 365', slug: 'software', rand: 1_640, account: 'card' },
  { day: 6, text: 'DEBIT ORDER CITY OF CAPE TOWN', slug: 'levies', rand: 6_350, wobble: 900 },
  { day: 6, text: 'IB PAYMENT TO CCT WATER', slug: 'water', rand: 1_870, wobble: 350 },
  { day: 8, text: 'IB PAYMENT TO ESKOM', slug: 'electricity', rand: 14_200, wobble: 2_400 },
  { day: 9, text: 'DEBIT ORDER CHUBB SECURITY', slug: 'security', rand: 1_320 },
  { day: 12, text: 'ONLINE PURCHASE GOOGLE ADS', slug: 'marketing', rand: 6_800, wobble: 2_100, account: 'card' },
  { day: 19, text: 'ONLINE PURCHASE FACEBK ADS', slug: 'marketing', rand: 3_900, wobble: 1_400, account: 'card' },
  { day: 28, text: 'DEBIT ORDER OLD MUTUAL GROUP LIFE', slug: 'life-insurance', rand: 3_480 },
  { day: 30, text: 'SERVICE FEE', slug: 'bank-fees', rand: 486, wobble: 60 },
  { day: 30, text: 'TRANSACTION CHARGES', slug: 'transaction-fees', rand: 640, wobble: 220 },
  { day: 30, text: 'CARD MACHINE COMMISSION', slug: 'bank-fees', rand: 2_310, wobble: 640 },
];

export const COMPANY_SHOPPING: readonly Spending[] = [
  habit(
    [4, 6],
    'current',
    'stock',
    [14_000, 38_000],
    [
      'IB PAYMENT TO SOUTHERN GREEN BEAN IMPORTS',
      'IB PAYMENT TO CAPE PACKAGING SUPPLIES',
      'IB PAYMENT TO MILK AND MORE WHOLESALE DAIRY',
    ],
  ),
  habit([5, 8], 'card', 'fuel', [650, 1_450], ['FUEL PURCHASE ENGEN WOODSTOCK', 'FUEL PURCHASE BP EXPRESS N1 CITY']),
  habit([2, 4], 'card', 'parking-tolls', [18, 130], ['POS PURCHASE V AND A PARKING', 'POS PURCHASE SANRAL E TOLL']),
  habit([1, 2], 'card', 'eating-out', [260, 1_350], ['POS PURCHASE MUGG AND BEAN', 'POS PURCHASE KAUAI']),
  habit([1, 3], 'card', 'household', [150, 980], ['POS PURCHASE WEST PACK', 'POS PURCHASE GAME STORES']),
  habit([0, 1], 'card', 'books', [220, 1_600], ['POS PURCHASE WALTONS STATIONERS']),
  habit(
    [3, 5],
    'petty',
    'other-expense',
    [30, 220],
    ['Milk and sugar for tea', 'Courier tip', 'Spare keys for the office'],
  ),
];

export const COMPANY_RARELY: readonly Spending[] = [
  habit(
    [3, 4],
    'current',
    'car-maintenance',
    [2_400, 9_800],
    ['IB PAYMENT TO SUPA QUICK', 'IB PAYMENT TO BOSCH CAR SERVICE'],
  ),
  habit(
    [2, 3],
    'current',
    'electronics',
    [4_500, 16_000],
    ['IB PAYMENT TO EVETECH', 'IB PAYMENT TO INCREDIBLE CONNECTION'],
  ),
  habit([2, 3], 'current', 'home-maintenance', [1_800, 14_000], ['IB PAYMENT TO BUILDERS WAREHOUSE']),
  habit([2, 3], 'card', 'travel', [3_200, 11_500], ['ONLINE PURCHASE FLYSAFAIR', 'ONLINE PURCHASE CITY LODGE']),
  habit([2, 4], 'current', 'professional-fees', [3_500, 12_000], ['IB PAYMENT TO ADAMS ATTORNEYS LEGAL FEES']),
  habit([1, 2], 'current', 'zakat', [3_000, 9_000], ['IB PAYMENT TO SANZAF ZAKAT']),
  habit([1, 2], 'current', 'donations', [2_000, 5_000], ['IB PAYMENT TO GIFT OF THE GIVERS']),
  habit(
    [2, 3],
    'current',
    null,
    [1_200, 9_000],
    ['IB PAYMENT TO REF 0071 4418', 'ELECTRONIC BANKING PAYMENT TO J SMIT'],
  ),
  habit([1, 2], 'current', 'interest-paid', [85, 640], ['OVERDRAFT INTEREST']),
];

export const COMPANY_YEARLY: readonly Yearly[] = [
  { month: 2, day: 12, text: 'CREDIT TRANSFER BARISTA TRAINING COURSE', slug: 'other-income', rand: 6_400 },
  { month: 3, day: 10, text: 'IB PAYMENT TO TRAFFIC DEPT LICENCE RENEWAL', slug: 'vehicle-licence', rand: -1_480 },
  { month: 4, day: 16, text: 'CREDIT TRANSFER SANTAM CLAIM', slug: 'insurance-payout', rand: 18_400 },
  { month: 6, day: 4, text: 'CREDIT TRANSFER SEDA SMALL BUSINESS GRANT', slug: 'other-income', rand: 40_000 },
  { month: 9, day: 14, text: 'REFUND CAPE PACKAGING SUPPLIES', slug: 'stock', rand: 7_650 },
];
