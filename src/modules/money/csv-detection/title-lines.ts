import { looksLikeMovement, type TextRecord } from './cells.ts';
import { normalStatus, statusOf, type RowStatus } from './statuses.ts';
import { unmovedTitle } from './unmoved-lists.ts';

const LONGEST = 60;

/**
 * What a line of its own says of the rows below it: "Pending transactions"; null where it is no such line.
 * @param isApart it does not stand between two rows, as a second line of the words of the first would
 */
export function titleOf({ cells }: TextRecord, isApart = true): RowStatus | null {
  const [line, ...others] = cells.filter((cell) => cell !== '');
  return line === undefined || others.length > 0 ? null : titleSays(line, isApart);
}

/** What a title says of the rows below it; standing orders and the like have moved nothing. */
export function titleSays(line: string, isApart = true): RowStatus | null {
  // Of the account or card that it is about a few digits may follow.
  const title = saidIn(line).replace(/ ?[.*x•]{2,}\d{3,6}$/i, '');
  if (title.length > LONGEST || /\d/.test(title)) return null;
  const text = normalStatus(title);
  if (CERTAIN.test(text)) return statusOf(title);
  if (!isApart) return null;
  if (unmovedTitle(title) === 'plans') return 'void';
  return WORDS.test(text) ? statusOf(title) : null;
}

/** A line without its label: of "Section: Pending transactions" what stands behind the colon. */
const saidIn = (line: string): string => /[:：]\s*(\S.*)$/u.exec(line)?.[1] ?? line;

/** Whether a record stands between two movements. */
export function isBetweenRows(records: readonly TextRecord[], at: number): boolean {
  return [at - 1, at + 1].every((place) => looksLikeMovement(records[place]?.cells ?? []));
}

const CERTAIN =
  /(?:transac|transak|authori[sz]ations?$|^(?:pre ?)?authori[sz]ed$|items?$|payments?$|umsatz|umsatze|buchung|operation|movimient|operacj|bewegung|verrigting|lancament|saidas|entradas|mouvement|movimenti|операци|транзакци|сумм|платеж)/;

/** Further words for transactions, language by language, wherever they stand in a title. */
const WORDS = new RegExp(
  [
    'transaz|varauk|purchases?$|movements?$|debits?$|zahlung|posten$|paiement|prelevement|ecriture|operacion|pagos?$|compras|cargos',
    'moviment|operac|pagamento|despesas|operazion|pagament|addebiti|betaling|boeking|afschrijving',
    'postering|bevegels|bevaegels|handelse|kop$|tapahtum|maksu',
    'p[lł]atno|pohyb|platb|polozk|tranzakci|tetel|tranzact|operatiun|plati$',
    'συναλλαγ|κινησ|πληρωμ|islem|hareket|odeme|списани|операціі|транзакціі|معامل|عملي|حرك|مدفوع|תנוע|עסק|פעול|חיוב',
    'miamala|muamala|malipo|imisebenzi|ukuthengiselana|izinkokhelo|iintengiselwano|imali',
    'hada hada|ma ?amal|mu ?amal|biya|idunadura|isanwo|azumahia|ugwo|ግብይ|ክፍያ|እንቅስቃሴ|macaamil|lacag',
    '交易|明细|明細|款项|款項|消费|消費|取引|利用|入出金|거래|내역|이용',
    'transaksi|urus ?niaga|pembayaran|mutasi|giao dich|thanh toan|รายการ|ธุรกรรม|लेन ?देन|भुगतान',
  ].join('|'),
  'u',
);
