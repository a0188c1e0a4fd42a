import type { Filling } from '#kernel/form-marks.ts';
import { SoughtSchema } from '#modules/front/partners/model.ts';
import { countryName, noneFound, specialtyTitle } from '#modules/front/partners/words.ts';
import { type Api, refusedOf } from './page-call.server.ts';
import { valuesOf } from './plain-form.server.ts';

/** Shows one of two parts of the page: the list with its filter, or what to do while nobody is listed at all. */
const [LISTED, NOBODY] = [{ directory: [{}] }, { 'no-directory': [{}] }];

/** The list of providers as an address asks for it. */
export async function providersFilling(query: URLSearchParams, api: Api, now: Date): Promise<Filling> {
  const sought = SoughtSchema.parse({ country: query.get('country'), specialty: query.get('specialty') });
  const { country, specialty } = sought;
  const forms = { filter: { values: valuesOf(query, ['country', 'specialty']), errors: {}, notice: '' } };
  try {
    const found = await api.partners.find(sought);
    const isAnyone = found.length > 0 || (await api.partners.find({ country: null, specialty: null })).length > 0;
    const none = found.length === 0 ? noneFound(country ?? '', specialty ?? '') : '';
    const providers = found.map((provider) => ({
      ...provider,
      country: countryName(provider.country),
      specialties: provider.specialties.map(specialtyTitle).join(', '),
    }));
    return { words: { 'none-found': none }, forms, lists: { providers, ...(isAnyone ? LISTED : NOBODY) } };
  } catch (error) {
    return { words: { 'none-found': refusedOf(error, now, '').notice }, forms, lists: LISTED };
  }
}
