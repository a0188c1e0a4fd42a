/**
 * Lines that a bank writes itself, and words that say what a payment was for. Fee and interest lines are those of FNB,
 * Absa, Standard Bank, Nedbank, Capitec, M-Pesa, GTBank and OPay statements in public test data; Afrikaans where those
 * banks print it. `in` and `out` are the way the money went. November 2026.
 */
export const BANK_LINES = `
school-fees out: school fees, school fee, schoolfees*, skoolfonds, skoolgeld, tuition fee*
studies out: exam fee*, registration fee*, university fees, varsity fees
professional-fees out: accounting fee*, audit fee*, legal fee*, bookkeeping fee*
sms-fees out: sms notification fee*, notific fee sms, sms alert*, sms charge*, sms fee*, notify fee*, notification fee*, sms vat, incontact fee*
withdrawal-fees out: cash withdrawal fee*, withdrawal charge, withdrawal fee*, cash wdl fee*, atm fee*, atm withdrawal charge*, cash fee*, atm wd charge*
transaction-fees out: transaction charge*, transaction fee*, transfer of funds charge, funds charge, pay bill charge, paybill charge, bill charge,
  immediate payment fee*, instant payment fee*, payshap fee*, payment fee*, rtc fee*, send money fee*, transfer fee*, transfer charge*, nip charge*,
  nip fee*, trf charge*, trf fee*, pos fee*, cash deposit fee*, deposit fee*, conversion fee*, international transaction fee*, forex fee*, debit order fee*,
  electronic payment fee*, eft fee*, send charge, to bank charge, charge only, online charge, ^charge, ^fee, ^charges
bank-fees out: monthly account*, monthly acc fee*, monthly admin*, monthly fee*, monthly management fee*, account fee*, account maintenance*, acct maint*,
  month s fee, service fee*, service charge fee*, admin charge*, admin fee*, maintenance fee*, bank charge*, bank fee*, bank cost*, internet bank fee*,
  card replace fee*, card fee*, card maintenance*, credit facility service fee*, vat on, vat charge*, ledger fee*, unpaid fee*, dishonour*, declined fee*,
  balance enquiry fee*, statement fee*, diensfooi*, bankkoste*, maandfooi*, admin fooi*, rekeningfooi*, initiation fee*, facility fee*, com fee*, commission*
stamp-duty out: stamp duty*, emtl*, electronic money transfer levy, e levy, excise duty*, fgn electronic*
interest-income in: interest credit, credit interest*, interest capitalis*, interest earned*, interest received*, interest paid to*, interest on credit*,
  interest payment, int cr, ^interest, krediet rente, ^rente, interest distribution*
interest-paid out: fuliza charge*, fuliza fee*, fuliza interest*, fuliza access fee*, fuliza daily*, od loan interest*, od loan fee*, loan interest*, loan fee*,
  debit interest*, interest debit*, overdraft interest*, interest charged*, interest on overdraft, interest on debit*, int dr, ^interest,
  debiet rente, ^rente, interest adj*, excess interest*
dividends in: dividend*, dividende
tax-refund in: sars refund*, sars, tax refund*
vat out: sars vat*, vat payment, vat return
paye out: sars paye*, paye, emp201
provisional-tax out: provisional tax*, irp6, instalment tax*
income-tax out: sars, sarsefil*, income tax*
social-security out: uif, uif contrib*, nssf*, pension contrib*
grants in: sassa*, srd grant*, social grant*, old age grant*, child grant*, child support grant*, inua jamii*
other-income in: business grant*
salary in: salary*, salaries, sal, wages, payroll*, salaris*, stipend, net pay, staff pay, monthly pay
staff-wages out: salaries, salary*, wages, payroll*, salaris*, staff pay
refunds in: refund*, reversal*, reversed*, chargeback*, cashback*, cash back*, terugbetaling*
internal-transfer any: transfer between*, between accounts, own account*, inter account*, interaccount*, interacc*, internal transfer*, own acc*, self transfer*
card-payment any: credit card payment*, card repayment*, payment thank you, cc payment*, card acc payment*
wallet-transfer any: ewallet*, e wallet*, cash send*, cashsend*, instant money*, wallet transfer*, wallet top*, m pesa deposit, mpesa deposit
saving any: live better*, round up*, roundup*, bank your change*, lock savings*, savings pocket*, savings goal*, to savings, from savings, ^savings, pocket transfer*
stokvel any: stokvel*, stokfel*, chama*, ajo, esusu
sacco any: sacco*
money-lent any: money lent, loan to friend
cash-withdrawal out: customer withdrawal*, cash withdrawal*, atm withdrawal*, cash wdl*, kontantonttrek*
cash-deposit in: cash deposit*, cash dep, deposit of funds*, kontantdeposito*, atm deposit*, deposit at agent*
`;

/** What a payment was for, where no known name says it; `out` unless told. */
export const PURPOSES = `
rent: rent, rental, landlord, bond repayment, bond payment, home loan*, homeloan*, huur, mortgage*, verband
rental-income in: rent, rental, tenant
levies: levy, levies, rates and taxes, rates taxes, municipal*, munisipal*, body corporate*, land rates, service charge, estate dues, estate levy, hoa
electricity: electricity*, prepaid elec*, elec, krag, elektrisiteit, meter units, token*, elect units
water: water, water bill, waterbill
cooking-fuel: lpg, cooking gas, gas refill, paraffin
generator: solar*, inverter*, generator*
security: armed response, alarm*, security
domestic-worker: domestic worker*, house help*, househelp*, housekeep*, gardener*, nanny, cleaner, mama fua
home-maintenance: hardware, plumb*, electrician*, paint*, locksmith*, handyman*, tiles, timber*
furniture: furnish*, furniture*, beds, mattress*, appliances
groceries: supermarket*, grocer*, superette*, butcher*, slaghuis*, foodstore*, food store*, mini mart*, minimart*, mart, hypermarket*, wholesale*, provisions
market: tuck shop*, tuckshop*, spaza*, mama mboga, kiosk, fruit and veg*, fresh produce*, market
eating-out: restaurant*, cafe, coffee*, pizza*, pizzeria*, grill*, bakery*, bakehouse, kitchen, bistro*, diner, eatery*, fast food*, sushi*, takeaway*, take away*, canteen, nyama choma, burger*, suya*, steakhouse*, ice cream*, lunch, dinner
alcohol: liquor*, bottle store*, wine*, wines, brewery*, tavern*, pub, drankwinkel*, bar
fuel: fuel*, petrol*, diesel*, garage*, filling station*, service station*, petroleum*, brandstof*
public-transport: matatu*, taxi fare, taxi, bus fare, bus ticket, buses, danfo, okada, boda*, transport fare
car-maintenance: tyre*, tyres, panel beat*, auto parts, auto spares, car wash*, carwash*, motor spares*, mechanic*
vehicle-licence: licence renewal*, license renewal*, traffic fine*, traffic dep*, licensing dep*, natis
parking-tolls: parking*, parkade*, toll*, tolls, e toll
car-insurance: car insurance, vehicle insurance, motor insurance, car ins
home-insurance: home insurance, household insurance, building insurance
insurance: insurance*, insur, versekering*, assurance*
funeral-cover: funeral cover*, funeral plan*, funeral pol*, begrafnis*
burial-society: burial*
life-insurance: life cover*, life insurance*, life policy*
medical-cover: medical aid*, med aid*, medical scheme*, hmo
pharmacy: pharmacy*, pharmac*, apteek*, chemist*, pharm, drugstore*
doctor: hospital*, clinic*, dentist*, dental*, medical centre*, medical center*, optometrist*, optician*, physio*, radiolog*, pathology*, surgery, medical
airtime: airtime*, recharge*, vtu, topup, top up
data: data bundle*, databundle*, buy bundles, bundles, mobile data, data purchase*
phone-contract: cellphone contract*, phone contract*, cell contract*
internet: fibre*, internet subscription*, wifi*, broadband*, adsl
school-fees: school*, primary*, kindergarten*, academy, skool*
childcare: creche*, daycare*, day care*, nursery*, aftercare*, after care*, playgroup*
books: bookshop*, book store*, bookstore*, stationer*
uniforms: uniform*
studies: university*, college*, tuition*, universiteit*
tithe: tithe*, offering*, church*, ministries, parish*, chapel*, kerk*, tiende*, diocese*
zakat: zakat*, sadaq*, mosque*, masjid*
donations: donation*, foundation, charity*, fundrais*
family-support: family support*, black tax, upkeep
ceremonies: funeral contribution*, wedding*, harambee*, lobola*, owambe*
gifts-given: gifts, birthday*
loan-repayment: loan, loans, lening, personal loan*
student-loan: student loan*
store-account: store account*, lipa pole*
betting: betting*, casino*, lotto*, powerball*, sportsbet*
entertainment: cinema*, cinemas, theatre*, bioscope*, nightclub*, lounge*
travel: airline*, airways*, hotel*, lodge*, guest house*, guesthouse*, bnb, resort*, travel*
sport: gym*, fitness*, crossfit*, golf*
personal-care: salon*, hair*, barber*, nails*, beauty*, cosmetic*, day spa, kinyozi*
pets: vet, veterinar*, pet shop*, petshop*
clothing: boutique*, fashion*, fashions, shoe*, shoes, clothing*, klere*, tailor*
electronics: electronics, computers*, phones
tax-free-savings: tfsa*, tax free sav*, tax free inv*
retirement: retirement annuity*, ra contribution*, annuity*
money-market: money market*, mmf
fixed-deposit: fixed deposit*, fixed dep, notice deposit*
government-bonds: treasury bill*, retail bond*, t bills
software: hosting*, domain renewal*
business-rent: office rent*, shop rent*
bank-fees: fee, fooi
`;
