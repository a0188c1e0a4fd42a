import { BROKEN, restored } from './lost-letters.ts';

/**
 * What the status of a row says of its money. `void`: none moved. `reversed`: none moved in the end, but a bank may
 * list the payment and its reversal as two rows that did.
 */
export type RowStatus = 'booked' | 'pending' | 'void' | 'reversed';

const NEGATED =
  /\b(?:not|non|nicht|niet|nie|no|nao|pas|ikke|inte|ej|ei|nem|un|haija\w*)[- ](?:yet )?(?:been )?(?:success|complet|process|execut|author|autori[sz]|approv|approuv|accept|genehmig|bestatig|aprob|aprov|confirm|conferm|conclu|terminad|a buon fine|andat|about|ausgef|erfolg|u[td]for|gjennomfor|gennemfor|genomfor|uitgevoer|geslaag|gelukt|goedgekeur|teljesul|sikerul|engedelyez|godkan|godkjen|hyvaks|betaal|exitos|acept|efetu|efetiv|riuscit|eseguit|effectu|realizad|deliver|paid|honou?r)\w*|\b(?:unsuccessful|incomplete|unprocessed|unpaid|undelivered|haijakamilika|haikufaulu)\b/;
const NOT_YET =
  /\b(?:not|nicht|non|noch nicht|nog nie|nog niet|niet|nie|ikke|inte|ej|ei|nem|enna|pas|no|nao) (?:yet |enda |endnu |annu |ancora |encore |aun |ainda )?(?:bokfor|bogfor|kirjat|konyvel|posted|booked|settled|cleared|(?:ge|ver)bucht|geboek|verwerk|verarbeitet|comptabilis|contabiliz|denoue)\w*/;

/** Beginnings of words in English and in the languages of neighbours, without accents. */
const BEGINNINGS: readonly (readonly [RowStatus, readonly string[]])[] = [
  [
    'reversed',
    [
      'reversed|returned|charged back|chargeback|rolled back|rollback|reverted|storniert|ruckgangig|ruckgebucht|zuruckgebucht',
      'reversad|revers[ao](?!\\p{L})|retrocedid|contracarg|extornad|gestorneerd|teruggestort|teruggestuur|teruggetrek',
      'zuruckgegeben|zuruckuberwiesen|zuruckgezahlt|extourn|retournee?(?!\\p{L})',
      '已退款|сторн|возвращ|iade|teruggeboek|teruggedraai|omgekeer|revertid|devuelt|estornad|devolvid|stornat|contrepasse|extourne|imerejeshwa',
      'omvand|aterford|aterbokad|returnerad',
      'returnert|reversert|tilbakefort',
      'returneret|tilbagefort',
      'palautettu|takaisinveloitettu',
      'cofnieta|zwrocona|zwrocono|zwrocony|stornowana',
      'vracena|vraceno|stornovano',
      'vratena|vratene|stornovane',
      'stornozott|sztornozva|sztornozott|visszautalt|visszakuldott|visszakonyvelt|visszakonyvelve',
      'returnat|inversata',
      'επιστραφηκε|αντιλογισμος|αντιλογισμενη|αντιλογιστηκε',
      'ters kay[iı]t|geri al[iı]nd[iı]',
      'clawed back|auto reversal',
      'повернено|повернуто',
      'معاد|مرتجع|معكوس|تم العكس|تم عكسها',
      'הוחזר',
      'retur|diretur|dibalikkan|dipulangkan|dikembalikan',
      '[dđ]a [dđ]ao|[dđ]a hoan tra|[dđ]ao giao dich',
      '冲正|沖正|退票|已冲正|已冲销|已撤回|已退回',
      '組戻|返金済',
      '반송|매입취소|환급완료',
      'imerudishwa|umerejeshwa|umerudishwa',
    ],
  ],
  [
    'void',
    [
      'fail|declin|reject|cancel|expire|denied|error|void|abort|abandon|timed out|timeout|time out|initiated|bounced|refused',
      'dishono|insufficient|lapsed|invalid|annul|nullified|dropped|stopped|blocked by|disallowed|discarded|deleted|removed',
      'abgelehnt|fehlgeschlagen|abgebrochen|gescheitert|zuruckgewiesen|verfallen|ungultig|abgewiesen|geloscht|fehler',
      'echou|echec|refus|rejet|abandonne|decline|rechazad|fallid|denegad|vencid|caducad|error|recusad|falh|rejeitad|negad',
      'rifiutat|fallit|respint|scadut|mislukt|geweiger|geannuleer|afgewezen|afgekeurd|verlopen|geweier|misluk|gekanselleer',
      'afgekeur|verval|odrzucon|nieudan|niezrealizowan|wycofan|imeshind|imekataliwa|imeghairiwa|imefutwa|avvist|avvisad',
      'відхилен|скасован|відмов|отклон|отмен|ошибк|неусп|отказ|аннулир|не исполн|не выполн|не провед|не прош|reddedil|iptal|basarısız',
      'misslyckad|mislykk|avbrut|avbrutt|makulerad|nekad|afvist|hylatty|epaonnistu|peruut|zamitnut|zrusen|neuspesn|elutasit',
      'abgelaufen|verworfen|gestrichen|verweigert|zuruckgezogen|widerrufen|unterbrochen|supprim|revoque|interromp|invalid|oppose|perime',
      'anulad|expirad|eliminad|desist|revocad|erroneo|excluid|removid|sem sucesso|ongeldig|verwijderd|vervallen|fout|afgebroken|ingetrokken',
      'stopgezet|onbetaald|afgewys|onsuksesvol|verwerp',
      'erreur|revocat|negat[oa]|eliminat|cancellat|abbandonat|declinat|ko(?!\\p{L})',
      'sikertelen|visszavon|交易关闭|交易失败|已关闭|失败|已撤销|مرفوض|فشل|ملغ',
      'avbojd|ogiltig|raderad|stoppad|avslagen|utgangen|borttagen|aterkallad|ej godkand',
      'feilet|utlopt|avslatt|slettet|stoppet|ugyldig|kansellert|tilbakekalt|ikke godkjent|feil(?!\\p{L})',
      'fejlet|afbrudt|slettet|stoppet|udlobet|ugyldig|tilbagekaldt|ikke godkendt|fejl(?!\\p{L})',
      'virhe|peruttu|mitatoity|poistettu|keskeytetty|vanhentunut|ei hyvaksytty',
      'odmowa|b[lł]ad|niewazna|usunieta|anulowana|anulowano|anulowany|przerwana|skasowana|wygas[lł]a|zaniechana|niewykonana|uniewazniona|nieop[lł]acona|niezatwierdzona|przeterminowana',
      'chyba|selhalo|smazano|neplatna|odvolano|vyprselo|odmitnuta|odmitnuto|expirovano|neprovedeno|neschvaleno|nezaplaceno|neuskutecneno|nezrealizovano',
      'chyba|zlyhalo|neplatna|odvolane|vymazane|expirovane|nevykonane|odmietnuta|odmietnute|zamietnuta|zamietnute|neschvalene|nezaplatene|neuskutocnene|nezrealizovane',
      'hibas|lejart|torolt|torolve|meghiusult|ervenytelen|megszakitott|nem sikerult|hiba(?!\\p{L})|nem teljesitett|visszautasitott|nem engedelyezett',
      'esuat|anulat|eroare|stears|expirat|refuzat|respins|nereusita|neaprobata|neefectuata|neautorizata|nefinalizata',
      'εληξε|ακυρωση|απετυχε|αποτυχια|ακυρωθηκε|ακυρωμενη|ακυρωμενο|ανεπιτυχης|διαγραφηκε|απορριφθηκε|αποτυχημενη|μη επιτυχης|απορριφθεισα',
      'silindi|gecersiz|odenmedi|hatal[iı]|durduruldu|vazgecildi|suresi doldu|gerceklesmedi|hata(?!\\p{L})|onaylanmad[iı]|tamamlanmad[iı]|tamamlanamad[iı]|gerceklestirilemedi',
      'revoked|terminated|disapproved|unfulfilled|unauthorised',
      'истек|удален|неудача|отозван|неудачно|прервано|просрочен|не оплачен',
      'помилка|видалено|анульовано|відкликано|не виконано|прострочено',
      'خطأ|فاشل|منتهي|لم تتم|غير ناجح|غير مكتمل|غير مقبولة',
      'בוטל|נדחה|נכשל|סורב|מבוטל|נדחתה|שגיאה|לא אושר|לא בוצע|פג תוקף',
      'batal|gagal|ralat|salah|dibatal|ditolak|terbatal|kesalahan|tidak sah|kadaluarsa|kadaluwarsa|kedaluwarsa|tamat tempoh|tidak berjaya|tidak selesai|tidak berhasil|tidak diproses|transaksi gagal',
      'bi huy|het han|tu choi|that bai|[dđ]a huy|bi tu choi|khong thanh cong',
      'ปฏิเสธ|ยกเลิก|ล้มเหลว|หมดอายุ|ถูกปฏิเสธ|ไม่สำเร็จ',
      '作废|关闭|取消|失敗|拒絕|拒绝|无效|無效|已作废|已取消|已失效|已拒绝|已终止|已过期|未成功|交易失敗|支付失败',
      '中止|却下|取消|否認|失効|失敗|拒否|無効|エラー|不成立|取り消し|期限切れ|キャンセル',
      '거절|만료|반려|부결|실패|오류|취소|거래취소|결제취소|승인거절|승인취소|전체취소|처리실패',
      'batili|umeshindwa|imesitishwa|umeghairiwa|umekataliwa|imeisha muda|haijafanikiwa|haikufanikiwa',
    ],
  ],
  [
    'pending',
    [
      'pending|pdng|uncleared|authori|on hold|hold(?!er|ing)|held|processing|in process|in progress|outstanding|unposted|awaiting|waiting',
      'future|futur[oae]s|agendad|programad|geplant|queued|scheduled|submitted|in transit|unsettled|provisional|reserv|earmarked|upcoming|unconfirmed|under review',
      'vorgemerkt|offen|ausstehend|in bearbeitung|reserviert|wartend|en attente|en cours|a venir|autoris|pendient|retenid',
      'prenotat|en proceso|en curso|autoriz|pendent|em processamento|em curso|in attesa|in sospeso|in corso|in behandeling|gereserveer',
      'hangend|uitstaande|wagtend|in verwerking|oczekuj|w trakcie|w toku|blokad|inasubiri|inashughulik|inaendelea|vantar',
      'terminiert|in ausfuhrung|schwebend|vorlaufig|in prufung|eingereicht|in verarbeitung|zur freigabe|vormerkung|in abwicklung|reservierung',
      'prevue?(?!\\p{L})|programme|planifi|en suspens|en instance|differe|preautoris|a (?:payer|valider|traiter|debiter)|en (?:traitement|validation)|soumis|provisoire',
      'por (?:confirmar|procesar|liquidar|aplicar|cobrar|contabilizar|facturar|pagar|processar)|sin contabilizar|no (?:facturad|procesad)|flotante|diferid',
      'en (?:transito|espera|tramite|revision|verificacion|validacion)|a (?:confirmar|processar|compensar|debitar|lancar|vencer)|preautoriz|em (?:analise|andamento|aberto|espera|transito|validacao)|aguarda|previst|cativ|nao liquidad',
      'do (?:zaksi[eę]gowania|rozliczenia)|k zauctovan|na zauctovan',
      'openstaand|in afwachting|voorlopig|geautoriseerd|lopend|onderweg|te (?:verwerken|boeken)|reservering|in uitvoering|aangeboden|wacht|ingediend|toekomstig|aanstaand|geskeduleer|onverwerk|in proses|word verwerk',
      'in elaborazione|in lavorazione|pianificat|provvisori|programmat|in fase di|da (?:contabilizzare|confermare|addebitare)|in (?:autorizzazione|pagamento)|non contabile',
      'в обробці|очіку|в обработке|обрабатыв|ожида|в ожидании|авториз|холд|резерв|beklemede|bekliyor|provizyon|islemde',
      '处理中|等待|待处理|venter|avvent|odotta|varattu|preliminar|ceka|nezauctovan|fuggo|fuggo|معلق|قيد',
      'pa vag|avvaktar|kommande|pagaende|planerad|vantande|behandlas|obekraftad|schemalagd|under behandling',
      'pagar|kommende|planlagt|ventende|behandles|forelopig|under arbeid|til godkjenning|under behandling',
      'i gang|pa vej|afventer|kommende|planlagt|behandles|forelobig|afventende|til godkendelse|under behandling',
      'avoin|kesken|tuleva|tulossa|vireilla|eraantyva|katevaraus|kasitellaan|kirjaamaton|suunniteltu|kasittelyssa|vahvistamaton|vahvistamatta',
      'wstepna|planowana|rezerwacja|autoryzacja|zaplanowana|przetwarzana|w realizacji|do realizacji|nierozliczona|nierozliczone|w ksiegowaniu|do rozliczenia|niezaksiegowana|niezaksiegowane|w przygotowaniu',
      'blokace|probiha|odlozeno|v reseni|planovana|predbezna|rezervace|pripraveno|naplanovano|rezervovano|nevyporadano|ke zpracovani|ve zpracovani|zpracovava se',
      'blokacia|cakajuca|prebieha|planovana|predbezna|pripravene|rezervacia|rezervovane|v spracovani|spracovava sa|caka(?!\\p{L})|na spracovanie|caka na schvalenie|caka na spracovanie',
      'zarolt|foglalt|zarolas|elozetes|foglalas|varakozo|bekuldott|tervezett|utemezett|varakozik|elojegyzett|folyamatban|konyveletlen|engedelyezett|feldolgozando|konyvelesre var|jovahagyasra var|teljesitesre var|feldolgozas alatt|feldolgozasra var',
      'blocat|in curs|rezervat|programat|in tranzit|nedecontat|neprocesat|in aprobare|nefinalizat|in asteptare|in procesare|neinregistrat',
      'αναμονη|δεσμευση|εκκρεμει|εκκρεμης|δεσμευμενο|σε αναμονη|σε εξελιξη|υπο εκτελεση|σε εκκρεμοτητα|σε επεξεργασια|υπο επεξεργασια|προγραμματισμενη|μη λογιστικοποιημενη',
      'bloke|onayda|beklenen|bekleyen|ask[iı]da|isleniyor|planland[iı]|ileri tarihli|onay bekleyen|haz[iı]rlan[iı]yor',
      'planned|deferred|forecast|pre auth|unbilled|in flight|in review|projected|memo posted|pend(?!\\p{L})|being processed|requires action|to be processed|preauthorisation|yet to be processed',
      'в пути|отложено|черновик|в процессе|заморожено|запланирован|заблокирован|на исполнении|не обработано|зарезервировано|на рассмотрении|не подтверждено|предавторизация|принят к исполнению|принято к исполнению',
      'чернетка|у процесі|заблоковано|заплановано|обробляється|зарезервовано',
      'جارية|محجوز|مجدولة|بانتظار|مبلغ محجوز|تحت التنفيذ|تحت المعالجة|جاري التنفيذ',
      'ממתין|עתידי|בבדיקה|בביצוע|בהמתנה|בטיפול|בתהליך|ממתינה|מתוכנן|לא סופי|טרם חויב|טרם נקלט|תנועה עתידית',
      'ditahan|menunggu|tertunda|dibekukan|terjadwal|dijadualkan|dijadwalkan|dalam proses|belum dibayar|belum selesai|belum diproses|dalam tindakan|belum dibukukan|sedang berjalan|sedang diproses|dalam perjalanan|dalam pemprosesan',
      'tam giu|cho duyet|cho xu ly|phong toa|[dđ]ang cho|[dđ]ang xu ly|cho thanh toan|chua hach toan',
      'รอตรวจสอบ|รออนุมัติ|รอดำเนินการ|รอการอนุมัติ|กำลังดำเนินการ',
      '冻结|审核中|待付款|待入账|待到账|待审核|待支付|待确认|待结算|未入帳|未入账|未出账|未记账|處理中|进行中|進行中|预授权',
      '予約|保留|速報|仮売上|処理中|受付中|手続中|未処理|未反映|未払い|未決済|未確定|確認中|処理待ち|承認待ち',
      '대기|보류|예약|가승인|미결제|미매입|미확정|심사중|진행중|처리중|승인대기|입금대기|처리대기',
      'imepangwa|unasubiri|imeshikiliwa|(?:ina|una|yana|zina|ana|wana)(?:yo|o|zo|ye)?(?:subiri|shughulik|endelea)\\p{L}*|haijathibitishwa|hazijathibitishwa|yaliyopangwa',
      // Zulu, Xhosa, Hausa, Yoruba, Igbo, Somali and Amharic
      '(?:e|ezi|oku|aba|i)(?:lindile|lindele|lindelwe|linde)(?:yo)?(?!\\p{L})|masu jira|ake jira|ana jira|na jira|jiran|da ke jira|(?:ti )?(?:o )?n duro|nduro|ni idaduro|(?:na |n )?eche(?!\\p{L})|sugaya|sugitaan|በመጠባበቅ|በመጠበቅ|በሂደት|ያልተጠናቀቀ|ያልተጠናቀቁ|የሚጠባበቁ',
      '(?:ال)(?:معلق|قيد|محجوز|مجدول)|غير (?:ال)?(?:مسوا|مرحل|مقيد)|(?:ال)?منتظر|تحت التسوية|ממתינ|טרם|עתידיות',
      '未确认|未確認|未结算|未結算|尚未|लंबित|प्रतीक्षा|รอเรียกเก็บ|รอตัดบัญชี|รอผลการอนุมัติ',
    ],
  ],
  [
    'booked',
    [
      'complet|posted|available(?!\\p{L})|book(?:ed)?(?!\\p{L})|settled|success|cleared|unreconciled|issued|approved|processed|paid|executed|done|finali|confirmed|ok(?!t)|ок(?!\\p{L})|reconciled',
      'genehmigt|geaccepteerd|aanvaard|accepte|acceptat|aceptad|aceit|delivered|closed|credited|debited|received|sent(?!\\p{L})|gebucht|verbucht|ausgefuhrt|erfolgreich|abgeschlossen|umsatz gebucht',
      'erledigt|comptabilis|effectue|execut|termin|valid|reussi|paye(?!e)|realizad|contabilizad|ejecutad|liquidad|exitos|pagad',
      'aplicad|concluid|efetuad|contabilizzat|eseguit|riuscit|pagat|verwerk|voltooi|uitgevoer|geboek|geslaag|verwerk|suksesvol|betaal',
      'bezahlt|bestatigt|durchgefuhrt|gutgeschrieben|belastet|abgerechnet|berechnet|in rechnung gestellt|verarbeitet|eingegangen|vollzogen|akzeptiert|angenommen|beendet|abgewickelt|ausgezahlt',
      'confirmad|procesad|processad|aprobad|aprovad|abonad|efectuad|cobrad|acreditad|asentad|conciliad|recibid|recebid|satisfactori|efectiv|efetiv|debitad|creditad|sucesso|compensad|quitad|pag[oa]$',
      'goedgekeur|afgerond|afgehandel|bijgeschreven|afgeschreven|ontvang|gereed|akkoord|definitief|bevestig|gelukt|afgesloten|gecrediteerd|gedebiteerd|uitbetaald|succesvol|voldaan|gedoen',
      'confirme|traite|regle|realise|encaisse|debite|credite|approuve|succes|acheve|confermat|regolat|effettuat|accettat|approvat|conclus|addebitat|accreditat|processat|elaborat|ricevut|buon fine|incassat',
      'zaksiegowan|zrealizowan|rozliczon|wykonan|imekamilika|imefanikiwa|imelipwa|bokfor|genomfor|gjennomfor|fullfor|utfor|udfor',
      'виконан|успішн|проведен|завершен|исполнен|выполнен|проведен|успешн|заверш|обработан|оплачен|tamamland|gerceklest|basarıl|onayland',
      '交易成功|支付成功|退款成功|成功|已完成|已收款|已存入|已转账|已收钱|对方已收钱|朋友已收钱|已到账|提现已到账|充值完成|bogfor|gennemfor|kirjattu|suoritettu|valmis|zauctovan|proveden|konyvelt|teljesult|yes|true|مكتمل|ناجح|تم',
      'betald|lyckad|godkand|avraknad|avslutad|mottagen|slutford|fullfoljd|krediterad|verkstalld',
      'betalt|ferdig|mottatt|postert|godkjent|oppgjort|avsluttet|kreditert|vellykket',
      'hævet|betalt|færdig|indsat|afstemt|fuldfort|godkendt|lykkedes|modtaget|afsluttet|krediteret',
      'maksettu|onnistui|hyvitetty|kasitelty|hyvaksytty|onnistunut|toteutettu|toteutunut|veloitettu|vahvistettu|vastaanotettu',
      'udana|sukces|uznano|przyjeta|obciazono|otrzymano|ksiegowana|powodzenie|zakonczona|zakonczono|op[lł]acona|potwierdzona|przetworzona|wyp[lł]acono|zap[lł]acona|zap[lł]acono|zatwierdzona',
      'hotovo|prijata|prijato|uspesna|uspesne|odepsano|pripsano|probehlo|uhrazeno|vyrizeno|dokoncena|dokonceno|potvrzeno|schvaleno|zaplaceno|zuctovano|vyporadano|zpracovana|zpracovano|realizovana|realizovano|uskutecneno',
      'prijata|prijate|uspesna|uspesne|odpisane|uhradene|vybavene|vykonana|vykonane|dokoncene|potvrdene|pripisane|schvalene|vyrovnane|zaplatene|zuctovane|spracovana|spracovane|realizovana|realizovane|zrealizovane',
      'sikeres|jovairva|terhelve|befejezve|elfogadva|elszamolt|kifizetve|konyvelve|beerkezett|befejezett|elkonyvelt|jovahagyva|lekonyvelt|teljesitve|feldolgozva|jovahagyott|megerositve|teljesitett|vegrehajtva|feldolgozott|kiegyenlitve|vegrehajtott|visszaigazolt',
      'platit|aprobat|incasat|reusita|decontat|efectuat|incheiat|procesat|confirmat|realizata|inregistrat|contabilizata',
      'επιτυχης|επιτυχια|εγκριθηκε|πληρωθηκε|εξοφληθηκε|εκτελεσμενη|εκτελεστηκε|επιτυχημενη|εκτελεσθεισα|καταχωρηθηκε|ολοκληρωθηκε|ολοκληρωμενη|ολοκληρωμενο|διεκπεραιωμενη|λογιστικοποιημενη',
      'odendi|islendi|onayl[iı]|gonderildi|kesinlesti|hesaba gecti|kabul edildi|muhasebelesti|sonucland[iı]|tahsil edildi',
      'captured|effected|honoured|remitted|collected|disbursed|fulfilled|succeeded|transferred',
      'получен|принято|списано|зачислен|одобрено|выплачено|совершена|подтвержден',
      'списано|сплачено|оброблено|зараховано|підтверджено',
      'مؤكد|مرحل|مسدد|منفذ|مدفوع|مقبول',
      'אושר|בוצע|זוכה|חויב|נקלט|נרשם|שולם|הושלם|התקבל|שולמה|הושלמה',
      'lunas|sukses|tuntas|berjaya|dibayar|didebit|selesai|berhasil|diterima|terbayar|terkirim|dibukukan|disetujui|diluluskan|terlaksana|terposting|dikreditkan|sudah dibayar|telah dibayar|telah diproses|transaksi berhasil',
      'hoan tat|hoan thanh|thanh cong|[dđ]a duyet|[dđ]a xu ly|[dđ]a hach toan|[dđ]a thanh toan|giao dich thanh cong',
      'สำเร็จ|ชำระแล้ว|เรียบร้อย|เสร็จสิ้น|รายการสำเร็จ',
      '已付款|已入帳|已入账|已处理|已支付|已清算|已确认|已结算|已记账|已過帳|交易完成|付款成功|充值成功|处理成功|存入成功|提现成功|转账成功',
      '完了|確定|入金済|処理済|反映済|引落済|支払済|決済済|処理完了|取引完了|受付完了|売上確定|決済完了|支払い完了|支払い済み',
      '성공|승인|완료|정상|확정|거래완료|결제완료|구매확정|매입완료|이체완료|입금완료|전표매입|처리완료|출금완료',
      'imetumwa|imepokelewa|umefanikiwa|umekamilika|limekamilika|yamefanikiwa|yamekamilika|imeidhinishwa|imethibitishwa',
    ],
  ],
];
const PATTERNS = BEGINNINGS.map(
  ([status, words]) => [status, new RegExp(`(?:^|[^\\p{L}])(?:${words.join('|')})`, 'u')] as const,
);
const LONGEST = 80;

/** A status as compared: lower case, no accents, single spaces. */
export function normalStatus(cell: string): string {
  return cell
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}

/** A row's status in the bank's words, lost letters filled in; null where it says none that we know, or several that contradict. */
export function statusOf(cell: string): RowStatus | null {
  if (!BROKEN.test(cell)) return statusIn(cell);
  const kept = KEPT.get(cell);
  if (kept !== undefined) return kept;
  // One letter may be all that makes a word a negation: what spellings differ about is asked.
  const [only, another] = new Set(restored(cell.slice(0, LONGEST)).flatMap((word) => statusIn(word) ?? []));
  const found = another === undefined ? (only ?? statusIn(cell)) : null;
  if (KEPT.size >= MOST_KEPT) KEPT.clear();
  KEPT.set(cell, found);
  return found;
}

/** One word with a lost letter stands on many rows. */
const KEPT = new Map<string, RowStatus | null>();
const MOST_KEPT = 1000;

function statusIn(cell: string): RowStatus | null {
  const text = normalStatus(cell);
  if (text === '') return null;
  if (NOT_YET.test(text)) return 'pending';
  if (NEGATED.test(text)) return 'void';
  const found = new Set(PATTERNS.flatMap(([status, pattern]) => (pattern.test(text) ? [status] : [])));
  // "Cancelled successfully", "payment declined": what undid the payment is said of one that was made.
  if (found.size > 1) found.delete('booked');
  if (found.has('reversed') && found.has('void')) found.delete('void');
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}

/** Whether a cell speaks of money that moved or did not, though what it says may have to be asked. */
export function isStatusLike(cell: string): boolean {
  const text = normalStatus(cell);
  return statusOf(cell) !== null || PATTERNS.some(([, pattern]) => pattern.test(text)) || /\bblocked\b/.test(text);
}

/** One letter or mark is a tick, as in registers of cheques, and no status. */
export function isStatusWord(cell: string): boolean {
  return normalStatus(cell).length > 1;
}
