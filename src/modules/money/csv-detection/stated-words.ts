/** What a line states instead of a movement: the balance before the others, behind them or between them, or a total. */
export type Stated = 'opening' | 'closing' | 'interim' | 'total';

/**
 * How lines begin that state a balance or a total, language by language, without accents. A dollar sign is behind what
 * says it only where nothing follows but numbers.
 */
const BEGINNINGS: Record<Stated, readonly string[]> = {
  opening: [
    // German
    'alter saldo|saldo ?vortrag|vortragssaldo|anfangsbestand|anfangsstand|eroffnungssaldo|vorsaldo|saldoubertrag|letzter (?:saldo|kontostand)',
    'saldo (?:alt|zu beginn|am anfang|per anfang|letzter auszug)|kontostand (?:alt|am anfang|zu beginn|letzter auszug)|anfanglicher (?:saldo|kontostand)',
    // French
    'solde (?:crediteur |debiteur )?precedent|solde d ouverture|solde (?:de )?(?:debut|depart)|solde (?:en|au) debut|solde anterieur|solde reporte|solde ouverture',
    'solde du releve precedent|ancien solde|report a nouveau',
    // Italian
    'saldo (?:contabile )?(?:precedente|iniziale)|saldo (?:di )?(?:apertura|inizio)|saldo a ?l?l? ?inizio|saldo riportato|riporto saldo|ripresa saldo|saldo estratto conto precedente',
  ],
  closing: [
    'neuer saldo|endbestand|endstand|schlussbestand|abschlusss?saldo|aktueller (?:saldo|kontostand)|verfugbarer saldo|saldo (?:neu|zum ende|per ende)|saldo zu (?:ihren|unseren) (?:gunsten|lasten)',
    'solde (?:de )?(?:cloture|fin)|solde a la fin|solde en fin|solde (?:actuel|courant)|solde a (?:reporter|nouveau)|nouveau solde',
    'saldo (?:contabile )?finale|saldo (?:di )?(?:chiusura|fine)|saldo alla fine|nuovo saldo|(?:saldo )?a riportare|saldo attuale al',
  ],
  interim: [
    'zwischensaldo|tages(?:end)?saldo|buchungssaldo|zwischenstand$|saldo (?:per|am|vom)$',
    'solde (?:crediteur|debiteur|journalier|quotidien|provisoire|en valeur)|solde (?:du compte |en date )(?:au|du)$|solde$',
    'saldo (?:al|parziale|attuale)$|saldo del giorno|saldo contabile al$|saldo conto corrente|saldo (?:giornaliero|progressivo|liquido|intermedio|per valuta)|saldo (?:in|di|del) (?:c/c|conto)|disponibilita$',
  ],
  total: [
    'gesamtsumme|zwischensumme|gesamtbetrag$|umsatzsumme|gesamtumsatz|endsumme|umsatztotal',
    'sous total|totaux|montant total$|somme totale|somme des (?:mouvements|operations)',
    'total[ei]|subtotale|somma totale|importo totale$',
  ],
};

/** Each as a pattern, for words in lower case that are parted by single spaces. */
const compiled = (kind: Stated): RegExp => new RegExp(`^(?:${BEGINNINGS[kind].join('|')})(?!\\p{L})`, 'u');

export const STATED: Record<Stated, RegExp> = {
  opening: compiled('opening'),
  closing: compiled('closing'),
  interim: compiled('interim'),
  total: compiled('total'),
};
