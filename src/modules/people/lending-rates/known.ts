import type { LendingRate, RateKind } from './model.ts';

const CAPS = 'National Credit Act of South Africa, regulation 42 as amended on 6 May 2016';
const CAPS_SINCE = '2016-05-06';

/**
 * Rates as central banks announced them up to early 2026. An operator enters later ones, and corrects these, in the
 * portal: a day that is entered there takes the place of the same day here.
 */
const SERIES: readonly (readonly [LendingRate['country'], RateKind, string, readonly (readonly [string, number])[]])[] =
  [
    [
      'ZA',
      'policy',
      'South African Reserve Bank, statements of the Monetary Policy Committee',
      [
        ['2023-05-26', 825],
        ['2024-09-20', 800],
        ['2024-11-22', 775],
        ['2025-01-31', 750],
        ['2025-05-30', 725],
        ['2025-08-01', 700],
        ['2025-11-21', 675],
      ],
    ],
    [
      'ZA',
      'prime',
      'Prime is the repo rate of the South African Reserve Bank plus 3.5 percentage points',
      [
        ['2023-05-26', 1175],
        ['2024-09-20', 1150],
        ['2024-11-22', 1125],
        ['2025-01-31', 1100],
        ['2025-05-30', 1075],
        ['2025-08-01', 1050],
        ['2025-11-21', 1025],
      ],
    ],
    ['ZA', 'cap-home-loan', CAPS, [[CAPS_SINCE, 1200]]],
    ['ZA', 'cap-facility', CAPS, [[CAPS_SINCE, 1400]]],
    ['ZA', 'cap-unsecured', CAPS, [[CAPS_SINCE, 2100]]],
    ['ZA', 'cap-developmental', CAPS, [[CAPS_SINCE, 2700]]],
    ['ZA', 'cap-other', CAPS, [[CAPS_SINCE, 1700]]],
    // 5 % a month; a second loan of the same year has 3 %, which its rate alone does not tell.
    ['ZA', 'cap-short-term', CAPS, [[CAPS_SINCE, 6000]]],
    [
      'KE',
      'prime',
      'Central Bank Rate, Central Bank of Kenya: banks base loan rates on it',
      [
        ['2025-08-12', 950],
        ['2025-10-07', 925],
        ['2025-12-09', 900],
      ],
    ],
    [
      'NG',
      'prime',
      'Monetary Policy Rate, Central Bank of Nigeria: banks base loan rates on it',
      [
        ['2024-11-26', 2750],
        ['2025-09-23', 2700],
      ],
    ],
  ];

export const KNOWN_RATES: readonly LendingRate[] = SERIES.flatMap(([country, kind, source, days]) =>
  days.map(([day, rate]) => ({ country, kind, day, rate, source })),
);
