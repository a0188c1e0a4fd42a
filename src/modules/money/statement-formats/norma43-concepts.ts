/** The concepts that all banks of Spain share, in the words of the standard: a record may have no others. */
const CONCEPTS: Readonly<Record<string, string>> = {
  '01': 'Talones y reintegros',
  '02': 'Abonarés, entregas e ingresos',
  '03': 'Domiciliados, recibos, letras y pagos por su cuenta',
  '04': 'Giros, transferencias, traspasos y cheques',
  '05': 'Amortizaciones de préstamos y créditos',
  '06': 'Remesas de efectos',
  '07': 'Suscripciones, dividendos pasivos y canjes',
  '08': 'Dividendos, cupones, primas de junta y amortizaciones',
  '09': 'Operaciones de bolsa y compraventa de valores',
  '10': 'Cheques gasolina',
  '11': 'Cajero automático',
  '12': 'Tarjetas de crédito y débito',
  '13': 'Operaciones con el extranjero',
  '14': 'Devoluciones e impagados',
  '15': 'Nóminas y seguros sociales',
  '16': 'Timbres, corretajes y pólizas',
  '17': 'Intereses, comisiones, custodia, gastos e impuestos',
  '98': 'Anulaciones y correcciones de asiento',
  '99': 'Varios',
};

export const conceptOf = (code: string): string => CONCEPTS[code] ?? '';
