import { ORPCError } from '@orpc/server';
import { withholdAmounts } from '#kernel/withheld.ts';
import { strikeOut } from '#kernel/written-amounts.ts';

/**
 * Takes the amounts out of what is answered, and of what is refused. Here and nowhere else: every answer about books
 * passes here, after its schema, and one that could carry an amount unseen is refused (`withholdAmounts`).
 */
export async function withoutAmounts<T extends { output: unknown }>(answer: () => Promise<T>): Promise<T> {
  try {
    const found = await answer();
    // The same shape, as far as the schema tells it: amounts stay amounts, without their figures.
    return { ...found, output: withholdAmounts(found.output) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    const { code, defined, status, message, data }: ORPCError<string, unknown> = error;
    throw new ORPCError(code, { defined, status, message: strikeOut(message), data: withholdAmounts(data) });
  }
}
