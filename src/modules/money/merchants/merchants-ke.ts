/**
 * Kenya. Names and pay bill numbers from M-Pesa statements in public test data (888880 KPLC Betika
 * SportPesa, 222222 SHA) and from general knowledge, November 2026.
 */
export const MERCHANTS_KE = `
groceries: Naivas; Quickmart = quickmart*, quick mart*; Carrefour = carrefour*, majid al fut*;
  Chandarana = chandarana*, foodplus*; Cleanshelf = cleanshelf*, clean shelf*; Eastmatt = eastmatt*, east matt*;
  Magunas = magunas*, maguna andu; Tuskys; Powerstar
market: Twiga = twiga foods; Greenspoon
eating-out: Java House = java house*, ^java, nairobi java*; Artcaffe = artcaffe*, art caffe*;
  Chicken Inn = chicken inn*, simbisa*, pizza inn*; Big Square; CJ’s = cjs restaurant*, ^cjs;
  Kilimanjaro Jamia = kilimanjaro jamia
food-delivery: Glovo
fuel: Rubis; Total = total kenya*, total energies*; Vivo = vivo energy*; Ola Energy; Hass = hass petrol*;
  Lexo = lexo energy*; Kobil
electricity: KPLC = kplc*, kenya power*
water: Nairobi Water = nairobi water*, nairobi city water*, nawassco, mowasco
cooking-fuel: K-Gas = k gas, kgas; ProGas = progas*, pro gas; M-Gas = m gas, mgas; Koko = koko networks, koko fuel
airtime: Safaricom = ^safaricom, safaricom airtime, safaricom prepaid; Airtel = airtel kenya*, airtel money*;
  Telkom Kenya = telkom kenya; Faiba = faiba mobile*
internet: Zuku = zuku*, wananchi*; Safaricom Home = safaricom home*, safaricom fibre, safaricom post*;
  JTL = jtl, jamii tel*, faiba; Liquid = liquid home*; Poa = poa internet, poa broadband; Mawingu
medical-cover: SHA = sha, social health auth*, nhif, shif; Jubilee = jubilee health*, jubilee insur*;
  AAR = aar insur*, aar health*; Britam = britam health; CIC = cic insur*, cic general*
life-insurance: Britam; ICEA = icea*, icea lion*; Liberty Kenya = liberty life kenya
pharmacy: Goodlife = goodlife*, good life pharm*; MyDawa; Haltons; Pharmaplus
doctor: Aga Khan Hospital = aga khan*; Nairobi Hospital = nairobi hospital; M.P. Shah Hospital = mp shah*, m p shah*; AAR = aar clinic*; Gertrude’s;
  Lancet = lancet kenya
ride-hailing: Little = ^little, little cab*, little ride*, little limited; Faras; Wasili
public-transport: Super Metro; Easy Coach = easy coach*, easycoach*; Modern Coast; BuuPass
train: Kenya Railways = kenya railways*, madaraka*
betting: Betika = betika*; SportPesa = sportpesa*, sport pesa*; Odibets = odibets*, odi bets*;
  Mozzart; Shabiki; 1xBet; Lotto = kenya lotto*
tv: DStv = dstv*, multichoice*; GOtv; StarTimes = startimes*, star times*
online-shopping: Jumia; Kilimall
store-account: Lipa Later; M-KOPA = m kopa*, mkopa*; Aspira
mobile-loan: Fuliza = fuliza*, overdraft of credit party, od loan*; M-Shwari loan = m shwari loan*, mshwari loan*;
  KCB M-Pesa = kcb m pesa, kcb mpesa; Tala = ^tala, tala mobile*;
  Branch = ^branch, branch international*, branch kenya; Zenka; Hustler Fund; Timiza; Okash
student-loan: HELB = helb*, higher education loan*
saving: M-Shwari = m shwari*, mshwari*; Ziidi; KCB Goal
money-market: CIC = cic money market*, cic mmf; Sanlam MMF = sanlam mmf, sanlam money market; Etica; Mali = mali mmf;
  Cytonn; Zimele
sacco: Stima SACCO; Mwalimu SACCO = mwalimu*; Unaitas; Kenya Police SACCO
social-security: NSSF; Housing levy = housing levy*, affordable housing*
income-tax: KRA = kra, kenya revenue*, itax*
vehicle-licence: NTSA; eCitizen = ecitizen*, e citizen*
levies: Nairobi County = nairobi county*, nairobi city county*
government-bonds: Central Bank of Kenya = dhowcsd*, cbk treasury
entertainment: Ticketsasa; Mookh
travel: Kenya Airways; Jambojet; SafariLink
`;
