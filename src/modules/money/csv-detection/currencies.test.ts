import { describe, expect, test } from 'vitest';
import { chooseCurrency, currenciesMeant, isNamedCurrency } from './currencies.ts';

describe('what a word beside an amount can mean', () => {
  // Each sign of the table once, so that a currency that goes missing is missed.
  test.each(
    [
      'r=ZAR rand=ZAR ksh=KES kshs=KES ks=KES sh=KES/TZS/UGX/SOS shs=KES/TZS/UGX/SOS ush=UGX ugsh=UGX tsh=TZS',
      '₦=NGN n=NGN naira=NGN gh₵=GHS gh¢=GHS ₵=GHS ghc=GHS n$=NAD p=BWP e=SZL m=LSL k=ZMW/MWK zk=ZMW mk=MWK br=ETB',
      'frw=RWF rf=RWF cfa=XOF/XAF fcfa=XOF/XAF dh=MAD/AED dhs=AED/MAD le=EGP/SLE',
      '$=USD/CAD/AUD/NZD/NAD/SGD/HKD/MXN/ZWG/LRD/ARS/CLP/COP us$=USD a$=AUD c$=CAD r$=BRL s$=SGD hk$=HKD nz$=NZD z$=ZWG',
      '€=EUR euro=EUR £=GBP/EGP ¥=JPY/CNY ₹=INR rs=INR/PKR/MUR/LKR/SCR/NPR chf=CHF fr=CHF/XOF/XAF kr=SEK/NOK/DKK/ISK',
      'zł=PLN zl=PLN kč=CZK ft=HUF lei=RON лв=BGN ₽=RUB ₺=TRY tl=TRY ₴=UAH ₱=PHP ₩=KRW ₫=VND ฿=THB ₪=ILS rm=MYR rp=IDR',
      'دا=JOD/DZD دب=BHD دك=KWD دت=TND دإ=AED ردس=SAR رس=SAR جم=EGP',
    ].flatMap((line) => line.split(' ')),
  )('%s', (pair) => {
    const [word = '', meant = ''] = pair.split('=');
    expect(currenciesMeant(word).join('/')).toBe(meant);
    expect(currenciesMeant(word.toUpperCase()).join('/')).toBe(meant);
  });

  test.each<[word: string, meant: string]>([
    ['/=', 'KES/TZS/UGX'],
    ['ZAR', 'ZAR'],
    ['zar', 'ZAR'],
    ['R.', 'ZAR'],
    ['K Sh s.', 'KES'],
    ['د.ك.\u200f', 'KWD'],
    ['R\u00a0', 'ZAR'],
    ['', ''],
    [' . ', ''],
    ['abc', ''],
    ['ZARX', ''],
    ['ZA', ''],
    ['constructor', ''],
    ['dem', 'DEM'],
  ])('%j', (word, meant) => {
    expect(currenciesMeant(word).join('/')).toBe(meant);
  });
});

test.each(
  'ATS BEF BGN DEM EEK ESP FIM FRF GHC GRD HRK IEP ITL LTL LUF LVL MTL MZM NLG PTE ROL SIT SKK TRL ZMK ZWD ZWL ZWR ZWN STD MRO SLL VEF AFA AZM SDD GWP BYR ZAR KES'.split(
    ' ',
  ),
)('%s names a currency', (code) => {
  expect(isNamedCurrency(code)).toBe(true);
});

test.each(['ABC', 'zar', '', 'RAND'])('%j names none', (code) => {
  expect(isNamedCurrency(code)).toBe(false);
});

test.each<[meant: string[], account: string | undefined, found: string | null]>([
  [['USD', 'NAD'], 'NAD', 'NAD'],
  [['USD', 'NAD'], 'ZAR', 'USD'],
  [['USD', 'NAD'], undefined, 'USD'],
  [[], 'ZAR', null],
  [[], undefined, null],
])('of %j for an account in %s', (meant, account, found) => {
  expect(chooseCurrency(meant, account)).toBe(found);
});
