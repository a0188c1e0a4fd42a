/** Words by which banks and books mark the way of a whole row in a column of its own; without accents where Latin. */
export const IN_MARKS: readonly string[] = [
  'cr|credit|c|in|inflow|h|haben|bij|krediet|kredit|crdt|income|deposit|+|k|kt|cb|money in|cash in|credito',
  'received|by|i|entrada|ingreso|ingresos|receita|recette|entrate|entrata|einnahme|einnahmen|giris|gelir|доход',
  'доходы|abono|gutschrift|eingang|versement|приход|поступление|收入|دائن|זכות|masuk|pemasukan|uang masuk',
  'dana masuk|wang masuk|przychod|przychody|wpływ|wpływy|uznanie|prijem|prijmy|pripsano|bevetel|jovairas|venit',
  'venituri|incasare|inkomsten|inkomst|inkomster|inntekt|inntekter|indtægt|indtægter|tulo|tulot|prihod|uplata',
  'priliv|gelen|alacak|tien vao|thu nhap|ghi co|έσοδα|πίστωση|кредит|надходження|дохід|доходи|зачисление',
  'пополнение|поступления|إيداع|دخل|إيرادات|وارد|واریز|بستانکار|הכנסה|הכנסות|収入|入金|存入|转入|轉入|收款|贷|貸|수입|입금|รายรับ',
  'einzahlung|zugang|zufluss|eingehend|zahlungseingang|geldeingang|gutschriften|entree|entrees|encaissement|depot|revenu|revenus',
  'recu|crediteur|entrant|recettes|credits|avere|accredito|incasso|versamento|ricevuto|in entrata|ricavo|ricavi|deposito',
  'haber|acreditacion|cobro|recibido|abonos|creditos|consignacion|depositos|haberes|deposito|recebido|receitas|entradas|haver|recebimento|rendimento',
  'ontvangen|bijschrijving|storting|inkomend|ontvangst|bijboeking|inbetaling|inkomste|geld in|ontvang|kr',
  'เงินเข้า|ฝาก|ฝากเงิน|आय|जमा',
].flatMap((words) => words.split('|'));
export const OUT_MARKS: readonly string[] = [
  'dr|debit|d|out|outflow|s|soll|af|debiet|debet|dbit|db|expense|withdrawal|-|dt|a|money out|cash out|debito|sent',
  'o|uit|saida|salida|egreso|egresos|gasto|gastos|despesa|depense|uscite|uscita|ausgabe|ausgaben|cıkıs|gider',
  'расходы|cargo|belastung|lastschrift|ausgang|retrait|расход|списание|支出|مدين|חובה|keluar|pengeluaran',
  'uang keluar|dana keluar|wang keluar|wydatek|wydatki|wypływ|obciazenie|vydaj|vydaje|odepsano|kiadas|terheles',
  'cheltuiala|cheltuieli|plata|uitgaven|uitgave|utgift|utgifter|udgift|udgifter|meno|menot|rashod|isplata|odliv',
  'giden|borc|tien ra|chi tieu|ghi no|έξοδα|χρέωση|дебет|витрата|витрати|списания|снятие|سحب|مصروف|مصروفات|صادر',
  'auszahlung|abgang|abfluss|ausgehend|zahlungsausgang|geldausgang|belastungen|abbuchung|sortie|sorties|decaissement|debiteur',
  'sortant|envoye|depenses|debits|prelevement|dare|addebito|spesa|spese|prelievo|inviato|in uscita',
  'debe|retiro|enviado|cargos|debitos|retiros|consumo|salidas|saque|levantamento|despesas|saidas|retirada',
  'betaald|afschrijving|opname|uitgaand|afboeking|uitbetaling|onttrekking|geld uit',
  'برداشت|بدهکار|הוצאה|הוצאות|出金|取出|转出|轉出|付款|借|지출|출금|รายจ่าย|เงินออก|ถอน|ถอนเงิน|व्यय|निकासी',
].flatMap((words) => words.split('|'));
