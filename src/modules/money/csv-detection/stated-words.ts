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
    // Spanish and Portuguese
    'saldo (?:de )?(?:apertura|abertura|inicio)|saldo previo|saldo (?:al|no|ao) (?:comienzo|inicio)|saldo (?:contable|contabilistico) inicial|saldo transportado',
    'saldo (?:del? |do |da |ultimo )?(?:mes|periodo|resumen|extracto|estado|fatura)(?: anterior)?|s a l d o anterior|saldo em anterior',
    // Dutch and Afrikaans
    'vorig saldo|oud saldo|(?:begin|start|aanvang|opening)s? ?(?:saldo|balans|stand)|saldo (?:bij aanvang|begin|vorig|vorige)|oorspronkelijk saldo|saldo oorgedra van|balans oorgebring|vorige (?:saldo|balans)',
  ],
  closing: [
    'neuer saldo|endbestand|endstand|schlussbestand|abschlusss?saldo|aktueller (?:saldo|kontostand)|verfugbarer saldo|saldo (?:neu|zum ende|per ende)|saldo zu (?:ihren|unseren) (?:gunsten|lasten)',
    'solde (?:de )?(?:cloture|fin)|solde a la fin|solde en fin|solde (?:actuel|courant)|solde a (?:reporter|nouveau)|nouveau solde',
    'saldo (?:contabile )?finale|saldo (?:di )?(?:chiusura|fine)|saldo alla fine|nuovo saldo|(?:saldo )?a riportare|saldo attuale al',
    'saldo (?:de |al )?(?:cierre|corte|fecho|fechamento)|saldo (?:al|no|ao) (?:final|fim)|(?:nuevo|novo) saldo|saldo (?:contable|contabilistico) final|saldo a la fecha de corte|saldo a (?:nuestro|su) favor|(?:saldo )?a transportar|saldo fim',
    '(?:nieuw|huidig|nuwe|huidige|beskikbare) (?:saldo|balans)|saldo (?:einde?|oorgedra)|(?:eind|slot|sluiting|afsluit|afsluiting)s? ?(?:saldo|balans)|eindstand|balans oorgedra',
  ],
  interim: [
    'zwischensaldo|tages(?:end)?saldo|buchungssaldo|zwischenstand$|saldo (?:per|am|vom)$',
    'solde (?:crediteur|debiteur|journalier|quotidien|provisoire|en valeur)|solde (?:du compte |en date )(?:au|du)$|solde$',
    'saldo (?:al|parziale|attuale)$|saldo del giorno|saldo contabile al$|saldo conto corrente|saldo (?:giornaliero|progressivo|liquido|intermedio|per valuta)|saldo (?:in|di|del) (?:c/c|conto)|disponibilita$',
    'saldo diario|saldo contabil$|saldo a (?:la )?fecha|saldo (?:en|em|da|de la) (?:cuenta|conta)|saldo (?:promedio|retenido|aplicacao|cta|bloqueado|dia|movimentacao|invest|aplic|intermedio)(?!\\p{L})|saldo em (?:c/c|conta)|saldo em$|sdo cta',
    'tussensaldo|saldo op$|dagsaldo|boeksaldo|beschikbaar saldo|saldo d d$|tussentijds saldo|saldo rekening|tussentydse saldo|daaglikse saldo|saldo soos op',
  ],
  total: [
    'gesamtsumme|zwischensumme|gesamtbetrag$|umsatzsumme|gesamtumsatz|endsumme|umsatztotal',
    'sous total|totaux|montant total$|somme totale|somme des (?:mouvements|operations)',
    'total[ei]|subtotale|somma totale|importo totale$',
    'totales|totais|suma total|suma de (?:cargos|abonos)|sumas$|sumas y saldos|soma total|soma$|valor total$|monto total$|montante total$',
    'subtotaal|totalen|totale (?:debiete|krediete)|totale$|eindtotaal|generaal totaal|groottotaal|totaalbedrag$',
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
