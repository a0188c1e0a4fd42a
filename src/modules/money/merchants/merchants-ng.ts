/** Nigeria. Names from statements in public test data (GTBank, OPay) and from general knowledge, November 2026. */
export const MERCHANTS_NG = `
groceries: Shoprite; Spar = ^spar, spar nigeria, spar market*; Ebeano; Justrite; Hubmart; Prince Ebeano;
  Market Square = market square*, marketsquare*; Addide; Sahad; Next Cash and Carry = next cash*;
  Supermart = supermart ng*
eating-out: Chicken Republic = chicken republic*, chickenrepublic*; Mr Bigg’s; Tantalizers; Domino’s Pizza = dominos*;
  Cold Stone = cold stone*, coldstone*; The Place = the place rest*; Kilimanjaro; Sweet Sensation;
  Bukka Hut = bukka hut*, bukkahut*; Item 7
food-delivery: Chowdeck; Glovo; Jumia Food = jumia food; FoodCourt; HeyFood
fuel: NNPC; Oando; Total = total nigeria*, total filling*; MRS = ^mrs oil, mrs filling*; Conoil;
  Ardova = ardova*, ap filling*; Rainoil; Bovas; Enyo
electricity: Ikeja Electric = ikeja electric*, ikedc*, ie prepaid; Eko Electricity = ekedc*, ekedp*, eko electric*;
  Abuja Electricity = aedc*, abuja electric*; Ibadan Electricity = ibedc*, ibadan electric*;
  Port Harcourt Electricity = phed*, phedc*; Enugu Electricity = eedc*, enugu electric*;
  Kaduna Electric = kaduna electric*, kaedco*; Jos Electricity = jedc*, jed plc;
  Benin Electricity = bedc*, benin electric*; Kano Electricity = kedco*
water: Lagos Water
airtime: MTN; Airtel; Glo = ^glo, glo airtime, glo vtu, glo mobile, glo recharge; 9mobile = 9mobile*, etisalat*; VTpass
internet: Spectranet; Smile = smile communic*; Swift Networks = swift networks; ipNX; FibreOne = fibreone*;
  Tizeti = tizeti*, wifi ng
tv: DStv = dstv*, multichoice*; GOtv; StarTimes = startimes*, star times*
online-shopping: Jumia = jumia*, jumiapay*; Konga; Jiji
ride-hailing: inDrive = indrive*, indriver*; Rida = ^rida; LagRide
public-transport: GIGM = gigm*, gig mobil*, god is good*; Cowry = cowry card*, touch and pay*; ABC = abc transport*;
  Peace Mass
train: NRC = nigerian railway*, nrc train*
betting: Bet9ja = bet9ja*, bet 9ja*; SportyBet = sportybet*, sporty bet*, sporty internet*; 1xBet;
  BetKing = betking*, bet king*; NairaBet; MSport; Baba Ijebu = baba ijebu*, premier lotto*
saving: PiggyVest = piggyvest*, piggy vest*, piggytech*; Cowrywise; Kuda = kuda save*; OWealth = owealth*, o wealth*
mobile-loan: FairMoney; Carbon = carbon loan*, one finance*; PalmCredit; Branch = ^branch, branch intl*; Renmoney;
  Aella; QuickCheck = quickcheck*, quick check*; OKash = okash*, easemoni*
shares: Bamboo = bamboo invest*, ^bamboo; Risevest = risevest*, rise vest*; Chaka = chaka invest*, ^chaka;
  Trove = trove invest*
crypto: Quidax; Roqqu
medical-cover: Reliance HMO = reliance hmo*; Hygeia; AXA Mansard Health = axa mansard h*; NHIA = nhia, nhis;
  Avon HMO = avon hmo*, avon healthcare*
life-insurance: Leadway; AIICO; AXA Mansard; Custodian = custodian life*, custodian and allied
pharmacy: HealthPlus = healthplus*, health plus*; Medplus; Alpha Pharmacy = alpha pharmacy*
doctor: Reddington; Lagoon Hospitals = lagoon hospital*; Synlab; Eko Hospital = eko hospital*; Evercare
income-tax: FIRS = firs, federal inland*, nrs tax, nigeria revenue*;
  LIRS = lirs, lagos state internal*, lagos internal rev*
social-security: FMBN = fmbn
levies: LAWMA = lawma*, land use charge*
travel: Air Peace = air peace*, airpeace*; Ibom Air; Arik = arik air*; United Nigeria; Wakanow; Travelbeta
electronics: Slot = slot systems*; Pointek; 3C Hub
entertainment: Filmhouse; Genesis Cinemas = genesis cinema*; Silverbird
vehicle-licence: FRSC
parking-tolls: LCC = lcc toll*, lekki concession*, lekki toll*
`;
