/**
 * How banks begin a line: the way the money went, before whom it went to. Seen in statements of the South African
 * banks (FNB, Absa, Standard Bank, Nedbank, Capitec, Investec), of Kenya (M-Pesa, KCB, Equity, Co-operative Bank) and of
 * Nigeria (GTBank, Access, First Bank, Zenith, UBA, OPay), in public test data and documentation, read November 2026.
 */
export type Channel = 'card' | 'cash' | 'debit-order' | 'payment' | 'transfer';

type Opening = { readonly channel: Channel; readonly words: readonly string[] };

// Each a regular expression without case, matched at the start of the line and taken off; longer ones before shorter.
const OPENINGS: readonly Opening[] = [
  {
    channel: 'card',
    words: [
      String.raw`(?:refund )?(?:chq|cheque|debit|credit|visa|mastercard)(?: ?card)? (?:pos )?(?:purch(?:ase)?|payment)(?: with cashback)?`,
      String.raw`(?:intl |international |recurring |online |contactless )*(?:card|online|pos|web|fuel|subscription|virtual card) ?(?:card )?(?:purchase|purch|prch|pur|payment|transaction|txn|refund|subscription)s?(?: with cashback)?(?: (?:at|from))?`,
      String.raw`(?:c|d)?pos (?:card )?(?:purch(?:ase)?|refund|payment|prch|txn)`,
      String.raw`(?:vc|mc|visa|verve) (?:loc|intl|int'?l)? ?(?:pos|web|atm)(?: ?prch| loc(?: prch)?)?`,
      String.raw`(?:pos|web) (?:loc(?: prch)?|prch|local)`,
      String.raw`web purchase`,
      String.raw`debit card`,
      String.raw`tjekkaart-? ?aankoop`,
      String.raw`(?:debiet|krediet)?kaart-? ?aankoop`,
      String.raw`s2s ?\*`,
      String.raw`merchant payment(?: online)? to`,
      String.raw`customer payment to (?:small business|small till|till|merchant)(?: to)?`,
      String.raw`buy goods(?: online)?(?: to)?`,
    ],
  },
  {
    channel: 'debit-order',
    words: [
      String.raw`(?:external |eft |internal )?debit order(?: to)?`,
      String.raw`eft debit(?: order)?`,
      String.raw`acb debit(?: ?: ?external)?`,
      String.raw`debi ?check(?: debit(?: order)?)?(?: d/o)?`,
      String.raw`(?:naedo|netcash|magtape debit|service agreement|debietorder|stop order to|stop order|aftrekorder)`,
      String.raw`(?:scheduled|recurring) (?:debit|payment|transfer)(?: (?:to|from))?`,
      String.raw`(?:standing order|so)(?: to)`,
    ],
  },
  {
    channel: 'cash',
    words: [
      String.raw`(?:chq|cheque|debit|credit)? ?card (?:atm )?(?:local )?cash (?:advanc\w*|withdrawal)`,
      String.raw`(?:autobank |atm |cardless |ewallet |own |other |local |at )*(?:atm )?cash (?:wdl|withdrawals?|wd|with cashback|send)`,
      String.raw`atm (?:cash|wdl|withdrawal|wd|local|on us|not on us)`,
      String.raw`customer withdrawal at agent till`,
      String.raw`withdrawal at (?:agent|atm)`,
      String.raw`deposit of funds at agent till`,
      String.raw`cash (?:deposit|dep|advance)(?: at)?`,
      String.raw`kontantonttrekking`,
    ],
  },
  {
    channel: 'transfer',
    words: [
      String.raw`fnb (?:app|ob|int(?:ernet)?|cell(?:phone)?|banking) (?:trf|transfer)(?: (?:to|from|frm))?`,
      String.raw`(?:ib|ibank|internet|electronic banking|inter-?account|internal|own account|banking app|app|cellphone banking) (?:trf|transfer)(?: (?:to|from|frm|received(?: from)?))?`,
      String.raw`ib-?oorplasing(?: (?:na|van))?`,
      String.raw`oorplasing(?: (?:na|van))?`,
    ],
  },
  {
    channel: 'payment',
    words: [
      String.raw`fnb (?:app|ob|int(?:ernet)?|cell(?:phone)?|banking) (?:rtc )?(?:pmt|payment)(?: (?:to|from|frm))?`,
      String.raw`(?:ib|ibank|internet|int-banking|electronic banking|digital|banking app|app|cellphone banking|mobile|instant|real[- ]?time|cross border) (?:rtc |external |immediate |internal |instant )?(?:pmt|pymt|payment)(?: (?:to|from|frm|dt|cr|received(?: from)?))?`,
      String.raw`(?:external|immediate|instant) (?:immediate )?(?:pmt|payment)(?: (?:to|from|frm))?`,
      String.raw`(?:rtc|payshap|pay ?shap)(?: (?:credit|express|debit|payment|pmt))?(?: (?:to|from|frm))?`,
      String.raw`(?:magtape|eft|acb|inward eft|inward|bank|cr|kliks|absa) (?:credit|deposit)(?: transfer)?(?: from)?`,
      String.raw`credit transfer(?: from)?`,
      String.raw`send money(?: \(?app\)?)?(?: [dc]r)?(?: send)?(?: to)?`,
      String.raw`byc (?:debit|credit)`,
      String.raw`ib-? ?betaling (?:na|van|aan)`,
      String.raw`(?:internet)?betaling (?:na|van|aan)`,
      String.raw`(?:payment|pmt|pymt|funds) (?:received )?(?:to|from|received)`,
      String.raw`(?:payments?) (?:made|received)`,
      String.raw`received from`,
      String.raw`(?:customer transfer(?: of funds)?|customer transfer fuliza mpesa|funds received|business payment|salary payment|promotion payment|b2c payment|customer send money(?: to unregistered user)?) (?:to|from)`,
      String.raw`pay ?bill(?: online)?(?: fuliza m-?pesa)?(?: to)?`,
      String.raw`pesa ?link(?: (?:transfer|trf|payment|to|from|frm))*`,
      String.raw`(?:mpesa|m-pesa) (?:b2c|c2b|transfer|payment|paybill)?(?: (?:to|from|frm))`,
      String.raw`(?:rtgs|neft|eft|swift|ach)(?: (?:to|from|frm|payment|pmt|transfer|trf))*`,
      String.raw`nip(?: ?trf| transfer| cr| dr)?(?: (?:to|from|frm))?`,
      String.raw`(?:alat |onb |mobile |mob |ussd |inward |outward |inst(?:ant)? |instant |fip |gtworld |gaps |fbnmobile |web |app )*(?:nip )?(?:trf|trsf|trfr|xfer)(?: (?:to|from|frm|ifo|b\/o))?`,
      String.raw`(?:fbnmobile|ussd|gtworld|gaps|nibss|remita)`,
      String.raw`transfer (?:to|from|ifo|between customers)`,
    ],
  },
];

// What parts the opening from what follows, and may be repeated.
const AFTER = String.raw`(?=[\s:/@*#.,|(-]|\d|$)[\s:/@*#.,|-]*`;

const CHARGED = /^(?:fee|charge|fooi)s?\b/i;

const matchers = OPENINGS.map(({ channel, words }) => ({
  channel,
  pattern: new RegExp(`^(?:${words.join('|')})${AFTER}`, 'i'),
}));

/** Takes the way the money went off the start of a bank's line; the channel is null where the line names none. */
export function channelOf(line: string): { channel: Channel | null; rest: string } {
  for (const { channel, pattern } of matchers) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const rest = line.slice(match[0].length);
    // "Cash withdrawal fee" is no withdrawal: the fee is what the line is about.
    return CHARGED.test(rest) ? { channel: null, rest: line } : { channel, rest };
  }
  return { channel: null, rest: line };
}
