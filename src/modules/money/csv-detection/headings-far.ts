import type { Words } from './heading-words.ts';

/** Asia and Africa. */
export const FARTHER: readonly Words[] = [
  // Indonesian and Malay
  {
    day: 'tanggal|tgl|tanggal transaksi|tgl transaksi|tarikh|tarikh transaksi|tarikh urus niaga',
    'value-day': 'tanggal efektif|tanggal valuta|tarikh nilai',
    description: 'keterangan|uraian|uraian transaksi|deskripsi|butiran|butiran urus niaga|keterangan transaksi',
    'money-out': 'debet|uang keluar|dana keluar|keluar|mutasi debet|pengeluaran|wang keluar',
    'money-in': 'kredit|uang masuk|dana masuk|masuk|mutasi kredit|pemasukan|wang masuk',
    amount: 'jumlah|nominal|amaun',
    balance: 'saldo|saldo akhir|baki|baki akhir',
    currency: 'mata uang|mata wang',
  },
  // Vietnamese
  {
    day: 'ngay|ngay giao dich|ngay gd|ngay hach toan',
    'value-day': 'ngay hieu luc',
    description: 'noi dung|dien giai|noi dung giao dich|mo ta',
    'money-out': 'ghi no|so tien ghi no|phat sinh no|tien ra|rut ra',
    'money-in': 'ghi co|so tien ghi co|phat sinh co|tien vao|gui vao',
    amount: 'so tien|so tien giao dich',
    balance: 'so du|so du cuoi|so du sau giao dich',
    currency: 'loai tien|tien te',
  },
  // Thai
  {
    day: 'วันที่|วันที่ทำรายการ|วันทำรายการ',
    description: 'รายละเอียด|รายการ|คำอธิบาย',
    'money-out': 'ถอนเงิน|ถอน|เงินออก|เดบิต',
    'money-in': 'ฝากเงิน|ฝาก|เงินเข้า|เครดิต',
    amount: 'จำนวนเงิน',
    balance: 'ยอดคงเหลือ|คงเหลือ|ยอดเงินคงเหลือ',
  },
  // Georgian
  {
    day: 'თარიღი|ოპერაციის თარიღი|ტრანზაქციის თარიღი',
    description: 'დანიშნულება|ოპერაციის შინაარსი|აღწერა|დანიშნულება დეტალები',
    payee: 'ბენეფიციარის სახელი|მიმღების სახელი|პარტნიორის სახელი',
    'money-out': 'დებეტი|გასული თანხა|გასავალი|ბრუნვა დებ|ბრუნვა დებეტი|გასვლა',
    'money-in': 'კრედიტი|შემოსული თანხა|შემოსავალი|ბრუნვა კრ|ბრუნვა კრედიტი|შემოსვლა',
    amount: 'თანხა|ოპერაციის თანხა|ტრანზაქციის თანხა',
    balance: 'ნაშთი|ბალანსი|ნაშთი დღის ბოლოს',
    currency: 'ვალუტა',
  },
  // Persian
  {
    day: 'تاریخ|تاریخ تراکنش',
    description: 'شرح|شرح تراکنش|توضیحات',
    'money-out': 'بدهکار|برداشت',
    'money-in': 'بستانکار|واریز',
    amount: 'مبلغ',
    balance: 'مانده|موجودی',
  },
  // Arabic
  {
    'day-begun': 'تاريخ البدء|تاريخ البداية',
    'day-ended': 'تاريخ الانتهاء|تاريخ النهاية',
    'day-booked': 'تاريخ الاكتمال|تاريخ الإكمال|تاريخ القيد|تاريخ الترحيل|تاريخ التسجيل|تاريخ المعالجة|تاريخ الإدخال',
    day: 'التاريخ والوقت|تاريخ الحركة|اليوم|التاريخ الوقت',
    'day-made': 'تاريخ العملية|تاريخ المعاملة|تاريخ الشراء|تاريخ الدفع|تاريخ التنفيذ|تاريخ السداد',
    'value-day': 'تاريخ القيمة|تاريخ الاستحقاق|تاريخ الحق',
    description:
      'التفاصيل|وصف العملية|تفاصيل العملية|ملاحظات|الشرح|شرح العملية|البيانات|تفاصيل|بيان العملية|وصف|بيان|تفاصيل المعاملة|وصف المعاملة|ملاحظة|الملاحظات|تفاصيل الحركة|البيان الوصف',
    payee:
      'المستفيد|اسم المستفيد|التاجر|المرسل|الاسم|اسم التاجر|الطرف الآخر|الجهة|المحول|المستلم|اسم المرسل|المتجر|المورد',
    amount: 'القيمة|مبلغ العملية|مبلغ المعاملة|مبلغ الحركة|المبلغ بالريال|المبلغ بالدرهم|المبلغ بالجنيه',
    'money-in':
      'الإيداعات|الوارد|له|مبلغ الإيداع|دائن له|إيداعات|الإيداع|الدائن|مبلغ دائن|ايداعات|المبلغ الدائن|وارد|الحركات الدائنة',
    'money-out':
      'السحوبات|الصادر|عليه|مبلغ السحب|مدين عليه|سحوبات|السحب|المدين|مبلغ مدين|المبلغ المدين|صادر|المسحوبات|الحركات المدينة',
    fee: 'الرسوم|العمولة|رسوم|المصاريف|عمولة|رسوم العملية|رسوم الخدمة|مبلغ الرسوم',
    balance: 'الرصيد بعد العملية|رصيد الحساب|الرصيد الحالي|الرصيد المتاح|الرصيد الجاري|الرصيد الدفتري|الرصيد بعد',
    currency: 'عملة الحساب|عملة|رمز العملة|نوع العملة',
    account: 'اسم الحساب|الآيبان|رقم الآيبان|رقم الايبان',
    'source-id': 'رقم العملية|رقم المعاملة|معرف العملية|رقم الحركة|معرف المعاملة',
    reference: 'المرجع|رقم الشيك|الرقم المرجعي|مرجع|رقم الإيصال|رقم السند|رقم الفاتورة|مرجع العملية|رقم المستند',
    status: 'حالة العملية|حالة المعاملة|حالة|حالة الدفع|حالة الحركة',
    marker: 'مدين دائن|دائن مدين|الاتجاه|اتجاه الحركة',
    kind: 'النوع|نوع العملية|نوع المعاملة|نوع الحركة|نوع',
  },
  // Hebrew
  {
    'day-begun': 'תאריך התחלה',
    'day-ended': 'תאריך סיום',
    'day-booked': 'תאריך השלמה|תאריך רישום|תאריך חיוב|יום רישום|תאריך הרישום|תאריך עיבוד|מועד חיוב',
    day: 'תאריך ושעה|יום|תאריך הפעולה|תאריך תנועה',
    'day-made': 'תאריך עסקה|תאריך פעולה|תאריך ביצוע|תאריך רכישה|תאריך העסקה|מועד העסקה|תאריך הרכישה',
    'value-day': 'יום ערך',
    description:
      'תיאור פעולה|תיאור התנועה|פירוט|הערות|תיאור הפעולה|תאור|סוג פעולה תיאור|הערה|פרטי הפעולה|תיאור עסקה|פירוט נוסף|פרטים נוספים|תיאור תנועה|תיאור מורחב|מהות',
    payee: 'שם בית עסק|בית עסק|שם בית העסק|מוטב|לטובת|שם|שם המוטב|שם הצד השני|מוטב מעביר|מקבל|שם הספק|בית העסק',
    amount: 'סכום|סכום חיוב|סכום בש ח|הסכום|סכום הפעולה|סכום החיוב|סכום התנועה|סכום לחיוב|סכום ב',
    'money-in': 'זיכוי|הכנסה|הפקדה|הפקדות|סכום זכות|הכנסות|זיכויים|זכות בש ח',
    'money-out': 'חיוב|הוצאה|משיכה|משיכות|סכום חובה|הוצאות|חיובים|חובה בש ח',
    fee: 'עמלה|עמלות|סכום עמלה',
    balance: 'יתרה שוטפת|יתרה לאחר פעולה|יתרה בחשבון|יתרת חשבון|יתרה חדשה',
    currency: 'מטבע חיוב|מטבע חשבון|סוג מטבע|קוד מטבע|מטבע החשבון',
    account: 'מס חשבון|שם חשבון|שם החשבון',
    'source-id': 'מספר פעולה|מזהה עסקה|מזהה פעולה|מספר עסקה|מזהה',
    reference: 'אסמכתא|אסמכתה|מספר אסמכתא|מספר שיק|מספר המחאה|מס אסמכתא|מספר שובר|מספר סימוכין|מספר הפניה|מספר צ ק',
    status: 'סטטוס|מצב|סטטוס פעולה|סטטוס עסקה|מצב הפעולה|מצב עסקה',
    marker: 'חובה זכות|זכות חובה|ח ז|ז ח|כיוון',
    kind: 'סוג|סוג פעולה|סוג עסקה|סוג תנועה|סוג הפעולה',
  },
  // Indonesian and Malay
  {
    'day-begun': 'tanggal mulai|tarikh mula',
    'day-ended': 'tanggal berakhir|tarikh tamat',
    'day-booked':
      'tanggal selesai|tarikh selesai|tanggal posting|tanggal pembukuan|tarikh pos|tgl posting|tanggal buku|tanggal proses|tarikh posting|tgl pembukuan|tarikh diproses|tanggal pencatatan',
    day: 'tanggal & waktu|tanggal waktu|tarikh & masa|tanggal dan waktu|tarikh dan masa|tanggal mutasi|tarikh masa|waktu transaksi',
    'day-made':
      'tanggal pembelian|tarikh pembelian|tanggal pembayaran|tgl trans|tgl trx|tanggal trx|tarikh bayaran|tarikh belian',
    'value-day': 'tgl efektif|tanggal nilai|tgl valuta|tarikh kuat kuasa',
    description:
      'catatan|berita|perihal|rincian transaksi|rincian|detail transaksi|detil transaksi|penerangan|huraian|catatan transaksi|deskripsi transaksi|butir butir urus niaga|keterangan urus niaga|perincian|keterangan akaun|huraian transaksi|butiran transaksi|berita transaksi|keterangan tambahan|nota transaksi',
    payee:
      'penerima|nama penerima|pengirim|nama|penerima pengirim|pembayar|nama pengirim|lawan transaksi|nama penerima pengirim|toko|pedagang|nama merchant|pengirim penerima|nama pedagang|pemasok|pembekal',
    amount:
      'nilai|jumlah transaksi|nominal transaksi|nilai transaksi|amaun transaksi|jumlah mutasi|jumlah rm|jumlah urus niaga|nilai mutasi',
    'money-in':
      'setoran|penerimaan|simpanan|jumlah kredit|kemasukan|nominal kredit|duit masuk|pendapatan|terima|amaun kredit|nilai kredit',
    'money-out': 'penarikan|pembayaran keluar|jumlah debet|perbelanjaan|duit keluar|belanja|nominal debet|nilai debet',
    fee: 'biaya|biaya admin|biaya administrasi|caj|yuran|biaya transaksi|komisi|caj perkhidmatan|fi|biaya layanan',
    balance: 'baki semasa|baki akaun|baki terkini|baki selepas transaksi|baki penyata|baki buku',
    currency: 'valas|kode mata uang|kod mata wang|mata uang rekening|mata wang akaun|mata uang transaksi',
    account: 'nama rekening|no akaun|nama akaun|rekening sumber|no rek|rekening saya|sumber dana|nomor akun|akun',
    'source-id':
      'id transaksi|nomor transaksi|no transaksi|no rujukan transaksi|id urus niaga|nombor transaksi|nombor urus niaga|no trx|kode unik transaksi',
    reference:
      'no referensi|nomor referensi|referensi|no rujukan|rujukan|nombor rujukan|no cek|no ref|nomor cek|nombor cek|no bukti|nomor bukti|nomor jurnal|no resit|reff',
    status: 'status transaksi|status pembayaran|status urus niaga',
    marker: 'db cr|debit kredit|masuk keluar|dk|kredit debit|pemasukan pengeluaran',
    kind: 'jenis|jenis transaksi|tipe transaksi|jenis urus niaga|jenis mutasi|tipe mutasi',
  },
  // Vietnamese
  {
    'day-begun': 'ngày bắt đầu',
    'day-ended': 'ngày kết thúc',
    'day-booked': 'ngày hoàn thành|ngày hoàn tất|ngày ghi sổ|ngày xử lý',
    day: 'ngày giờ|ngày giờ giao dịch|thời gian giao dịch',
    'day-made': 'ngày mua hàng|ngày thanh toán',
    'value-day': 'ngày giá trị',
    description: 'chi tiết|chi tiết giao dịch|mô tả giao dịch|ghi chú|nội dung chuyển khoản|nội dung chi tiết|lời nhắn',
    payee:
      'người thụ hưởng|người nhận|tên người nhận|người gửi|đối tác|tên đối tác|đơn vị thụ hưởng|tên đối ứng|tên người thụ hưởng|người chuyển|đơn vị chấp nhận thẻ|tên tài khoản đối ứng|tên đơn vị thụ hưởng',
    amount: 'số tiền gd|giá trị giao dịch',
    'money-in': 'nộp tiền|tiền gửi vào|số tiền vào|ps có',
    'money-out': 'rút tiền|chi tiêu|số tiền ra|ps nợ',
    fee: 'phí|phí giao dịch|phí dịch vụ|số tiền phí',
    balance: 'số dư khả dụng sau|số dư tài khoản|số dư sau gd|số dư luỹ kế|số dư hiện tại',
    currency: 'đơn vị tiền tệ|loại tiền tệ|mã tiền tệ',
    account: 'số tk|tên tài khoản|tài khoản nguồn',
    'source-id': 'mã giao dịch|số giao dịch|mã gd|số gd',
    reference: 'số tham chiếu|mã tham chiếu|số chứng từ|số ct|số bút toán|tham chiếu|số séc|số hóa đơn',
    status: 'trạng thái|tình trạng|trạng thái giao dịch',
    marker: 'nợ có|ghi nợ ghi có|thu chi|có nợ',
    kind: 'loại giao dịch|loại|loại gd',
  },
  // Thai
  {
    'day-begun': 'วันที่เริ่มต้น|วันที่เริ่ม',
    'day-ended': 'วันที่สิ้นสุด',
    'day-booked': 'วันที่เสร็จสิ้น|วันที่บันทึก|วันที่บันทึกรายการ|วันที่ลงรายการ|วันที่บันทึกบัญชี|วันที่ลงบัญชี',
    day: 'วัน เวลา|วันที่และเวลา|วันที่ เวลา|วันที่รายการ|วัน เดือน ปี',
    'day-made': 'วันที่ใช้จ่าย|วันที่ซื้อ|วันที่ใช้บัตร|วันที่ชำระเงิน',
    'value-day': 'วันที่มีผล|วันที่มีผลบังคับ',
    description: 'บันทึกช่วยจำ|หมายเหตุ|คำอธิบายรายการ|รายละเอียดรายการ|ลักษณะรายการ|บันทึก',
    payee: 'ผู้รับเงิน|ชื่อผู้รับ|ผู้รับ|ร้านค้า|ชื่อ|ผู้โอน|คู่ค้า|ชื่อร้านค้า|ผู้รับโอน|ชื่อผู้โอน',
    amount: 'จำนวน|จำนวนเงิน บาท|จำนวนเงินบาท|ยอดรายการ',
    'money-in': 'เงินฝาก|รายรับ|จำนวนเงินฝาก|เงินโอนเข้า|รับเข้า|จำนวนเงินเข้า|รับเงิน|รายการฝาก',
    'money-out': 'รายจ่าย|จำนวนเงินถอน|เงินถอน|จ่ายออก|จำนวนเงินออก|จ่ายเงิน|รายการถอน|หักบัญชี',
    fee: 'ค่าธรรมเนียม',
    balance: 'ยอดเงินในบัญชี|จำนวนเงินคงเหลือ|ยอดคงเหลือ บาท',
    account: 'หมายเลขบัญชี|ชื่อบัญชี',
    'source-id': 'รหัสรายการ|เลขที่รายการ|หมายเลขรายการ|เลขที่ธุรกรรม',
    reference: 'หมายเลขอ้างอิง|เลขที่อ้างอิง|เลขที่เช็ค|อ้างอิง|เช็คเลขที่|รหัสอ้างอิง',
    status: 'สถานะ|สถานะรายการ',
    marker: 'ฝาก ถอน|เดบิต เครดิต|ถอน ฝาก',
    kind: 'ประเภท|ประเภทรายการ|ประเภทธุรกรรม',
  },
  // Chinese
  {
    'day-begun': '开始日期|开始时间|開始日期|開始時間',
    'day-ended': '结束日期|结束时间|結束日期|結束時間',
    'day-booked':
      '完成日期|完成时间|完成時間|入账日期|入账日|记账日|入帳日期|入帳日|帳務日期|記帳日期|記帳日|过账日期|入账时间|账务日期|記賬日期|入賬日期|過賬日期|记帐日期',
    day: '日期时间|帳務日|交易時間|日期時間|发生日期|发生时间|業務日期|业务日期',
    'day-made': '消费日期|消費日期|创建时间|付款时间|消費日|交易创建时间|购买日期|订单时间',
    'value-day': '起息日|生效日|生效日期|计息日|起息日期',
    description:
      '附言|备注|用途|交易说明|描述|說明|備註|交易描述|商品说明|交易备注|摘要说明|消費明細|交易附言|消费明细|摘要代码说明|交易内容|詳情|交易詳情|详情|註記|交易說明|附註|交易明細|交易用途|备注信息|留言',
    payee:
      '商户名称|收款人|付款人|收款方|对方|对方账户名|商户|商家|對方戶名|對方名稱|特店名稱|商店名稱|收 付款人|对手方|交易对手|对方姓名|对方账户名称|收款人名称|收款人姓名|付款方|交易对手名称|對方|商戶名稱',
    amount: '发生额|人民币金额|臺幣金額|記帳金額|记账金额|发生金额|新臺幣金額|台幣金額',
    'money-in': '贷方|贷方发生额|转入金额|收款|收款金额|存款|轉入金額|存款金额|存款金額|收款金額|贷方发生额 收入',
    'money-out':
      '支取|取出|借方发生额|转出金额|付款金额|取款|提出金額|支取金额|轉出金額|取款金额|提款金額|付款金額|借方发生额 支取|消费金额|提领|提領',
    fee: '手续费|服务费|費用|手續費|费用|服務費|手续费金额|佣金',
    balance:
      '可用余额|本次余额|当前余额|账面余额|交易后余额|交易餘額|帳面餘額|联机余额|賬戶結餘|戶口結餘|交易後餘額|账户结余|卡内余额|钞户余额',
    currency: '货币代码|幣種|交易币种|貨幣|账户币种|帳戶幣別|記帳幣別|记账币种|币种名称|入账币种',
    account: '卡号账户|本人账号|账户账号|賬戶|賬號|戶口號碼|賬戶號碼|账户号',
    'source-id': '交易编号|業務編號|凭证流水号|核心流水号|主机流水号|交易流水|交易編號|流水編號',
    reference:
      '凭证号|参考号|商户单号|参考编号|憑證號碼|支票号码|支票號碼|回单编号|商家订单号|凭证号码|參考編號|參考號碼|业务编号|商户订单号|訂單號碼|订单号|凭证编号|票据号码|单据号|票據號碼',
    status: '状态|狀態|交易狀態|处理状态|订单状态|支付状态|交易结果',
    marker:
      '借贷|借贷标志|借 贷|借貸別|收支类型|资金方向|借贷方向|收支類型|借贷标记|借貸|收支方向|收付标志|交易方向|借贷标识',
    kind: '交易类型|类型|业务类型|交易類型|類型|交易种类|業務類型|类别|交易类别|交易種類',
  },
  // Japanese
  {
    'day-begun': '開始日|開始日時',
    'day-ended': '終了日|終了日時',
    'day-booked': '完了日|完了日時|完了年月日|計上日|記帳日|処理日|記帳年月日|お振替日',
    day: '取扱日|取引日時|取引年月日|日時|お取扱日|操作日|勘定日|お取り扱い日|取引日付|お取引日時|お取引年月日|お取扱い日|入出金日',
    'day-made': '購入日|ご利用年月日|利用年月日|決済日|支払日|利用日時|ご利用日時|購入年月日|約定日',
    'value-day': '起算年月日',
    description:
      '内容|備考|メモ|取引名|説明|ご利用内容|取引種類摘要|取引概要|お取扱内容|お客さまメモ|詳細|取引詳細|摘要欄|お取引の内容|取扱内容|コメント',
    payee:
      '支払先|振込先名|相手先|取引先|ご利用先|利用先|加盟店名|振込依頼人名|受取人名|ご利用店舗|お取引先|利用店舗|店舗名|振込依頼人|受取人|相手先名|支払先名|ご利用店名 商品名|利用店名 商品名|加盟店|取引先名|ご利用加盟店',
    amount: '入出金額|入出金 円|入出金額 円',
    'money-in': '預入金額|お預け入れ|預入額|受取金額|収入|預入|振込入金|お預け入れ額|お預入|受入金額|預入金額 円',
    'money-out':
      '引出金額|支払金額|引落額|引出額|払出金額|引出|引出し|払戻金額|お引出|支払金額 円|利用額|ご利用額|お引出し金額',
    fee: '手数料|振込手数料|利用手数料|取引手数料',
    balance: '現在残高|口座残高|取引後残高|預金残高|お預かり残高|取引後の残高|現在高|お取引後残高',
    currency: '通貨コード|取引通貨',
    account: 'お取引口座|支払口座|ご利用口座',
    'source-id': '取引番号|取引id|取引通番|お取引番号',
    reference: '照会番号|受付番号|承認番号|伝票番号|参照番号|お問い合わせ番号|お問合せ番号|手形 小切手番号',
    status: '状態|ステータス|処理状況|状況|取引状況|取引ステータス',
    marker: '入払区分|入出金区分|受払区分|入 出|貸借区分|入出区分|入払|貸借',
    kind: '種類|取引種別|区分|取引区分|種別|お取引種類|取引種類|取引の種類',
  },
  // Korean
  {
    'day-begun': '시작일|시작일시|시작 날짜',
    'day-ended': '종료일|종료일시',
    'day-booked': '완료일|완료일시|완료 날짜|기장일|처리일|처리일자|승인처리일|매입일|매입일자|접수일',
    day: '날짜|일자|일시|거래시간|거래날짜|거래 일시|거래 일자',
    'day-made': '승인일|결제일|이용일시|승인일시|승인일자|구매일|사용일|사용일자|결제일자|이용 일시',
    'value-day': '기산일|기산일자',
    description:
      '거래내역|메모|비고|설명|내역|이용내역|거래적요|통장메모|상세내용|거래메모|기재사항|거래기록사항|통장표시내용|상세내역|이용 내역|거래 내용|거래 메모',
    payee:
      '가맹점|가맹점명|받는분|보낸분|보낸분 받는분|이용가맹점|거래처|이용하신곳|상호|의뢰인 수취인|수취인|상대방|상호명|거래처명|수취인명|사용처|이용하신 곳|가맹점 명|상대예금주명|상대방명|받는 분',
    amount: '금액|승인금액|사용금액|결제금액|금액 원|거래 금액',
    'money-in': '입금금액|수입|맡기신 금액|대변|입금 금액|받은금액|들어온돈',
    'money-out': '출금금액|지출|찾으신 금액|지급금액|차변|출금 금액|지급액|보낸금액|지급 원',
    fee: '수수료|이용수수료|수수료 원',
    balance: '거래후 잔액|잔고|통장잔액|거래후잔고|계좌잔액|현재잔액',
    currency: '통화코드|화폐|통화구분',
    account: '출금계좌번호 본인|내계좌|본인계좌',
    'source-id': '거래번호|거래고유번호|거래아이디|거래 번호|고유번호',
    reference: '승인번호|참조번호|수표번호|전표번호|주문번호|관리번호|어음번호',
    status: '상태|거래상태|처리상태|승인상태|처리결과|결제상태|승인구분|진행상태|이용상태|매출상태',
    marker: '입출금구분|입 출금|입출금 구분|입지구분|입출구분|수입 지출|입금 출금',
    kind: '구분|거래구분|거래종류|유형|거래유형|종류|이용구분|거래 구분|거래 유형',
  },
  // Swahili
  {
    'day-booked': 'tarehe ya kuingizwa|tarehe ya kuchapishwa|tarehe ya usajili',
    day: 'siku|tarehe na saa|tarehe na muda|muda wa kukamilika|tarehe muda',
    'value-day': 'tarehe ya thamani|tarehe thamani',
    description: 'maelezo ya muamala|taarifa|kumbukumbu ya maelezo|undani|ufafanuzi|maelezo zaidi|dokezo|ujumbe',
    payee: 'mlipwaji|mpokeaji|mtumaji|jina la mpokeaji|mlipaji|mfanyabiashara|jina la mtumaji|mhusika',
    amount: 'kiasi cha muamala|kiasi cha fedha|kiasi cha pesa',
    'money-in': 'pesa iliyoingia|pesa zilizoingia|kiasi kilichoingia|imeingia|fedha ndani|pesa ndani',
    'money-out': 'pesa iliyotoka|pesa zilizotoka|kiasi kilichotoka|imetoka|fedha nje|pesa nje|kilichotolewa',
    fee: 'tozo|ada ya huduma|gharama za muamala|ada ya muamala',
    balance: 'salio la akaunti|salio baada ya muamala|salio jipya|salio baada|salio lililopo|salio la sasa',
    currency: 'aina ya sarafu|aina ya fedha',
    account: 'nambari ya akaunti|namba ya akaunti|jina la akaunti|akaunti yangu',
    'source-id': 'nambari ya muamala|namba ya muamala|kitambulisho cha muamala|namba ya risiti|nambari ya risiti',
    reference:
      'kumbukumbu|rejea|namba ya kumbukumbu|nambari ya kumbukumbu|kumbukumbu namba|namba ya hundi|nambari ya hundi|nambari ya rejea',
    status: 'hali ya muamala|hadhi|hali ya malipo',
    marker: 'ingizo toa|kuingia kutoka|mwelekeo',
    kind: 'aina|aina ya muamala|aina ya malipo',
  },
];
