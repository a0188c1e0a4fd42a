import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';

const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** What this table's rows hold, which is less than the type of the format. */
type Row = CountryResponse & { readonly country_code?: string };

let table: Reader<Row> | undefined;

/** The country an address is registered in, by a table on this machine: nothing is asked outside. Null where unknown. */
export function countryOf(ipAddress: string | null): string | null {
  if (ipAddress === null) return null;
  table ??= new Reader<Row>(readFileSync(createRequire(import.meta.url).resolve(TABLE)));
  try {
    return table.get(ipAddress.replace(/^::ffff:/i, ''))?.country_code ?? null;
  } catch {
    // What is no address has no country.
    return null;
  }
}
