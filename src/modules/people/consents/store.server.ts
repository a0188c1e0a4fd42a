import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database.server.ts';
import { type KeptConsent, KeptConsentSchema } from './model.ts';
import { consents } from './table.server.ts';

/** The latest first: all of them, or as many as are asked for. */
export async function consentsOf(db: Database, userId: string, most?: number): Promise<KeptConsent[]> {
  const rows = db
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.givenAt), desc(consents.recordedAt));
  return (await (most === undefined ? rows : rows.limit(most))).map(present);
}

/** The same decision as it was recorded before: a browser may tell of one twice. */
export async function findSameConsent(
  db: Database,
  userId: string,
  { choices, givenAt, version, via }: Pick<KeptConsent, 'choices' | 'givenAt' | 'version' | 'via'>,
): Promise<KeptConsent | null> {
  const { functional, analytics, marketing } = choices;
  const isSame = and(
    eq(consents.userId, userId),
    eq(consents.givenAt, givenAt),
    eq(consents.version, version),
    eq(consents.via, via),
    eq(consents.functional, functional),
    eq(consents.analytics, analytics),
    eq(consents.marketing, marketing),
  );
  const [row] = await db.select().from(consents).where(isSame).limit(1);
  return row === undefined ? null : present(row);
}

export async function addConsent(
  db: Database,
  userId: string,
  { choices, ...rest }: KeptConsent,
): Promise<KeptConsent> {
  const [row] = await db
    .insert(consents)
    .values({ userId, ...choices, ...rest })
    .returning();
  if (row === undefined) throw new Error('a consent that was written is not there');
  return present(row);
}

function present({ functional, analytics, marketing, ...rest }: typeof consents.$inferSelect): KeptConsent {
  return KeptConsentSchema.parse({ ...rest, choices: { functional, analytics, marketing } });
}
