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
    'day-begun': 'startdatum|datum des beginns|beginndatum|anfangsdatum|begonnen am',
    'day-ended': 'enddatum|datum des endes',
    'day-booked':
      'datum des abschlusses|abschlussdatum|datum der fertigstellung|fertigstellungsdatum|abgeschlossen am|buchungsdatum zeit|datum der buchung|gebucht am|verbuchungsdatum|verbucht am|buchungszeit|buchung am|abrechnungsdatum|verarbeitungsdatum|datum buchung|buchungs datum',
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
      'bezeichnung auftragskonto|kontoname|eigenes konto|kontobezeichnung|konto nr|kontonr|eigene iban|iban kontoinhaber|referenzkonto|verrechnungskonto|depotnummer|eigene kontonummer',
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
    'day-begun': 'date de début|date début|date de commencement|commencé le',
    'day-ended': 'date de fin|date fin',
    'day-booked':
      'date d achèvement|date de finalisation|terminé le|date d enregistrement|date de traitement|date d écriture|date écriture|date compta|date de comptabilité|comptabilisé le|date d imputation|date de passation|date d inscription|date de débit|date de règlement',
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
      'n de compte|n compte|num compte|nom du compte|libellé du compte|compte bancaire|compte n|rib|intitulé du compte|compte donneur d ordre|accountlabel|libellé compte|nom de compte',
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
    'day-begun': 'data di inizio|data inizio|iniziato il',
    'day-ended': 'data di fine|data fine',
    'day-booked':
      'data di completamento|data completamento|data di conclusione|completato il|data di registrazione|data reg|contabilizzato il|data contab|data cont|data di addebito|data elaborazione',
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
    fee: 'costo|commissioni|spese bancarie|commissioni e spese|importo commissione|importo commissioni|comm|tariffa',
    balance: 'disponibilità',
    currency: 'codice divisa|valuta del conto|moneta|divisa conto|codice valuta|divisa movimento',
    account:
      'conto corrente|c c|rapporto|numero di conto|conto o carta|n conto|nome conto|numero rapporto|conto carta|numero c c|conto di addebito',
    'source-id':
      'id transazione|numero operazione|id operazione|identificativo|identificativo operazione|n operazione|numero movimento|id movimento|codice identificativo|numero transazione|trn|id pagamento|cro|numero cro',
    reference:
      'riferimento|riferimenti|num assegno|numero assegno|riferimento operazione|rif|riferimento banca|riferimento cliente|numero riferimento|n assegno|numero documento|riferimento interno|numero di riferimento|riferimento end to end|assegno|num documento',
    status:
      'stato operazione|stato transazione|stato movimento|stato del pagamento|stato pagamento|esito|stato della transazione|stato dell operazione|contabilizzazione|stato contabile',
    marker:
      'segno|dare avere|entrata uscita|avere dare|dare o avere|e u|segno operazione|segno importo|debito credito|entrate uscite',
    kind: 'tipo operazione|tipologia|tipo movimento|tipo transazione|tipo di operazione|tipologia operazione|tipo di transazione|tipologia movimento|tipo di movimento|tipologia di operazione',
  },
  // Spanish
  {
    'day-begun': 'fecha de inicio|fecha inicio|iniciado el',
    'day-ended': 'fecha de fin|fecha fin',
    'day-booked':
      'fecha de finalización|fecha finalización|fecha de completado|fecha de conclusión|completado el|fecha contabilización|fecha de registro|fecha de asiento|fecha de aplicación|fecha de proceso|fecha proceso|fecha asiento|fecha registro|f contable|fecha de procesamiento|fecha de posteo|fecha imputación|fecha de imputación|fecha aplicación|fecha de cargo|f contab|fecha de abono',
    day: 'día|fecha y hora|fecha movimiento|fecha del movimiento|fecha hora|fecha de movimiento|fecha ejecución|fecha de ejecución|dia',
    'day-made': 'f operación|f oper|f operativa|fecha operativa|fec operación',
    'value-day': 'f valor|valor fecha|fecha val|fecha efectiva',
    description:
      'descripción|detalle|detalles|observaciones|más datos|concepto ampliado|descripción operación|glosa|detalle de la transacción|texto|comentario|comentarios|notas|leyenda|descripción del movimiento|descripción de la transacción|detalle movimiento|concepto referencia|asunto|información adicional|descripción concepto|concepto descripción|descripción ampliada|detalle de la operación|concepto operación|descripción transacción|detalle del movimiento|informaciones adicionales|observación|concepto común|concepto original|detalle operación|leyendas adicionales|mensaje|detalle transacción|descripción movimiento|concepto del movimiento|descripcion larga|glosa detalle|descripción general',
    payee:
      'ordenante|comercio|beneficiario ordenante|ordenante beneficiario|establecimiento|contraparte|remitente|nombre del comercio|nombre comercio|proveedor|emisor|nombre beneficiario|nombre contraparte|nombre del beneficiario|nombre del establecimiento|pagador|receptor',
    amount:
      'monto|cantidad de dinero|monto transacción|monto de la transacción|monto operación|valor transacción|valor de la transacción|monto total|monto en pesos|monto del movimiento|monto movimiento|valor movimiento|monto cargo abono',
    'money-in':
      'ingreso|créditos|depósito|depósitos|monto abono|depósitos y abonos|depósitos abonos|consignación|consignaciones|monto crédito|acreditaciones|importe ingreso|valor crédito|haberes|depósitos créditos|monto abonos',
    'money-out':
      'gasto|débitos|retiro|retiros|salida|salidas|monto cargo|retiros y cargos|retiros cargos|egreso|egresos|monto débito|cheques y otros cargos|cheques cargos|giros|consumos|importe gasto|valor débito|cheques y cargos|retiros débitos|monto cargos',
    fee: 'comisiones|cargo por servicio|importe comisión|comisión bancaria|costo transacción|monto comisión',
    currency:
      'moneda cuenta|divisa cuenta|código divisa|código de moneda|divisa del saldo|divisa importe|tipo de moneda|divisa movimiento|moneda de la cuenta|divisa saldo|moneda del movimiento|moneda transacción',
    account:
      'nº cuenta|n de cuenta|cuenta corriente|nro de cuenta|ccc|clabe|cta|n cuenta|nº de cuenta|nombre de la cuenta|cuenta origen propia|cuenta tarjeta|cuenta bancaria|nro cuenta|nombre cuenta|alias de cuenta|cbu|cta cte|numero cuenta',
    'source-id':
      'n operación|id operación|id transacción|número de transacción|n transacción|n de operación|nro operación|id de operación|número de movimiento|nº movimiento|nro transacción|número operación|num operación|clave de rastreo|id movimiento|nº operación|número transacción',
    reference:
      'referencia|referencia 1|referencia 2|nº documento|n documento|número de documento|comprobante|documento|número de referencia|nro de comprobante|referencia numérica|nº de cheque|n doc|n referencia|nro referencia|nro comprobante|nº referencia|referencia operación|número de comprobante|n de documento|ref cliente|número referencia|nro documento|nº factura|número de factura|cupón',
    status:
      'situación|estado de la operación|estado del movimiento|estado transacción|estado operación|estado del pago|estado de la transacción|estado de pago|estado movimiento',
    marker:
      'signo|cargo abono|d h|debe haber|abono cargo|crédito débito|ingreso gasto|ingreso egreso|debe o haber|debito o credito|entrada salida',
    kind: 'tipo de movimiento|tipo movimiento|tipo de transacción|tipo de operación|tipo operación|tipo transacción|naturaleza|clase de movimiento|tipo mov',
  },
  // Portuguese
  {
    'day-begun': 'data de início|data início|data do início|iniciado em',
    'day-ended': 'data de fim|data fim|data de término',
    'day-booked':
      'data de conclusão|data conclusão|data de finalização|concluído em|data contabilística|data de processamento|data processamento|data de registo|data de registro|data contábilização|data do registro|data da contabilização|data de efetivação',
    day: 'data de lançamento|data lançamento|data do lançamento|data lanc|dia|data e hora|data hora|data de movimento|data execução|data de execução',
    'value-day': 'data valor mov|data efetiva',
    description:
      'lançamento|lançamentos|detalhes|detalhe|observação|observações|descrição do movimento|descrição da operação|complemento|título|estabelecimento descrição|descrição da transação|discriminação|descrição lançamento|histórico do lançamento|notas|texto|comentário|comentários|memorando|dados adicionais|informação adicional|mensagem|descrição original|detalhe do movimento|descrição transação|descrição operação|descrição histórico|histórico complementar|descrição do lançamento|designação|descr movimento|finalidade|detalhes da transação|descrição adicional|descrição detalhada',
    payee:
      'favorecido|estabelecimento|ordenante|remetente|pagador|recebedor|contraparte|comerciante|nome do favorecido|razão social|origem destino|fornecedor|razão social nome|nome do estabelecimento|nome do beneficiário|nome da contraparte|destino origem|nome favorecido|nome do comerciante',
    amount:
      'quantia|importância|valor da transação|valor da operação|valor do lançamento|valor lançamento|valor líquido da transação|valor total|montante do movimento|valor da compra|valor transação|valor operação|montante da operação|valor movimento|montante movimento',
    'money-in':
      'créditos|receita|receitas|depósito|depósitos|valor crédito|valor a crédito|montante a crédito|valor entrada|recebimento|recebimentos|valor creditado|montante crédito|entradas crédito|haver',
    'money-out':
      'débitos|despesa|despesas|levantamento|levantamentos|valor débito|valor a débito|montante a débito|valor saída|saque|saques|retirada|retiradas|valor debitado|montante débito|saídas débito|deve',
    fee: 'comissões|encargos|valor da tarifa|comissões e taxas|valor da taxa|valor tarifa|tarifas e taxas',
    currency: 'código da moeda|moeda conta|moeda do movimento|moeda do saldo|moeda da transação|moeda de movimento',
    account:
      'nº da conta|nº conta|nib|nome da conta|agência conta|agência e conta|conta cartão|conta d o|conta à ordem|conta de origem própria|número de conta',
    'source-id':
      'id da transação|número da operação|nº da operação|id transação|id da operação|identificação da transação|número da transação|nº operação|id operação|nº da transação|nº movimento|número do movimento|nsu|número de operação|nº lançamento|número do lançamento|e2e id|identificador da transação',
    reference:
      'docto|documento|nº documento|número do documento|referência|nº doc|doc|nr doc|referências|n documento|nº do documento|dcto|nº cheque|número do cheque|referência do movimento|nr documento|referência da operação|número de referência|nº referência|núm doc|código de autorização|nº fatura',
    status:
      'estado da operação|situação do lançamento|estado do movimento|estado do pagamento|status do pagamento|status da operação|estado transação|status transação',
    marker:
      'crédito débito|sinal|entrada saída|natureza d c|crédito ou débito|débito ou crédito|receita despesa|e s|deb cred|cred deb',
    kind: 'tipo de movimento|tipo de lançamento|tipo lançamento|tipo de transação|tipo transação|tipo de operação|natureza|tipo operação|tipo da transação|tipo do lançamento|tipo da operação',
  },
  // Dutch
  {
    'day-begun': 'startdatum|begindatum|datum gestart|gestart op',
    'day-ended': 'einddatum',
    'day-booked':
      'datum voltooid|voltooiingsdatum|voltooid op|datum van voltooiing|boekingsdag|datum boeking|verwerkingsdatum|verwerkt op|boek datum|datum geboekt|geboekt op|afboekdatum|datum van boeking|datum verwerking|datum van verwerking|journaaldatum',
    day: 'datum en tijd|datum tijd|tijdstip|mutatiedatum|datum uitvoering|datum van uitvoering|datum mutatie',
    'day-made':
      'aankoopdatum|betaaldatum|betalingsdatum|orderdatum|factuurdatum|transactietijd|besteldatum|verrichtingsdatum|aanmaakdatum|aangemaakt op',
    'value-day': 'datum van valuta',
    description:
      'mededeling|mededelingen|beschrijving|notitie|notities|toelichting|gestructureerde mededeling|verrichting|opmerkingen|bericht|omschrijvingen|transactieomschrijving|transactiedetails|boekingstekst|commentaar|boekingsomschrijving|communicatie|reden',
    payee:
      'naam omschrijving|tegenpartij|naam tegenrekening|naam ontvanger|ontvanger|opdrachtgever|tegenrekeninghouder|naam begunstigde|winkel|handelaar|naam van de tegenpartij|afzender|leverancier|relatie|tegenrekeninghouder naam|naam uiteindelijke partij|winkelier|naam opdrachtgever|verzender|naam handelaar|begunstigde naam',
    amount: 'totaalbedrag|boekingsbedrag',
    'money-in':
      'inkomsten|ontvangsten|storting|stortingen|bijschrijving|bijschrijvingen|inkomend|creditbedrag|ontvangst|inkomst|creditering',
    'money-out':
      'uit|uitgaven|opname|opnames|afschrijving|afschrijvingen|uitgaand|debetbedrag|uitgave|af debet|opnemingen|opnamen',
    fee: 'provisie|commissie|transactiekosten|bankkosten|toeslag|vergoeding kosten|kosten transactie|servicekosten',
    balance: 'boeksaldo',
    currency:
      'valuta mutatie|mutatievaluta|munt mutatie|valuta bedrag|munt bedrag|muntcode|valuta transactie|valutasoort|munt rekening|munt saldo|valuta saldo',
    account:
      'eigen rekening|rekeningnaam|rekening nummer|iban rekening|eigen rekeningnummer|naam rekening|van rekening|rekeningnr|iban eigen rekening|rek nr',
    'source-id':
      'volgnummer|transactie id|transactienummer|afschrift transactie|boekingsnummer|mutatienummer|uniek kenmerk|volgnummer transactie|verrichtingsnummer',
    reference:
      'referentie|betalingskenmerk|mandaat|referentienummer|mandaatkenmerk|machtigingskenmerk|afschriftnummer|uittrekselnummer|klantreferentie|referentie klant|end to end referentie|factuurnummer|bankreferentie|machtigingsnummer|batch id referentie|betalingsreferentie|stuknummer|documentnummer',
    status: 'transactiestatus|status transactie|status van de transactie|boekingsstatus|verwerkingsstatus',
    marker:
      'debet credit|credit debet|d c indicator|af of bij|debet of credit|richting|debet credit indicator|plus min|',
    kind: 'transactietype|soort transactie|type verrichting|type transactie|transactiesoort|soort mutatie|boekcode|soort verrichting|soort boeking',
  },
  // Afrikaans
  {
    'day-booked': 'inskrywingsdatum|datum geboek|verwerkingsdatum|datum verwerk|geboek op|datum van inskrywing',
    day: 'datum en tyd|effektiewe datum',
    'day-made': 'aankoopdatum|betaaldatum|betalingsdatum|skepdatum',
    'value-day': 'waardedatum|waarde datum',
    description:
      'transaksiebeskrywing|transaksie besonderhede|boodskap|transaksiebesonderhede|beskrywing van transaksie|nota s|opmerkings|verduideliking',
    payee: 'ontvanger|naam van begunstigde|handelaar|teenparty|winkel|betaler',
    'money-in': 'krediete|deposito|deposito s|inbetalings|krediet bedrag|kredietbedrag|inkomste|kredietinskrywings',
    'money-out': 'debiete|onttrekking|onttrekkings|uitbetalings|debiet bedrag|debietbedrag|uitgawes|debietinskrywings',
    fee: 'fooie|koste|diensfooi|diensfooie|bankfooie|transaksiekoste|transaksiefooi',
    balance: 'rekeningsaldo|lopende balans',
    currency: 'geldeenheidkode',
    account: 'rekening nommer|kaartnommer|rekeningnaam',
    'source-id': 'transaksienommer|transaksie id|volgnommer|transaksie nommer',
    reference: 'verwysingsnommer|tjeknommer|tjek nr|my verwysing|transaksieverwysing|jou verwysing|faktuurnommer',
    status: 'betalingstatus',
    marker: 'dt kt|debiet krediet|krediet debiet',
    kind: 'tipe|transaksietipe|transaksie tipe|tipe transaksie|soort transaksie',
  },
];
