import * as z from 'zod';
import { TIERS } from './tiers.ts';

export const TierSchema = z.enum(TIERS);
