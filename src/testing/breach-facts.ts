import type { Facts } from '#modules/trust/breaches/model.ts';

/** What tests record: a laptop with data of twelve people in Kenya, stolen. The instants are given, as here is no clock. */
export function stolenLaptop(discoveredAt: Facts['discoveredAt'], awareAt: Facts['awareAt']): Facts {
  return {
    title: 'Laptop stolen',
    discoveredAt,
    awareAt,
    capacity: 'controller',
    risk: 'high',
    whatHappened: 'A laptop was taken from a car.',
    whoseData: 'Customers',
    whatData: 'Names and addresses',
    concerned: [{ country: 'KE', people: 12 }],
    effects: '',
    remedy: '',
  };
}
