import { normalStatus } from './statuses.ts';

/**
 * Lists of what is not money that moved. `plans`: what will be paid or may be, such as standing orders, mandates and payees.
 * `terms`: fees and limits, which may repeat what was charged.
 */
export type UnmovedList = 'plans' | 'terms';

/** Whole titles, language by language, as `normalStatus` compares them. */
const TITLES: Readonly<Record<UnmovedList, readonly string[]>> = {
  plans: [
    // What is held for a payment to come.
    '(?:(?:active|current|account|card) )?(?:holds?|hold items|held (?:items|funds|amounts))|(?:blocked|earmarked|held) (?:amounts?|funds|items)|amounts on hold|liens?',
    'gesperrte betrage|montants bloques|fondos retenidos|saldos retenidos|valores bloqueados|sume blocate|blokady(?: srodkow)?|blokace|blokovane (?:castky|sumy)|zarolt osszegek|zarolasok|bloke tutarlar|заблокированные (?:суммы|средства)|холды|gehoue bedrae',
    // English
    'standing (?:orders?|instructions?)|recurring (?:payments?|transfers?)|(?:direct debit |debit order |sepa )?mandates|beneficiaries|beneficiary list|payees|payee list|saved (?:payees?|beneficiaries)|payment templates?',
    // German
    'dauerauftr(?:a|ae)ge?|(?:laufende |bestehende )dauerauftrage|terminierte (?:uberweisungen|auftrage)|terminuberweisungen?|einzugsermachtigung(?:en)?|(?:sepa )?(?:lastschrift ?)?mandate?|empfanger(?:liste)?|begunstigte|uberweisungsvorlagen|vorlagen',
    // French
    'virements? (?:permanents?|programmes?)|ordres? permanents?|prelevements? programmes?|mandats?(?: de prelevement| sepa)?|beneficiaires?',
    // Spanish and Portuguese
    'orden(?:es)? permanentes?|ordens permanentes|transferencias (?:programadas|periodicas|agendadas|recorrentes)|pagos programados|pagamentos (?:programados|recorrentes|agendados)|domiciliaciones|mandatos|autorizacoes de debito|beneficiarios|favorecidos',
    // Italian
    'ordini permanenti|bonifici (?:periodici|ricorrenti|programmati)|mandati|domiciliazioni|beneficiari',
    // Dutch and Afrikaans
    'periodieke (?:overboekingen|betalingen)|doorlopende (?:opdrachten|machtigingen)|geplande overboekingen|(?:incasso ?)?machtigingen|begunstigden|adresboek|aftrekorders?|staande opdragte|vooruitgedateerde betalings|begunstigdes',
    // Swedish, Norwegian, Danish and Finnish
    'staende (?:overforingar|betalningar)|autogiro(?:medgivanden)?|mottagare|faste (?:betalinger|oppdrag|overf[oø]r(?:inger|sler))|avtalegiro|mottakere|betalingsaftaler|modtagere|toistuvaissiirrot|toistuvat (?:maksut|siirrot)|suoraveloitukset|saajat',
    // Polish, Czech, Slovak, Hungarian, Romanian, Croatian and Serbian
    'zlecenia sta[lł]e|polecenia zap[lł]aty|przelewy zdefiniowane|odbiorcy|trvale prikazy|(?:souhlasy s inkasem|inkasa)|prijemci|prijemcovia|allando (?:atutalasi )?megbizasok|csoportos beszedes(?:ek)?|kedvezmenyezettek|ordine (?:de plata )?(?:permanente|programate)|plati programate|trajni nalozi|primatelji|primaoci',
    // Greek and Turkish
    'παγιες εντολες|δικαιουχοι|(?:otomatik|duzenli) (?:odemeler|transferler)|(?:otomatik )?odeme talimatlar[iı]|al[iı]c[iı]lar',
    // Russian and Ukrainian
    '(?:длительные|постоянные|регулярные) (?:поручения|платежи)|автоплатежи|получатели|(?:постіині|регулярні) (?:доручення|платежі)|автоплатежі|отримувачі',
    // Arabic and Hebrew
    '(?:ال)?[أا]وامر (?:الدفع )?(?:ال)?(?:مستديمة|دائمة)|المستفيدون|المستفيدين|تفويضات (?:الخصم|السداد)|הוראות קבע|מוטבים|הרשאות לחיוב',
    // Swahili, Zulu, Hausa, Yoruba and Amharic
    'ma(?:agizo|lipo) ya kudumu|maelekezo ya kudumu|wanufaika|walengwa|ama oda (?:okuma|amile)|abahlomuli|umarnin dindindin|masu (?:karba|amfana)|awon olugba|ቋሚ ትዕዛዞች|ተጠቃሚዎች|ተቀባዮች',
    // Chinese, Japanese and Korean
    '(?:定期|自动|自動|预约|預約)(?:转账|轉帳|转帳|轉賬|付款|扣款)|(?:常设|長期)指[令示]|收款人(?:名单|名單)?|(?:定額自動|自動)(?:送金|振込|引落)|振込先(?:一覧)?|(?:자동|예약)이체(?: ?목록)?|수취인(?: ?목록)?',
    // Indonesian, Malay, Vietnamese, Thai and Hindi
    'transfer terjadwal|(?:perintah|arahan) tetap|(?:daftar |senarai )?penerima|lenh (?:chuyen tien )?[dđ]inh ky|nguoi (?:thu huong|nhan)|คำสั่งประจำ|รายการล่วงหน้า|ผู้รับเงิน|स्थायी निर्देश|लाभार्थी',
  ],
  terms: [
    'fees?|fees? and charges|charges|(?:bank |service )charges|(?:account |bank )?fees?(?: summary| schedule| overview)?|tariffs?|(?:summary of|fees and) (?:fees|charges)|(?:account|card|transaction|transfer|daily|spending|payment)? ?limits?',
    'gebuhren(?:ubersicht|aufstellung)?|entgelte|entgelt(?:ubersicht|aufstellung)|konditionen|(?:karten|konto)?limits?|verfugungsrahmen',
    'frais|(?:recapitulatif|releve) des frais|tarifs?|plafonds?|comisiones|tarifas|limites|comissoes|taxas|commissioni|spese|riepilogo (?:spese|commissioni)|limiti|massimali',
    'kosten(?:overzicht)?|tarieven|limieten|fooie|koste|limiete|avgifter|granser|gebyrer|gr[ea]+nser|palvelumaksut|(?:maksu|kaytto)?rajat',
    'op[lł]aty|prowizje|limity|poplatky|dijak|limitek|comisioane|naknade|προμηθειες|ορια|ucretler|masraflar|limitler|комиссии|тарифы|лимиты|комісіі|тарифи|ліміти',
    '(?:ملخص |جدول )?(?:ال)?رسوم|(?:ال)?حدود|עמלות|מסגרות|ada|tozo|viwango|mipaka|izimali zokusebenza|caji|የአገልግሎት ክፍያዎች',
    '费用|手续费|手續費|限额|限額|手数料|限度額|수수료|한도|biaya|batas|yuran|had|bieu phi|han muc|ค่าธรรมเนียม|วงเงิน|शुल्क|सीमा',
  ],
};

const PATTERNS = (['plans', 'terms'] as const).map(
  (kind) =>
    [
      kind,
      new RegExp(`^(?:(?:list of|your|my|ihre|meine) )?(?:${TITLES[kind].join('|')})(?: list| overview)?$`, 'u'),
    ] as const,
);
const LONGEST = 60;

/** What a list is by its whole title; null where the title says nothing of the kind. */
export function unmovedTitle(title: string): UnmovedList | null {
  if (title.length > LONGEST) return null;
  const text = normalStatus(title);
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** How often something is paid. */
const OFTEN =
  /^(?:payment |transfer )?(?:frequency|interval|recurrence|repeats?|rhythm|rhythmus|turnus|ausfuhrungs(?:rhythmus|turnus)|intervall|periodicite|frequence|periodicidade?|frecuencia|frequencia|recorrencia|recurrencia|periodicita|frequenza|frequentie|periodiciteit|frekwensie|frekvens|hyppighet|hyppighed|toistuvuus|czestotliwosc|interwa[lł]|frekvence|frekvencia|periodicita|gyakorisag|frecventa|ucestalost|periyot|siklik|s[iı]kl[iı]k|периодичность|частота|періодичність|συχνοτητα|(?:ال)?تكرار|(?:ال)?دورية|תדירות|marudio|mara ngapi|频率|周期|頻率|週期|頻度|周期|주기|이체주기|frekuensi|kekerapan|tan suat|ความถี่|आवृत्ति)$/u;
/** When it is paid next. */
const NEXT =
  /^(?:next (?:execution|payment|run|due|transfer|debit|collection)(?: date| on)?|(?:date of )?next (?:execution|payment|transfer)|nachste (?:ausfuhrung|falligkeit|zahlung|abbuchung)|prochaine? (?:execution|echeance|virement|prelevement|paiement)|date d[eu] (?:la )?prochaine? .*|proxim[ao] (?:ejecucion|execucao|fecha|data|pago|pagamento|transferencia)|fecha d[el]+ proxim[ao] .*|data d[oa] proxim[ao] .*|prossim[ao] (?:esecuzione|pagamento|data|scadenza)|volgende (?:uitvoering|betaling|datum|afskrywing|incasso)|nasta (?:betalning|overforing|datum)|neste (?:betaling|utforelse|forfall)|naeste (?:betaling|udforelse)|nastepn[ay] (?:realizacja|platnosc|termin)|(?:pristi|dalsi|nasledujici) platba|dalsia platba|kovetkezo (?:teljesites|utalas|fizetes)|urmatoarea plata|sonraki (?:odeme|transfer)(?: tarihi)?|(?:дата )?следующ\p{L}* (?:платеж\p{L}*|исполнен\p{L}*|списан\p{L}*)|(?:дата )?наступн\p{L}* (?:платеж\p{L}*|виконан\p{L}*)|επομενη (?:εκτελεση|πληρωμη)|(?:تاريخ )?(?:التنفيذ|الدفعة|الدفع) (?:التالي|التالية|القادم|القادمة)|תאריך (?:ביצוע|חיוב) הבא|(?:malipo|tarehe) (?:ya)?(?:yanayofuata|inayofuata)|下次(?:执行|扣款|转账|轉帳|付款)(?:日期?)?|次回(?:送金|振込|引落|実行)日?|다음 ?(?:이체|출금|실행)일)$/u;
/** Between which days it is paid. */
const SPAN =
  /^(?:(?:start|end|first|last|begin|expiry|valid) (?:date|payment|execution|until|from)|erste ausfuhrung|letzte ausfuhrung|gultig (?:ab|bis)|beginn|ende|date de (?:debut|fin)|fecha (?:de )?(?:inicio|fin)|data (?:de )?(?:inicio|fim|inizio|fine)|begindatum|einddatum)$/;

/** When an amount was held for a payment to come. */
const HELD = /^(?:hold|lien|earmark|blocked?|blocking) (?:date|placed|placed on|since|start(?: date)?)$/;

/** Whether a table has what is to be paid and how often, or what is held for it, by its headings. */
export function arePlans(heading: readonly string[], isMoved: boolean): boolean {
  const names = heading.map(normalStatus);
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(HELD) && !isMoved) return true;
  if (has(OFTEN)) return has(NEXT) || (!isMoved && names.filter((name) => SPAN.test(name)).length > 0);
  return has(NEXT) && !isMoved;
}
