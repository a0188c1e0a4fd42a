import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { SealedColumn } from '#platform/resealing.server.ts';
import { codeIn, MINUTES, MOST_TRIES, type ProofKind } from './rules.ts';
import { proofs } from './table.server.ts';

/** What a proof is made from. */
export type NewProof = {
  readonly kind: ProofKind;
  /** Whose mailbox it is sent to; empty for one that no e-mail carries. */
  readonly email: string;
  readonly userId?: string | null;
  readonly about?: string;
  /** The token of the cookie of the browser that asks. */
  readonly browser?: string | null;
  /** A secret that is there already, such as the state of a sign-in elsewhere; else one is made. */
  readonly link?: string;
  /** What it stands for; sealed. */
  readonly payload: unknown;
};

/** What goes into the e-mail. Nothing of it is kept. */
export type Secret = { readonly code: string; readonly link: string };

/** A proof that was found by its secret, not yet used. */
export type Proof = {
  readonly id: string;
  readonly email: string;
  readonly userId: string | null;
  readonly about: string | null;
  readonly browserHash: string | null;
  readonly payload: unknown;
};

type Row = typeof proofs.$inferSelect;

/** Two days after their end, proofs are forgotten: an unfinished sign-up leaves nothing of anybody behind. */
const KEPT_MS = 48 * 60 * 60_000;

const placeOf = (id: string) => `proof ${id}`;

export const SEALED_PROOFS: SealedColumn = {
  table: 'proofs',
  column: 'sealed',
  key: ['id'],
  place: ([id = '']) => placeOf(id),
};

/** The proofs of one-time secrets, under the keys of a running application. */
export function proofsOn(db: Database, keyring: Keyring, now: Date) {
  const hashOf = (kind: string, secret: string) => keyring.fingerprint(`proof ${kind} ${secret}`);
  const codeHash = (kind: string, email: string, code: string) => hashOf(kind, `${email} ${code}`);
  const proofIn = (row: Row): Proof | null => {
    const text = keyring.open(row.sealed, placeOf(row.id));
    if (text === null) return null;
    const { id, email, userId, about, browserHash } = row;
    return { id, email, userId, about, browserHash, payload: JSON.parse(text) as unknown };
  };
  const endOf = (kind: ProofKind) => expiryOf(kind, now);
  const asAuth = <T>(work: () => Promise<T>) => asRole(db, 'ilifa_auth', work);
  const holds = () => and(isNull(proofs.usedAt), gt(proofs.expiresAt, now));
  // Locked by their ids before they change together: two calls that meet rows in other orders wait for each other for ever.
  const inTurn = async (which: SQL | undefined): Promise<SQL> => {
    const rows = await db.select({ id: proofs.id }).from(proofs).where(which).orderBy(proofs.id).for('update');
    return inArray(
      proofs.id,
      rows.map(({ id }) => id),
    );
  };

  return {
    async add({ kind, email, userId = null, about, browser = null, link, payload }: NewProof): Promise<Secret> {
      const secret = link === undefined ? newSecret() : { ...newSecret(), link };
      const id = randomUUIDv7();
      const row = {
        id,
        kind,
        email,
        userId,
        about: about ?? null,
        codeHash: codeHash(kind, email, secret.code),
        linkHash: hashOf(kind, secret.link),
        browserHash: browser === null ? null : hashOf('browser', browser),
        sealed: keyring.seal(JSON.stringify(payload), placeOf(id)),
        expiresAt: endOf(kind),
      };
      await asAuth(async () => {
        await db.delete(proofs).where(await inTurn(lt(proofs.expiresAt, new Date(now.getTime() - KEPT_MS))));
        await db.insert(proofs).values(row);
      });
      return secret;
    },

    /** Gives the last proof that this browser asked for a new secret; the old one is worth nothing from then on. */
    async renew(kind: ProofKind, browser: string): Promise<{ proof: Proof; secret: Secret } | null> {
      const secret = newSecret();
      const proof = await this.ofBrowser(kind, browser);
      if (proof === null) return null;
      const hashes = { codeHash: codeHash(kind, proof.email, secret.code), linkHash: hashOf(kind, secret.link) };
      await asAuth(() =>
        db
          .update(proofs)
          .set({ ...hashes, tries: 0, expiresAt: endOf(kind) })
          .where(eq(proofs.id, proof.id)),
      );
      return { proof, secret };
    },

    /** The last proof of this kind that this browser asked for. */
    async ofBrowser(kind: ProofKind, browser: string): Promise<Proof | null> {
      const [row] = await asAuth(() =>
        db
          .select()
          .from(proofs)
          .where(and(eq(proofs.kind, kind), eq(proofs.browserHash, hashOf('browser', browser)), holds()))
          .orderBy(desc(proofs.id))
          .limit(1),
      );
      return row === undefined ? null : proofIn(row);
    },

    /**
     * The proof that a code typed for this address, or the secret of a link, belongs to. The try is counted first, in a
     * transaction of its own (`apart`), so that codes tried at once are counted one by one.
     */
    async tried(kind: ProofKind, email: string, typed: string): Promise<Proof | null> {
      const code = codeIn(typed);
      if (code === null) return this.byLink(kind, typed, email);
      const wanted = codeHash(kind, email, code);
      const open = and(eq(proofs.kind, kind), eq(proofs.email, email), holds(), lt(proofs.tries, MOST_TRIES));
      const rows = await asAuth(async () =>
        db
          .update(proofs)
          .set({ tries: sql`${proofs.tries} + 1` })
          .where(await inTurn(open))
          .returning(),
      );
      const row = rows.find((candidate) => candidate.codeHash === wanted);
      return row === undefined ? null : proofIn(row);
    },

    /** The proof of a link's secret, or of one that only a browser carries. */
    async byLink(kind: ProofKind, link: string, email?: string): Promise<Proof | null> {
      const [row] = await asAuth(() =>
        db
          .select()
          .from(proofs)
          .where(and(eq(proofs.kind, kind), eq(proofs.linkHash, hashOf(kind, link)), holds())),
      );
      if (row === undefined || (email !== undefined && row.email !== email)) return null;
      return proofIn(row);
    },

    /** Uses it up. False where it has been used, also by a call at the same moment. */
    async use(id: string): Promise<boolean> {
      const rows = await asAuth(() =>
        db
          .update(proofs)
          .set({ usedAt: now })
          .where(and(eq(proofs.id, id), isNull(proofs.usedAt)))
          .returning({ id: proofs.id }),
      );
      return rows.length === 1;
    },

    /** Waits for whoever is using one of the proofs that count together, before one of them is used. */
    async waitFor(about: string): Promise<void> {
      const together = db.select({ id: proofs.id }).from(proofs).where(eq(proofs.about, about));
      await asAuth(async () => together.orderBy(proofs.id).for('update'));
    },

    /** Whether of the proofs that count together none is missing. */
    async allUsed(about: string): Promise<boolean> {
      const rows = await asAuth(() => db.select({ usedAt: proofs.usedAt }).from(proofs).where(eq(proofs.about, about)));
      return rows.length > 0 && rows.every(({ usedAt }) => usedAt !== null);
    },

    /** Makes all that a person has asked for of this kind worth nothing. */
    async forget(kind: ProofKind, userId: string): Promise<void> {
      const theirs = and(eq(proofs.kind, kind), eq(proofs.userId, userId));
      await asAuth(async () => db.delete(proofs).where(await inTurn(theirs)));
    },

    /** Whether the request comes from the browser that asked for the proof. */
    isFrom({ browserHash }: Proof, browser: string | null): boolean {
      return browserHash !== null && browser !== null && browserHash === hashOf('browser', browser);
    },
  };
}

function newSecret(): Secret {
  return { code: String(randomInt(100_000_000)).padStart(8, '0'), link: randomBytes(32).toString('base64url') };
}

/** Until when a proof that is made now holds. */
export function expiryOf(kind: ProofKind, now: Date): Date {
  return new Date(now.getTime() + MINUTES[kind] * 60_000);
}
