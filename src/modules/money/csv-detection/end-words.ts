import { normalHeading } from './headings.ts';
import { plainWord } from './words.ts';

/** Names of a column with the account that money left, and of the one that it reached, language by language. */
const ACCOUNTS: readonly (readonly [from: string, to: string])[] = [
  // Afrikaans, Dutch
  [
    'van rekening|vanaf rekening|uit rekening|bronrekening|rekening van',
    'na rekening|naar rekening|doelrekening|rekening naar',
  ],
  // German
  ['von konto|vom konto|quellkonto|ausgangskonto|herkunftskonto', 'auf konto|zu konto|nach konto|an konto|zielkonto'],
  // French
  [
    'compte source|du compte|de compte|depuis le compte|compte de depart|compte d origine',
    'compte destination|compte de destination|vers le compte|vers compte|compte d arrivee|compte cible',
  ],
  // Spanish
  [
    'cuenta origen|cuenta de origen|desde cuenta|desde la cuenta|de la cuenta|de cuenta',
    'cuenta destino|cuenta de destino|hacia cuenta|hacia la cuenta|a la cuenta|a cuenta',
  ],
  // Portuguese
  ['conta origem|conta de origem|da conta|de conta', 'conta destino|conta de destino|para conta|para a conta'],
  // Italian
  [
    'conto origine|conto di origine|conto di partenza|dal conto|da conto',
    'conto destinazione|conto di destinazione|conto di arrivo|al conto|a conto',
  ],
  // Swedish, Norwegian, Danish, Finnish
  ['från konto|fra konto|fra konti', 'till konto|til konto|til konti'],
  ['tililtä|lähdetili|lähtötili', 'tilille|kohdetili'],
  // Polish, Czech and Slovak, Hungarian, Romanian
  ['z konta|z rachunku|konto źródłowe|rachunek źródłowy', 'na konto|na rachunek|konto docelowe|rachunek docelowy'],
  ['z účtu|zdrojový účet', 'na účet|cílový účet|cieľový účet'],
  ['forrásszámla|számláról', 'célszámla|számlára'],
  ['din cont|din contul|cont sursă|contul sursă', 'în cont|în contul|cont destinație|contul destinație'],
  // Croatian, Serbian and Slovenian
  ['s računa|sa računa|z računa|iz računa|izvorni račun', 'na račun|odredišni račun|ciljni račun'],
  // Greek, Turkish
  ['από λογαριασμό|λογαριασμός προέλευσης', 'σε λογαριασμό|προς λογαριασμό|λογαριασμός προορισμού'],
  ['kaynak hesap|hesaptan|gönderen hesap', 'hedef hesap|hesaba|alan hesap'],
  // Russian, Ukrainian, Bulgarian
  [
    'со счёта|с счёта|из счёта|счёт списания|счёт источник|счёт расхода',
    'на счёт|счёт зачисления|счёт назначения|счёт дохода',
  ],
  ['з рахунку|рахунок списання|рахунок джерело', 'на рахунок|рахунок зарахування|рахунок призначення'],
  ['от сметка|сметка източник', 'към сметка|в сметка|сметка получател'],
  // Arabic, Persian, Hebrew
  ['من حساب|من الحساب|الحساب المصدر', 'إلى حساب|إلى الحساب|الحساب الوجهة'],
  ['از حساب|حساب مبدا|حساب مبدأ', 'به حساب|حساب مقصد'],
  ['מחשבון|חשבון מקור', 'לחשבון|אל חשבון|חשבון יעד'],
  // Hindi, Swahili
  ['खाते से', 'खाते में'],
  ['kutoka akaunti|akaunti ya kutoka', 'kwenda akaunti|akaunti ya kwenda'],
  // Indonesian and Malay, Vietnamese, Thai
  [
    'dari akun|dari rekening|rekening asal|akun asal|dari akaun|akaun asal',
    'ke akun|ke rekening|rekening tujuan|akun tujuan|ke akaun|akaun destinasi',
  ],
  ['từ tài khoản|tài khoản nguồn', 'đến tài khoản|tài khoản đích'],
  ['จากบัญชี|บัญชีต้นทาง', 'ไปยังบัญชี|ไปบัญชี|บัญชีปลายทาง'],
  // Chinese, Japanese, Korean
  [
    '转出账户|转出帐户|轉出帳戶|付款账户|支出账户|来源账户|來源帳戶|从账户|從帳戶|账户1',
    '转入账户|转入帐户|轉入帳戶|收款账户|收入账户|目标账户|目標帳戶|到账户|到帳戶|账户2',
  ],
  ['出金口座|振替元|振替元口座|出金元|移動元', '入金口座|振替先|振替先口座|入金先|移動先'],
  ['출금계좌|출금 계좌|보내는 계좌|출금통장', '입금계좌|입금 계좌|받는 계좌|입금통장'],
];

export type EndSide = 'from' | 'to';

/** The same by the word for an end alone: accounts of an app, or people, or places. */
const PLAIN: readonly (readonly [from: string, to: string])[] = [
  ['von|aus|de|depuis|desde|da|van|från|fra|z|din|από|из|с|откуда|з|звідки|от|dari|từ|จาก|从|從|から', ''],
  ['', 'nach|auf|an|vers|à|hacia|a|para|naar|till|til|do|na|în|προς|в|на|куда|до|куди|към|ke|đến|ไปยัง|到|へ'],
];

const endsBy = (pairs: readonly (readonly [from: string, to: string])[]): ReadonlyMap<string, EndSide> =>
  new Map(
    pairs.flatMap((pair) =>
      (['from', 'to'] as const).flatMap((side, place) =>
        (pair[place] ?? '').split('|').flatMap((name) => (name === '' ? [] : [[normalHeading(name), side] as const])),
      ),
    ),
  );
/** The end that a column with accounts is about, by its whole name. */
export const ACCOUNT_ENDS: ReadonlyMap<string, EndSide> = endsBy(ACCOUNTS);
export const PLAIN_ENDS: ReadonlyMap<string, EndSide> = endsBy(PLAIN);

const CATEGORY =
  /categor|kategor|catégor|categoría|категор|катэгор|κατηγορ|分类|分類|类别|類別|カテゴリ|카테고리|분류|الفئة|فئة|دسته|קטגוריה|หมวด|danh mục|luokka|श्रेणी|kundi/iu;
/** Whether a heading, or a part of one, names what money was for. */
export const namesCategory = (heading: string): boolean => CATEGORY.test(heading.normalize('NFC'));

/** Words by which apps call a row that moves money from one account of a person to another; without accents where Latin. */
const BETWEEN = wordsIn(
  [
    'transfer|transfers|account transfer|internal transfer|transfer between accounts|own transfer|tfr|xfer|moved',
    'umbuchung|ubertrag|kontoubertrag|uberweisung|virement|virement interne|transfert|transferencia|traspaso|transferencias',
    'transferencia interna|trasferimento|giroconto|overboeking|overschrijving|overdracht|oordrag|overforing|overforsel|siirto|tilisiirto',
    'przelew|transfer własny|przelew własny|prevod|atvezetes|atutalas|transferuri|prijenos|prenos|μεταφορά|virman|hesaplar arası transfer',
    'перевод|переводы|перевод между счетами|переказ|перекази|переказ між рахунками|превод|прехвърляне|трансфер',
    'تحويل|تحويلات|انتقال|העברה|העברות|अंतरण|स्थानांतरण|हस्तांतरण|uhamisho|pindah|pindahan|pemindahan',
    'chuyen khoan|chuyen tien|โอน|โอนเงิน|转账|轉帳|轉賬|转帐|振替|口座振替|資金移動|이체|계좌이체',
  ].join('|'),
);
export const isBetween = (cell: string): boolean => BETWEEN.has(plainWord(cell));

const YES = wordsIn(
  'true|yes|y|wahr|ja|vrai|oui|verdadero|si|verdadeiro|sim|vero|sann|sand|tosi|kylla|prawda|tak|pravda|ano|igaz|igen|adevarat|da|doğru|evet|истина|да|так|істина|صحيح|نعم|אמת|כן|ya|benar|đung|co|จริง|ใช่|是|真|はい|예|참|ndiyo|kweli|waar|1',
);
const NO = wordsIn(
  'false|no|n|falsch|nein|faux|non|falso|nao|nee|nej|nei|usann|falsk|epatosi|ei|fałsz|nie|nepravda|ne|hamis|nem|fals|nu|yanlıs|hayır|ложь|нет|ні|хибність|خطأ|لا|שקר|לא|tidak|salah|sai|khong|เท็จ|ไม่ใช่|否|假|いいえ|아니요|거짓|hapana|onwaar|0',
);
/** What a cell says of a question; null where it is no answer to one. */
export function answerIn(cell: string): boolean | null {
  const word = plainWord(cell);
  return YES.has(word) ? true : NO.has(word) ? false : null;
}

function wordsIn(words: string): ReadonlySet<string> {
  return new Set(words.split('|').map(plainWord));
}
