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
    'day-booked': 'تاريخ القيد|تاريخ الترحيل|تاريخ التسجيل|تاريخ المعالجة|تاريخ الإدخال',
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
    'day-booked': 'תאריך רישום|תאריך חיוב|יום רישום|תאריך הרישום|תאריך עיבוד|מועד חיוב',
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
    'day-booked':
      'tanggal posting|tanggal pembukuan|tarikh pos|tgl posting|tanggal buku|tanggal proses|tarikh posting|tgl pembukuan|tarikh diproses|tanggal pencatatan',
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
];
