// What a program may copy. A test runs it against the product.

/** Adds a transaction once, reads all of them, and changes and undoes many at once, in Node.js 20 or later, with ILIFA_URL and ILIFA_KEY in its environment. */
export const API_SAMPLE = `const { ILIFA_URL, ILIFA_KEY } = process.env;

async function call(method, path, body, idempotencyKey) {
  const answer = await fetch(\`\${ILIFA_URL}/api/v1/\${path}\`, {
    method,
    headers: {
      authorization: \`Bearer \${ILIFA_KEY}\`,
      ...(body && { 'content-type': 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: body && JSON.stringify(body),
  });
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    await new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
    return call(method, path, body, idempotencyKey);
  }
  const result = await answer.json();
  if (!answer.ok) throw new Error(\`\${result.code}: \${result.detail}\`);
  return result;
}

// Adds a transaction. Sent again with the same key, it is not added twice.
const [account] = (await call('GET', 'accounts')).data;
const categories = (await call('GET', 'categories')).data;
const bread = {
  accountId: account.id,
  categoryId: categories.find(({ kind }) => kind === 'expense').id,
  bookedOn: '2026-11-02',
  description: 'Bread',
  amount: '-12.34',
};
const added = await call('POST', 'transactions', bread, crypto.randomUUID());
console.log('added', added.data.id);

// Reads all transactions, page by page.
let cursor = '';
do {
  const page = await call('GET', \`transactions?pageSize=100\${cursor}\`);
  for (const { bookedOn, description, amount, currency } of page.data)
    console.log(bookedOn, description, amount, currency);
  cursor = page.nextCursor ? \`&cursor=\${page.nextCursor}\` : '';
} while (cursor);

// Adds a note to every transaction that a search finds, then undoes it.
// Nothing is changed unless it finds as many as the preview said.
const addNote = { filter: { search: 'bread' }, change: { note: 'For breakfast' } };
const { changing } = (await call('POST', 'transactions/bulk/preview', addNote)).data;
const asked = { ...addNote, expected: changing };
const changed = await call('POST', 'transactions/bulk', asked, crypto.randomUUID());
const undo = \`changes/\${changed.data.changeId}/undo\`;
const undone = await call('POST', undo, undefined, crypto.randomUUID());
console.log('noted', changed.data.count, 'undone', undone.data.count);
`;
