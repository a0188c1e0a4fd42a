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
    // Swedish
    'ing saldo|tidigare saldo|ingaende balans|foregaende saldo|saldo fran foregaende|saldo vid periodens borjan',
    // Norwegian
    'saldo fra|forrige saldo|overfort saldo|tidligere saldo|inngaende balanse|saldo ved periodens begynnelse|apningssaldo$',
    // Danish
    'primo saldo|saldo primo|forrige saldo|overfort saldo|saldo overfort|indgaende saldo|tidligere saldo|saldo fra forrige|abningssaldo$',
    // Finnish
    'vanha saldo|alkava saldo|saldo alussa|edellinen saldo|saldo edellinen|alkusaldo$|aloitussaldo$|lahtosaldo$',
    // Polish
    'saldo otwarcia|bilans otwarcia|stan poczatkowy|poprzednie saldo|saldo poprzednie|saldo na poczatek|saldo z przeniesienia|saldo na poczatku okresu|saldo z poprzedniego wyciagu',
    // Czech
    'minuly zustatek|pocatecni saldo|stav na zacatku|predchozi zustatek|zustatek k pocatku|pocatecni ucetni zustatek|zustatek na zacatku obdobi',
    // Slovak
    'minuly zostatok|zaciatocny stav|pociatocne saldo|zaciatocny zostatok|predchadzajuci zostatok|zostatok na zaciatku obdobia',
    // Hungarian
    'elozo egyenleg|kezdo egyenleg|nyito egyenleg|indulo egyenleg|korabbi egyenleg|elozo zaro egyenleg|idoszak eleji egyenleg|nyito konyvelt egyenleg|nyitoegyenleg$',
    // Romanian
    'sold inceput|sold initial|sold anterior|sold reportat|sold precedent|soldul initial|sold deschidere|sold la inceput|sold de deschidere',
    // Greek
    'εκ μεταφορας|υπολοιπο αρχης|αρχικο υπολοιπο|υπολοιπο εναρξης|προηγουμενο υπολοιπο|υπολοιπο εκ μεταφορας|υπολοιπο προηγουμενου',
    // Turkish
    'ilk bakiye|devir bakiye|onceki bakiye|acilis bakiyesi|devreden bakiye|donem basi bakiye|baslangic bakiyesi|onceki donem bakiyesi|devir$|devreden$',
    // English
    'op bal|init(?:ial)? amount|bal fwd|balance fwd|opg balance|prior balance|balance forward|opening book balance|your opening balance|balance last statement|last statement balance|opening ledger balance|balance at period start|opening account balance|opening cleared balance|opening current balance|beginning ledger balance|opening available balance|previous statement balance|balance from last statement|carry forward from previous|balance as of last statement|balance from previous statement',
    // Russian
    'входящее сальдо|баланс на начало|начальное сальдо|начальныи баланс|остаток входящии|сальдо на начало|сальдо начальное|начальныи остаток|предыдущии остаток',
    // Ukrainian
    'вхідне сальдо|вхіднии залишок|баланс на початок|сальдо на початок|залишок на початок|початковии залишок',
    // Arabic
    'رصيد سابق|رصيد مرحل|الرصيد السابق|الرصيد المرحل|رصيد أول المدة|رصيد أول الفترة|رصيد بداية المدة|رصيد بداية الفترة|الرصيد في بداية الفترة',
    // Hebrew
    'יתרה קודמת|יתרת פתיחה|יתרה מועברת|יתרה התחלתית|יתרת תחילת תקופה|יתרה לתחילת תקופה|יתרה בתחילת התקופה',
    // Indonesian and Malay
    'baki awal|baki lepas|saldo awal|saldo pembuka|baki pembukaan|baki permulaan|baki terdahulu|saldo pindahan|saldo bulan lalu|saldo sebelumnya|baki bawa ke hadapan|baki dibawa ke hadapan|baki penyata terdahulu',
    // Vietnamese
    'du dau ky|so du dau|so du ban dau',
    // Thai
    'ยอดยกมา$|ยอดคงเหลือยกมา$|ยอดต้นงวด$|ยอดเงินยกมา$',
    // Chinese
    '上期余额$|期初餘額$|承前余额$|上期结余$|上页余额$|前期余额$|起始余额$|上期餘額$|承上結餘$|初始余额$|期初结余$|上月余额$|承前結餘$|上期結餘$',
    // Japanese
    '前月繰越$|前期繰越$|期首残高$|前月残高$|前回残高$|前月末残高$|前残高$',
    // Korean
    '전월이월$|기초잔액$|이월잔액$|전월잔액$|전일잔액$|이월금액$|전기이월$|시작잔액$',
    // Swahili
    'salio kuanzia|salio la nyuma|salio lililopita|salio la kufungua|salio lililotangulia',
  ],
  closing: [
    'neuer saldo|endbestand|endstand|schlussbestand|abschlusss?saldo|aktueller (?:saldo|kontostand)|verfugbarer saldo|saldo (?:neu|zum ende|per ende)|saldo zu (?:ihren|unseren) (?:gunsten|lasten)',
    'solde (?:de )?(?:cloture|fin)|solde a la fin|solde en fin|solde (?:actuel|courant)|solde a (?:reporter|nouveau)|nouveau solde',
    'saldo (?:contabile )?finale|saldo (?:di )?(?:chiusura|fine)|saldo alla fine|nuovo saldo|(?:saldo )?a riportare|saldo attuale al',
    'saldo (?:de |al )?(?:cierre|corte|fecho|fechamento)|saldo (?:al|no|ao) (?:final|fim)|(?:nuevo|novo) saldo|saldo (?:contable|contabilistico) final|saldo a la fecha de corte|saldo a (?:nuestro|su) favor|(?:saldo )?a transportar|saldo fim',
    '(?:nieuw|huidig|nuwe|huidige|beskikbare) (?:saldo|balans)|saldo (?:einde?|oorgedra)|(?:eind|slot|sluiting|afsluit|afsluiting)s? ?(?:saldo|balans)|eindstand|balans oorgedra',
    // Swedish
    'utg saldo|nytt saldo|aktuellt saldo|utgaende balans|disponibelt saldo|saldo vid periodens slut|slutsaldo$',
    // Norwegian
    'ny saldo|gjeldende saldo|disponibel saldo|utgaende balanse|saldo i deres favor|saldo ved periodens slutt|sluttsaldo$',
    // Danish
    'ny saldo|aktuel saldo|saldo ultimo|ultimo saldo|udgaende saldo|disponibel saldo|afsluttende saldo|slutsaldo$',
    // Finnish
    'uusi saldo|saldo lopussa|nykyinen saldo|paattyva saldo|kaytettavissa oleva saldo|loppusaldo$|paatossaldo$',
    // Polish
    'nowe saldo|stan koncowy|saldo biezace|aktualne saldo|saldo dostepne|saldo na koniec|saldo zamkniecia|bilans zamkniecia|saldo na koncu okresu|saldo do przeniesienia',
    // Czech
    'konecne saldo|novy zustatek|stav na konci|aktualni zustatek|zustatek ke konci|konecny ucetni zustatek|zustatek na konci obdobi',
    // Slovak
    'konecne saldo|novy zostatok|aktualny zostatok|zaverecny zostatok|zostatok na konci obdobia',
    // Hungarian
    'uj egyenleg|zaro egyenleg|aktualis egyenleg|idoszak vegi egyenleg|zaro konyvelt egyenleg|felhasznalhato egyenleg|zaroegyenleg$|vegegyenleg$',
    // Romanian
    'sold nou|sold final|sold actual|soldul final|sold inchidere|sold la sfarsit|sold de inchidere',
    // Greek
    'σε μεταφορα|εις μεταφορα|νεο υπολοιπο|υπολοιπο ληξης|τελικο υπολοιπο|τρεχον υπολοιπο|υπολοιπο τελους|διαθεσιμο υπολοιπο',
    // Turkish
    'son bakiye|yeni bakiye|guncel bakiye|bitis bakiyesi|kapanis bakiye|donem sonu bakiye|kullanilabilir bakiye',
    // English
    'month.end balance|cl bal|clg balance|new balance|carry forward|balance at close|closing book balance|your closing balance|balance at period end|ending ledger balance|new statement balance|closing ledger balance|closing account balance|closing cleared balance|closing current balance|closing available balance|balance carried to next page',
    // Russian
    'баланс на конец|конечное сальдо|конечныи баланс|сальдо конечное|сальдо на конец|текущии остаток|исходящее сальдо|конечныи остаток|доступныи остаток|остаток исходящии',
    // Ukrainian
    'вихідне сальдо|баланс на кінець|вихіднии залишок|кінцевии залишок|поточнии залишок|сальдо на кінець|залишок на кінець',
    // Arabic
    'رصيد الإقفال|رصيد الاقفال|الرصيد الحالي|الرصيد المتاح|الرصيد النهائي|رصيد آخر المدة|رصيد نهاية المدة|رصيد نهاية الفترة|الرصيد في نهاية الفترة',
    // Hebrew
    'יתרה סופית|יתרת סגירה|יתרה נוכחית|יתרת סוף תקופה|יתרה לסוף תקופה|יתרה בסוף התקופה',
    // Indonesian and Malay
    'baki akhir|baki semasa|saldo akhir|baki penutup|baki terkini|baki tersedia|saldo penutup|saldo saat ini|saldo tersedia|baki bawa ke bawah|baki dihantar ke hadapan',
    // Vietnamese
    'du cuoi ky|so du cuoi|so du hien tai|so du kha dung',
    // Thai
    'ยอดยกไป$|ยอดคงเหลือยกไป$|ยอดปลายงวด$|ยอดเงินคงเหลือสุทธิ$',
    // Chinese
    '本期余额$|期末餘額$|本期结余$|当前余额$|結存餘額$|期末结余$|最终余额$|本期餘額$|期終結餘$|本期結餘$',
    // Japanese
    '次月繰越$|期末残高$|当月残高$|現在残高$|最終残高$|次期繰越$|今回残高$|月末残高$|翌月繰越$',
    // Korean
    '기말잔액$|현재잔액$|최종잔액$|차월이월$|당월잔액$|마감잔액$|차기이월$|월말잔액$',
    // Swahili
    'salio jipya|salio la sasa|salio lililopo|salio la kufunga|salio la kufungia',
  ],
  interim: [
    'zwischensaldo|tages(?:end)?saldo|buchungssaldo|saldo (?:per|am|vom)$',
    'solde (?:crediteur|debiteur|journalier|quotidien|provisoire|en valeur)|solde (?:du compte |en date )(?:au|du)$',
    'saldo (?:al|parziale|attuale)$|saldo del giorno|saldo contabile al$|saldo conto corrente|saldo (?:giornaliero|progressivo|liquido|intermedio|per valuta)|saldo (?:in|di|del) (?:c/c|conto)',
    'saldo diario|saldo contabil$|saldo a (?:la )?fecha|saldo (?:en|em|da|de la) (?:cuenta|conta)|saldo (?:promedio|retenido|aplicacao|cta|bloqueado|dia|movimentacao|invest|aplic|intermedio)(?!\\p{L})|saldo em (?:c/c|conta)|saldo em$|sdo cta',
    'tussensaldo|saldo op$|dagsaldo|boeksaldo|beschikbaar saldo|saldo d d$|tussentijds saldo|saldo rekening|tussentydse saldo|daaglikse saldo|saldo soos op',
    // Norwegian
    'dagens saldo|saldo pr$',
    // Danish
    'dagens saldo|saldo pr$',
    // Finnish
    'paivan saldo',
    // Polish
    'saldo dzienne|saldo ksiegowe|saldo na dzien|saldo posrednie',
    // Czech
    'denni zustatek|ucetni zustatek|prubezny zustatek|disponibilni zustatek|zustatek k$|zustatek ke dni$',
    // Slovak
    'denny zostatok|priebezny zostatok|disponibilny zostatok|zostatok k$|zostatok ku dnu$',
    // Hungarian
    'napi egyenleg|konyvelt egyenleg|kozbenso egyenleg|napi zaro egyenleg|rendelkezesre allo egyenleg',
    // Romanian
    'sold curent|sold zilnic|sold contabil|sold final zi|sold disponibil|sold intermediar|sold la data de$|sold la$',
    // Greek
    'υπολοιπο ημερας|ημερησιο υπολοιπο|λογιστικο υπολοιπο|υπολοιπο την$',
    // Turkish
    'ara bakiye|gunluk bakiye|gun sonu bakiye',
    // English
    'day end balance|balance as of$',
    // Russian
    'остаток средств на$|баланс на$',
    // Ukrainian
    'залишок на$',
    // Arabic
    'رصيد اليوم|الرصيد اليومي',
    // Hebrew
    'יתרה ליום|יתרה יומית|יתרה לתאריך$',
    // Indonesian and Malay
    'baki harian|saldo harian',
    // Vietnamese
    'so du',
    // Swahili
    'salio la siku',
  ],
  total: [
    'gesamtsumme|zwischensumme|gesamtbetrag$|umsatzsumme|gesamtumsatz|endsumme|umsatztotal',
    'sous total|totaux|montant total$|somme totale|somme des (?:mouvements|operations)',
    'total[ei]|subtotale|somma totale|importo totale$',
    'totales|totais|suma total|suma de (?:cargos|abonos)|sumas$|sumas y saldos|soma total|soma$|valor total$|monto total$|montante total$',
    'subtotaal|totalen|totale (?:debiete|krediete)|totale$|eindtotaal|generaal totaal|groottotaal|totaalbedrag$',
    // Swedish
    'summa debet|summa uttag|summa kredit|summa insattningar|summa transaktioner|summa$|totalt$|delsumma$|slutsumma$|totalsumma$',
    // Norwegian
    'sum ut|sum inn|sum debet|sum kredit|sum transaksjoner|sum$|totalt$|delsum$|totalsum$',
    // Danish
    'i alt|sum i alt|sum$|ialt$|totaler$',
    // Finnish
    'otot yhteensa|panot yhteensa|kaikki yhteensa|tapahtumat yhteensa|veloitukset yhteensa|yhteensa$|summa$|valisumma$|loppusumma$',
    // Polish
    'suma uznan|obroty razem|suma koncowa|suma obrotow|suma wplywow|razem uznania|suma obciazen|suma operacji|suma wydatkow|suma transakcji|razem obciazenia|suma$|razem$|lacznie$|ogolem$|podsumowanie$|obroty$',
    // Czech
    'suma plateb|suma prijmu|suma vydaju|celkem prijmy|celkem vydaje|debetni obrat|soucet prijmu|soucet vydaju|celkova castka|celkove prijmy|celkove vydaje|celkovy soucet|kreditni obrat|suma kreditnich polozek|celkem$|soucet$|suma$|mezisoucet$|obraty$',
    // Slovak
    'celkova suma|spolu prijmy|suma prijmov|spolu vydavky|suma vydavkov|debetne obraty|kreditny obrat|kreditne obraty|spolu$|celkom$|sucet$|suma$|medzisucet$|obraty$',
    // Hungarian
    'osszes kiadas|osszes bevetel|osszes jovairas|osszes terheles|kovetel forgalom|forgalom osszesen|kiadasok osszesen|tartozik forgalom|bevetelek osszesen|jovairasok osszesen|terhelesek osszesen|osszesen$|mindosszesen$|reszosszeg$|osszesites$|vegosszeg$',
    // Romanian
    'rulaj zi|rulaj debitor|rulaj creditor|rulaj total cont|rulaj$',
    // Greek
    'γενικο συνολο|μερικο συνολο|συνολο κινησεων|συνολο χρεωσεων|συνολο πιστωσεων|συνολο$|συνολα$',
    // Turkish
    'toplam borc|toplam gelir|toplam gider|toplam islem|toplam tutar|toplam alacak|toplam harcama|toplamlar$',
    // English
    'net total|debit total|month total|credit total|debits total|credits total|monthly total|overall total|debit turnover|credit turnover|statement total|transaction total',
    // Russian
    'общии итог|общая сумма|сумма поступлении итого|подытог$|итоги$',
    // Ukrainian
    'разом дебет|разом кредит|всього витрат|загальна сума|разом за період|всього за період|усього за період|всього надходжень|всього$|разом$|усього$|підсумок$|загалом$',
    // Arabic
    'إجمالي الدائن|إجمالي المدين|إجمالي الحركات|إجمالي السحوبات|إجمالي الإيداعات|مجموع الحركات المدينة|الإجمالي$|اجمالي$|مجموع$|إجمالي$|الاجمالي$',
    // Hebrew
    'סה כ|סך הכול|סך חיובים',
    // Indonesian and Malay
    '(?:total )?mutasi (?:cr|db|kr|kredit|debet|debit|masuk|keluar)$|jumlah besar|jumlah debit|jumlah kecil|jumlah kredit|jumlah keseluruhan|jumlah pengeluaran|jumlah$',
    // Vietnamese
    'tong so|tong cong|tong tien|tong ghi co|tong ghi no|cong phat sinh|tong phat sinh|tong$',
    // Thai
    'รวมทั้งสิ้น$|ยอดรวม$|รวมถอน$|รวมฝาก$|รวมรายการถอน$|รวมรายการฝาก$',
    // Chinese
    '小计$|本期合计$|总额$|收入合计$|支出合计$|本月合计$|小計$|总收入$|总支出$|共计$|借方合计$|贷方合计$|收入总额$|支出总额$|收入总计$|支出总计$|本期发生额合计$',
    // Japanese
    '小計$|総計$|入金合計$|出金合計$|合計金額$|月計$|総合計$|ご請求合計$|お支払合計$|ご利用合計$|当月合計$',
    // Korean
    '입금 합계|출금 합계|소계$|총액$|입금합계$|출금합계$|총합계$|합계금액$|누계$|월계$',
    // Swahili
    'jumla kuu|jumla ndogo|jumla ya kutoka|jumla ya kuingia|jumla ya miamala|jumla$',
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
