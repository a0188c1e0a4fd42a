import type { Api } from './caller.ts';

type Statement = { readonly accountId: string; readonly name: string; readonly text: string };

/** Uploads a statement for an account. @throws Error where it is not read without a person's help. */
export async function bring(api: Api, { accountId, name, text }: Statement): Promise<string> {
  const file = new File([text], name, { type: 'text/csv' });
  const { id, finding } = await api.imports.upload({ file, accountId });
  if (finding?.kind !== 'read') throw new Error(`${name} was not read: ${JSON.stringify(finding)}`);
  return id;
}

/** Writes an uploaded statement into the ledger; answers how many rows became what. */
export async function commit(api: Api, id: string): Promise<Awaited<ReturnType<Api['imports']['commit']>>> {
  return api.imports.commit({ id });
}
