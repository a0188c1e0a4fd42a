/** Names that are paid from anywhere. From general knowledge, November 2026. */
export const MERCHANTS_WORLD = `
eating-out: KFC; McDonald’s = mcdonalds*, mcd; Burger King = burger king*, burgerking*; Starbucks; Pizza Hut; Subway = ^subway;
  Domino’s Pizza = dominos pizza*
food-delivery: Uber Eats = uber eats*, ubereats*, uber * eats; Bolt Food; Glovo
ride-hailing: Uber = uber*; Bolt = ^bolt, bolt eu, bolt ride*, bolt operations*, bolteu*; Yango
fuel: Shell = ^shell, shell garage, shell ultra*, shell select*; TotalEnergies = totalenergies*, total energies*, total garage, ^total
streaming: Netflix; Spotify; YouTube = youtube*, google youtube*; Disney+ = disney plus*, disneyplus*; Prime Video = prime video*, amazon prime*;
  Apple = apple com*, applecom*, itunes*, apple services; Google = google one*, google storage*, google play*, ^google; Deezer; Audible;
  Apple Music; TIDAL; Crunchyroll; Boomplay
software: Microsoft = microsoft*, msbill*, msft*; Adobe; OpenAI = openai*, chatgpt*; Anthropic = anthropic*, claude ai; Zoom = zoom us, zoom com*, zoom video*;
  Canva; Dropbox; GitHub; Namecheap; GoDaddy; Amazon Web Services = amazon web*, aws*; DigitalOcean; Xero; QuickBooks; Mailchimp; Notion = notion labs*
marketing: Facebook = facebk*, facebook*, meta platforms*; Google Ads = google ads*, googleads*; LinkedIn
online-shopping: Amazon = amazon*, amzn*; AliExpress = aliexpress*, alipay*; Shein = shein*; Temu = temu*; eBay; Etsy
hobbies: Steam = steam games*, steampowered*, steam purchase*; PlayStation = playstation*, sony interactive*; Xbox; Nintendo; Roblox
studies: Udemy; Coursera
travel: Airbnb; Booking.com = booking com*, bookingcom*; Emirates; Qatar Airways; Ethiopian Airlines = ethiopian air*; British Airways; Lufthansa;
  Turkish Airlines; Marriott; Expedia; Agoda
remittances: Western Union; WorldRemit = worldremit*, world remit*; MoneyGram; Mukuru; Mama Money = mama money*, mamamoney*; Hello Paisa; Sendwave; Remitly; Wise = ^wise
internet: Starlink
clothing: Zara = ^zara; H&M = ^h m; Adidas; Nike = ^nike
crypto: Binance; Coinbase
donations: Red Cross; UNICEF
`;
