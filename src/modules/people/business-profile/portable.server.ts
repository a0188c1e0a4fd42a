import * as z from 'zod';
import { InstantSchema, portableTable } from '#platform/portable.server.ts';
import { KeptBusinessSchema } from './model.ts';
import { businessDetails } from './table.server.ts';

const { shape } = KeptBusinessSchema;

export const portableBusiness = portableTable({
  name: 'business-details',
  about: 'The details of the business, if any were entered.',
  table: businessDetails,
  row: z.strictObject({
    legalName: shape.legalName,
    tradingName: shape.tradingName,
    entity: shape.entity,
    industry: shape.industry,
    country: shape.country,
    registrationNumber: shape.registrationNumber,
    taxNumber: shape.taxNumber,
    vatNumber: shape.vatNumber,
    street: shape.street,
    city: shape.city,
    region: shape.region,
    postalCode: shape.postalCode,
    yearStart: shape.yearStart,
    updatedAt: InstantSchema,
  }),
});
