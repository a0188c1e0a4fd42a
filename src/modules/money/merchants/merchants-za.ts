/**
 * South Africa. Names from statements in public test data and from general knowledge of the country's retail, telecom,
 * insurance and municipal names, November 2026. A name says who was paid; the category is only what one usually buys there.
 */
export const MERCHANTS_ZA = `
groceries: Checkers = checkers*, sixty60; Shoprite = shoprite*, usave;
  Pick n Pay = pick n pay*, pnp*, picknpay*, pick and pay; Woolworths = woolworths*, woolies, woolw*;
  Spar = ^spar, ^superspar, ^kwikspar, superspar, kwikspar, spar superstore;
  Boxer = ^boxer, boxer superstore*, boxer super*; Food Lover’s Market = food lovers*, foodlovers*, flm; Makro;
  OK Foods = ok foods, ok grocer, ok express, ok minimark; Cambridge = cambridge food*; Choppies;
  Fruit & Veg City = fruit and veg, fruit veg city, freshstop*; Roots Butchery = roots butcher*
eating-out: Nando’s; Steers; Debonairs; Wimpy; Spur = ^spur, spur steak*;
  Ocean Basket; Roman’s Pizza; Chicken Licken = chicken licken*, chickenlicken*; Hungry Lion;
  Fishaways; Vida e Caffè = vida e caffe*, vida e*;
  Mugg & Bean = mugg*, mugg bean*, mugg and bean*; RocoMamas; Krispy Kreme; Pedros; Galito’s; Tashas; Kauai;
  Bootlegger; Seattle Coffee
food-delivery: Mr D Food = mr d, mrd, mr delivery*, mr d food
fuel: Engen; Sasol; BP = ^bp, bp express, bp garage;
  Caltex = caltex*, astron*; Puma = puma energy, puma fuel*;
  Viva Oil = viva fuel*
pharmacy: Clicks = ^clicks, clicks pharm*, clicks retail*; Dis-Chem = dis chem*, dischem*, dischm*; Medirite;
  Alpha Pharm; Link Pharmacy = link pharmacy
doctor: Netcare; Mediclinic = mediclinic*, medi clinic*; Life Healthcare = life healthcare, life hospital*;
  Lancet = lancet lab*; Ampath; PathCare; Spec-Savers = spec savers*, specsavers*; Intercare
airtime: Cell C = cell c, cellc*; Vodacom = vodacom*, voda; MTN = mtn*; Virgin Mobile
internet: Telkom = telkom*, telkm*; Rain = ^rain, rain internet, rain mobile; Afrihost; Cool Ideas;
  Webafrica = webafrica*, web africa*; Vumatel = vumatel*, vuma*; Openserve; MWEB; Axxess; Vox = ^vox, vox telecom*;
  Frogfoot; HeroTel
electricity: Eskom; City Power = city power*, citypower*; Prepaid24; Recharger
levies: City of Johannesburg = city of johannesburg, city of jhb, coj, joburg metro;
  City of Cape Town = city of cape town, cct, coct; City of Tshwane = city of tshwane, tshwane municipal*; eThekwini;
  Ekurhuleni; Nelson Mandela Bay; Buffalo City; Mangaung
water: Joburg Water = joburg water, johannesburg water, rand water
security: ADT = adt, fidelity adt*; Chubb = chubb sec*; Fidelity Security = fidelity sec*; Beagle Watch = beagle watch;
  24/7 Security = 24 7 security
medical-cover: Discovery Health = discovery health*, disc health, dischealth*, discovery med*; Bonitas;
  GEMS = ^gems, gems medical, govt employees med*; Medihelp; Momentum Health = momentum health*, mom health*;
  Fedhealth; Bestmed; Polmed; Keyhealth
life-insurance: Discovery Life = discovery life, disc life, discovery invest*;
  Liberty = liberty life, liberty group, ^liberty; Sanlam; Old Mutual = old mutual*, oldmutual*, omlac*; Momentum = momentum*, mom life;
  Metropolitan = metropolitan life, ^metropolitan; BrightRock; 1Life = 1life*, 1st for life; Hollard;
  PPS = pps insur*, ^pps; Assupol
car-insurance: OUTsurance = outsurance*, out surance*; Discovery Insure = discovery insure*, disc insure; Santam;
  King Price = king price*, kingprice*; MiWay; Budget Insurance = budget insurance, budget ins; Dial Direct;
  First for Women = first for women; Auto & General = auto general, auto and general; Naked = naked insur*;
  Pineapple = pineapple insur*; Tracker = tracker connect*, ^tracker; Netstar; Cartrack
funeral-cover: AVBOB; Capitec funeral cover = capitec life;
  Clientèle = clientele life, clientele*
car-payment: WesBank = wesbank*, wes bank; MFC = mfc vehicle*, ^mfc;
  Absa Vehicle Finance = absa vehicle*, absa avaf, avaf; VW Financial = vw financial*, volkswagen fin*;
  Toyota Financial = toyota fin*; BMW Financial = bmw fin*
car-maintenance: Supa Quick = supa quick*, supaquick*; Midas = ^midas; Tiger Wheel & Tyre = tiger wheel*; Autozone;
  Bosch Car Service = bosch service*, bosch car*
parking-tolls: SANRAL = sanral*, e toll*, etoll*; Bakwena; TRAC N4 = trac n4, n4 toll; N3 Toll = n3tc, n3 toll; Admyt
ride-hailing: inDrive = indrive*, indriver*
train: Gautrain; Metrorail = metrorail*, prasa
public-transport: MyCiTi; Rea Vaya; Putco; Intercape; Greyhound; Golden Arrow
online-shopping: Takealot = takealot*, take a lot; Superbalist; Bash = bash com, ^bash;
  Bidorbuy = bidorbuy*, bobshop*; Yuppiechef
clothing: Mr Price = mr price*, mrprice*, mrp; PEP = ^pep, pep stores, pep home, pep cell; Ackermans;
  Edgars = edgars*, edcon*; Truworths; Foschini = foschini*, tfg*; Markham; Jet = ^jet, jet stores; Sportscene;
  Totalsports; Cotton On; Legit = ^legit
household: Game = ^game, game stores; Sheet Street; Crazy Store;
  West Pack = west pack*, westpack*
furniture: Lewis = lewis stores, ^lewis; House & Home = house and home, house home; OK Furniture = ok furniture;
  Russells; Coricraft; Rochester = rochesters*
home-maintenance: Builders = ^builders, builders warehouse*, builders express*; Cashbuild; BUCO = ^buco; Leroy Merlin;
  Buildit = buildit*, build it
electronics: Incredible Connection = incredible conn*; iStore; Hi-Fi Corporation = hi fi corp*, hificorp*; Evetech;
  Wootware
tv: DStv = dstv*, multichoice*, multi choice*; SABC TV licence = sabc tv*
streaming: Showmax
betting: Hollywoodbets = hollywoodbets*, hollywood bets*; Betway; Lottostar;
  National Lottery = ithuba*, national lottery; Supabets; Sun Bet = sunbet*; Easybet
sport: Virgin Active = virgin active*, virginact*; Planet Fitness; Sportsmans Warehouse = sportsmans*
entertainment: Ster-Kinekor = ster kinekor*, sterkinekor*; Nu Metro = nu metro*, numetro*; Computicket; Ticketpro;
  Webtickets; Quicket
alcohol: Tops = ^tops, tops at spar, tops spar; LiquorShop = liquorshop*; Liquor City; Ultra Liquors;
  Pick n Pay Liquor = pnp liquor, pick n pay liquor
travel: FlySafair = flysafair*, safair*; Airlink; SAA = ^saa, south african airways; LIFT = lift airline*;
  Travelstart; Sun International; City Lodge; Southern Sun
personal-care: Sorbet; Legends Barber
pets: Absolute Pets; Petworld = petworld*, pet heaven*
books: Van Schaik; Exclusive Books; CNA = ^cna; PNA = ^pna; Waltons; Bargain Books = bargain books*; Office National
studies: UNISA = unisa; Wits = wits university, university of the wit*; UCT = uct fees, university of cape*;
  UJ = university of johan*; Regenesys; Varsity College = varsity college
school-fees: Curro; ADvTECH = advtech*, crawford schools; Spark Schools = spark schools
student-loan: NSFAS = nsfas; Fundi = fundi capital, ^fundi
mobile-loan: Wonga; Lime24; Finchoice
loan-repayment: African Bank; DirectAxis = directaxis*, direct axis*; RCS = ^rcs, rcs cards;
  SA Home Loans = sa home loans*, sahl; Bayport; Capfin
retirement: 10X = 10x invest*
unit-trusts: Allan Gray = allan gray*, allangray*; Coronation; Ninety One = ninety one*; Satrix; Sygnia;
  PSG = psg wealth*, psg konsult*
shares: EasyEquities = easyequities*, easy equities*, easyequit*; Purple Group = purple group
crypto: Luno; VALR
donations: Gift of the Givers = gift of the givers
`;
