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
];
