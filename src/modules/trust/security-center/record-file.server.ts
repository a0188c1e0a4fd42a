import { BRAND } from '#kernel/brand.ts';
import { countryName } from '#kernel/country-name.ts';
import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { browserOf } from '#modules/access/devices/service.server.ts';
import { countryOf } from '#modules/access/sessions/service.server.ts';
import type { Recorded } from './model.ts';
import { wordsOf } from './record-words.ts';
import { isCritical, riskLevelOfLine } from './risk-level.ts';
import type { recordOf } from './store.server.ts';

/** Lines that one file holds at most, the newest; as many as a file that we take in (§9). */
export const MOST_EXPORTED = 10_000;

type Row = Awaited<ReturnType<typeof recordOf>>[number];

/** A line of the record as its person reads it. */
export function recordedOf({ number, action, metadata, ipAddress, userAgent, ...row }: Row): Recorded {
  const { workspaceId, resourceType, at } = row;
  return {
    number: Number(number),
    workspaceId,
    action,
    resourceType,
    riskLevel: riskLevelOfLine(action, (metadata as Record<string, unknown>)['riskLevel']),
    isCritical: isCritical(action),
    // What the installation does by itself comes from no address and from no browser.
    device: ipAddress === null && userAgent === null ? BRAND.name : browserOf(userAgent).name,
    country: countryOf(ipAddress),
    ipAddress,
    at,
  };
}

const HEADINGS = [
  'When (UTC)',
  'What',
  'Recorded as',
  'Level',
  'About',
  'Books',
  'Device',
  'Country',
  'Address',
  'Line',
];

/** The lines as a sheet. */
export function recordFile(lines: readonly Recorded[], now: Date): File {
  const cells = lines.map(
    ({ number, workspaceId, action, resourceType, riskLevel, device, country, ipAddress, at }) => [
      at.toISOString(),
      wordsOf(action),
      action,
      riskLevel,
      resourceType,
      workspaceId ?? '',
      device,
      country === null ? '' : countryName(country),
      ipAddress ?? '',
      String(number),
    ],
  );
  const text = BYTE_ORDER_MARK + csvText([HEADINGS, ...cells]);
  return new File([text], `ilifa-activity-${now.toISOString().slice(0, 10)}.csv`, { type: 'text/csv' });
}
