import type { Words } from './heading-words.ts';

/** Western and southern Europe, and what Latin America and South Africa write alike. */
export const WESTERN: readonly Words[] = [
  // German
  {
    day: 'erfassungsdatum|erstellt am',
    marker: 'richtung',
    'money-out':
      'belastungsbetrag|belastungen|lastschriften|sollbetrag|abgang|abgange|auszahlung|auszahlungen|ausgaben',
    'money-in':
      'gutschriftsbetrag|gutschriftbetrag|gutschriften|habenbetrag|zugang|zugange|einzahlung|einzahlungen|einnahmen',
  },
  // Dutch
  {
    amount: 'transactiebedrag|mutatiebedrag|bedrag transactie',
    currency: 'muntsoort|mutationcode|munteenheid rekening',
    balance: 'eindsaldo|endsaldo|saldo na mutatie|saldo na transactie',
  },
  // German
  {
    'day-booked':
      'buchungsdatum zeit|datum der buchung|gebucht am|verbuchungsdatum|verbucht am|buchungszeit|buchung am|abrechnungsdatum|verarbeitungsdatum|datum buchung|buchungs datum',
    day: 'datum uhrzeit|datum und uhrzeit|zeitstempel|zeitpunkt|ausführungsdatum|ausführungstag|datum der ausführung',
    'day-made':
      'umsatzdatum|zahlungsdatum|auftragsdatum|bezahldatum|transaktionszeit|transaktionszeitpunkt|verfügungsdatum|handelsdatum|handelstag|erstellungsdatum',
    'value-day': 'wert|wertdatum|valutierung|datum wertstellung|wertstellung am',
    description:
      'beschreibung|umsatztext|buchungsdetails|umsatzbeschreibung|buchungsinformation|buchungsinformationen|transaktionsbeschreibung|betreff|zweck|buchungsbeschreibung|zahlungsgrund|mitteilung|mitteilungen|bemerkung|bemerkungen|notiz|notizen|kommentar|erläuterung|transaktionsdetails|zahlungsreferenztext|verwendungszweckzeile 1|umsatzinformation|zusatztext|beschreibung 1|beschreibung1|transaktionstext|anmerkung|umsatzdetails|kurztext|zahlungsreferenz verwendungszweck',
    payee:
      'zahlungspflichtiger|empfänger zahlungspflichtiger|zahlungspflichtige r|partnername|händler|händlername|gegenpartei|gegenseite|begünstigter|empfänger auftraggeber|absender empfänger|empfängername|name des partners|zahlungspartner|vertragspartner|geschäftspartner|name des empfängers|gegenkonto name|kontoinhaber gegenkonto|name gegenkonto|sender empfänger|empfänger name|händlerbezeichnung|zahler|lieferant',
    amount: 'umsatzbetrag|transaktionsbetrag|zahlungsbetrag|abrechnungsbetrag|gesamtbetrag',
    'money-in':
      'eingänge|einnahme|zufluss|zuflüsse|zahlungseingang|zahlungseingänge|geldeingang|habenumsatz|haben betrag|umsatz haben',
    'money-out':
      'ausgänge|ausgabe|abfluss|abflüsse|zahlungsausgang|zahlungsausgänge|geldausgang|sollumsatz|soll betrag|umsatz soll|abbuchung|abbuchungen',
    fee: 'entgelt|entgelte|spesen|transaktionsgebühr|bankspesen|gebührenbetrag|kommission|transaktionsgebühren|auslandseinsatzentgelt|bearbeitungsgebühr|transaktionsentgelt',
    balance: 'kontostand nach buchung|buchungssaldo|guthaben|neuer kontostand|zwischensaldo',
    currency:
      'währungscode|betragswährung|whg|wrg|währ|waehrungscode|währung betrag|währung des kontos|saldowährung|währung saldo|umsatzwährung|abrechnungswährung|währungskennzeichen',
    account:
      'bezeichnung auftragskonto|kontoname|eigenes konto|kontobezeichnung|kartennummer|karte|konto nr|kontonr|eigene iban|iban kontoinhaber|referenzkonto|kreditkarte|kartennr|karten nr|verrechnungskonto|depotnummer|eigene kontonummer',
    'source-id':
      'transaktions id|transaktionsid|buchungs id|transaktionsnummer|buchungsnummer|umsatz id|umsatznummer|vorgangsnummer|transaktionskennung|eindeutige id|buchungs nr',
    reference:
      'kundenreferenz|referenz|mandatsreferenz|kundenreferenz end to end|bankreferenz|zahlungsreferenz|referenznummer|belegnummer|beleg nr|beleg|belegnr|buchungsreferenz|ende zu ende referenz|end to end referenz|sammlerreferenz|auftragsnummer|schecknummer|referenz nr|rechnungsnummer|kunden referenz|auszugsnummer|ihre referenz|bestellnummer|transaktionsreferenz',
    status: 'zahlungsstatus|auftragsstatus|bearbeitungsstatus|vorgangsstatus',
    marker:
      's h|soll haben kennung|vorzeichen|soll haben kennzeichen|s h kennzeichen|haben soll|h s|soll haben kz|sh|ein ausgang|einnahme ausgabe',
    kind: 'typ|art|umsatztyp|transaktionsart|transaktionstyp|buchungstyp|vorgangsart|zahlungsart|art der buchung',
  },
  // French
  {
    'day-booked':
      'date d enregistrement|date de traitement|date d écriture|date écriture|date compta|date de comptabilité|comptabilisé le|date d imputation|date de passation|date d inscription|date de débit|date de règlement',
    day: 'date et heure|jour|horodatage|date heure|date mouvement|date du mouvement|date d exécution|date exécution',
    'day-made': 'effectué le|réalisé le',
    'value-day': 'date val|date de val|date d effet',
    description:
      'libellé de l opération|nature de l opération|libellé complémentaire|libellé court|libellé complet|désignation|opération|opérations|motif|détail de l écriture|libellé détaillé|information complémentaire|informations complémentaires|objet|texte|commentaire|commentaires|remarques|intitulé|libellés|nature|référence libellé|opération effectuée|texte comptable|nature des opérations|libellé écriture|texte de notification|libellé interne|nature opération|libellé original|motif de paiement|libellé de la transaction',
    payee:
      'bénéficiaire|contrepartie|nom de la contrepartie|donneur d ordre|commerçant|marchand|émetteur|destinataire|bénéficiaire donneur d ordre|nom contrepartie contient|nom du bénéficiaire|nom du tiers|fournisseur|payeur|expéditeur|enseigne|nom du commerçant|nom du marchand|partenaire',
    amount: 'somme|mouvement eur|valeur de la transaction',
    'money-in': 'recette|encaissement|encaissements|dépôt|dépôts|revenu|revenus|rentrées|montant crédité',
    'money-out': 'dépense|décaissement|décaissements|charges sorties|montant débité|prélèvement|prélèvements',
    fee: 'commissions|frais bancaires|frais de transaction|montant des frais|frais d opération|agios|frais et commissions',
    currency:
      'code devise|devise de l opération|dev|devise compte|devise du montant|devise du mouvement|unité monétaire',
    account:
      'n de compte|n compte|num compte|nom du compte|libellé du compte|carte|numéro de carte|compte bancaire|n carte|compte n|rib|intitulé du compte|compte donneur d ordre|n de carte|accountlabel|libellé compte|nom de compte',
    'source-id':
      'identifiant de transaction|numéro de transaction|n de transaction|id transaction|id de transaction|numéro d écriture|n écriture|identifiant transaction|n transaction|identifiant de l opération|id opération|n mouvement|numéro de mouvement',
    reference:
      'référence opération|référence client|référence bancaire|numéro de chèque|n chèque|n de chèque|n pièce|référence de l opération|réf opération|numéro de pièce|n de référence|numéro de référence|référence mandat|mandat|référence de paiement|n facture|référence de la transaction|numéro de facture',
    status:
      'état|etat|statut de l opération|état de la transaction|statut opération|statut du paiement|statut paiement|état de l opération',
    marker: 'sens de l opération|sens opération|débit ou crédit|signe|entrée sortie|débit d crédit c|sens du mouvement',
    kind: 'type d opération|type de transaction|type opération|type de mouvement|type transaction|genre de mouvement|nature du mouvement|genre|type mouvement',
  },
  // Italian
  {
    'day-booked':
      'data di registrazione|data reg|contabilizzato il|data contab|data cont|data di addebito|data elaborazione',
    day: 'giorno|data e ora|data ora|data del movimento|data esecuzione|data di esecuzione',
    'value-day': 'data di valuta|data val|data valuta movimento|data liquidazione',
    description:
      'causale|descrizione operazione|causale descrizione|dettagli|dettaglio|descrizione movimento|operazione|operazioni|descrizione causale|descrizione delle operazioni|descrizione operazioni|oggetto|motivo|descrizione transazione|descrizione dell operazione|descrizione aggiuntiva|causale operazione|dettagli operazione|commento|commenti|annotazioni|messaggio|causale movimento|descr operazione|descrizione sintetica|informazioni aggiuntive|dettaglio operazione|causale del pagamento|osservazioni',
    payee:
      'beneficiario|ordinante|controparte|nome|esercente|beneficiario ordinante|ordinante beneficiario|nome controparte|destinatario|mittente|negozio|commerciante|nominativo|nome beneficiario|intestatario controparte|ragione sociale|fornitore|debitore creditore|pagatore|punto vendita|nome esercente',
    amount: 'ammontare|importi',
    'money-in':
      'entrata|ricavi|versamenti|versamento|a credito|crediti|incassi|in entrata|incasso|depositi|movimenti avere|importo accreditato',
    'money-out': 'uscita|prelievi|prelievo|a debito|debiti|in uscita|movimenti dare|importo addebitato',
    fee: 'commissioni|spese bancarie|commissioni e spese|importo commissione|importo commissioni|comm|tariffa',
    balance: 'disponibilità',
    currency: 'codice divisa|valuta del conto|moneta|divisa conto|codice valuta|divisa movimento',
    account:
      'conto corrente|c c|rapporto|carta|numero carta|numero di conto|conto o carta|n conto|nome conto|numero rapporto|n carta|carta di credito|conto carta|numero di carta|numero c c|conto di addebito',
    'source-id':
      'id transazione|numero operazione|id operazione|identificativo|identificativo operazione|n operazione|numero movimento|id movimento|codice identificativo|numero transazione|trn|id pagamento|cro|numero cro',
    reference:
      'riferimento|riferimenti|num assegno|numero assegno|riferimento operazione|rif|riferimento banca|riferimento cliente|numero riferimento|n assegno|numero documento|riferimento interno|numero di riferimento|riferimento end to end|assegno|num documento',
    status:
      'stato operazione|stato transazione|stato movimento|stato del pagamento|stato pagamento|esito|stato della transazione|stato dell operazione|contabilizzazione|stato contabile|contabilizzato',
    marker:
      'segno|dare avere|d a|entrata uscita|avere dare|a d|dare o avere|e u|segno operazione|segno importo|debito credito|entrate uscite',
    kind: 'tipo operazione|tipologia|tipo movimento|tipo transazione|tipo di operazione|tipologia operazione|tipo di transazione|tipologia movimento|tipo di movimento|tipologia di operazione',
  },
];
