/**
 * Cities, suburbs with large shopping centres and country marks that card machines append to a shop's name.
 * From general knowledge of South Africa, Kenya and Nigeria; a place missing here only leaves the payee longer.
 */
// Not places that are also people's names (Karen, George, Phoenix): "Payment to Jane Karen" keeps her name.
const PLACES = `
za|zaf|rsa|ke|kenya|ng|nga|nigeria|gb|gbr|usa|irl|nl|nld|lu|lux|sgp
johannesburg|jhb|joburg|sandton|randburg|rosebank|roodepoort|soweto|midrand|kempton park|boksburg|benoni|germiston|alberton
edenvale|bedfordview|fourways|bryanston|brakpan|krugersdorp|vanderbijlpark|vereeniging|pretoria|pta|centurion|tshwane
menlyn|hatfield|mamelodi|soshanguve|cape town|capetown|cpt|kaapstad|bellville|durbanville|claremont|rondebosch
wynberg|kenilworth|sea point|green point|woodstock|observatory|century city|milnerton|table view|parow
goodwood|kuils river|brackenfell|kraaifontein|somerset west|stellenbosch|paarl|knysna|mossel bay
hermanus|khayelitsha|mitchells plain|kloof street|durban|dbn|umhlanga|ballito|pinetown|westville|hillcrest|chatsworth
umlazi|amanzimtoti|pietermaritzburg|pmb|richards bay|empangeni|ladysmith|port elizabeth|gqeberha|east london|mthatha
umtata|uitenhage|queenstown|komani|bloemfontein|bfn|welkom|kimberley|upington|polokwane|tzaneen|thohoyandou|mokopane
nelspruit|mbombela|witbank|emalahleni|middelburg|secunda|ermelo|rustenburg|mafikeng|mahikeng|klerksdorp|potchefstroom|brits
nairobi|nbi|mombasa|kisumu|nakuru|eldoret|thika|kiambu|ruiru|kikuyu|westlands|kilimani|lavington|ngong|rongai|kitengela
machakos|meru|nyeri|kericho|kakamega|kisii|malindi|naivasha|nanyuki|kitale|garissa|bungoma|syokimau|athi river
lagos|ikeja|lekki|victoria island|ikoyi|surulere|yaba|ajah|apapa|festac|ogba|agege|ikorodu|oshodi|badagry|abuja|fct
wuse|garki|maitama|gwarinpa|kubwa|asokoro|port harcourt|phc|ibadan|kano|kaduna|benin city|warri|asaba|enugu|onitsha|owerri
calabar|ilorin|abeokuta|akure|osogbo|ado ekiti|makurdi|maiduguri|sokoto|awka
amsterdam|dublin|london|luxembourg|singapore`;

const places = new Set(PLACES.trim().split(/[\n|]/));

export function isPlace(words: string): boolean {
  return places.has(words.toLowerCase());
}
