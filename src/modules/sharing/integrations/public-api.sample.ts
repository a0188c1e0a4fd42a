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
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(answer.headers.get('retry-after'))));
    return call(method, path, body, idempotencyKey);
  }
  const told = await answer.json();
  if (!answer.ok) throw new Error(\`\${told.code}: \${told.detail}\`);
  return told;
}

// Adds a transaction. Sent again with the same key, as after a lost answer, it is not added twice.
const [account] = (await call('GET', 'accounts')).data;
const category = (await call('GET', 'categories')).data.find(({ kind }) => kind === 'expense');
const added = await call(
  'POST',
  'transactions',
  { accountId: account.id, categoryId: category.id, bookedOn: '2026-11-02', description: 'Bread', amount: '-12.34' },
  crypto.randomUUID(),
);
console.log('added', added.data.id);

// Reads all transactions, page by page.
let cursor = '';
do {
  const page = await call('GET', \`transactions?pageSize=100\${cursor && \`&cursor=\${cursor}\`}\`);
  for (const { bookedOn, description, amount, currency } of page.data) console.log(bookedOn, description, amount, currency);
  cursor = page.nextCursor ?? '';
} while (cursor);

// Writes a note on all that a search finds, where it finds as many as the preview said, and undoes it.
const noted = { filter: { search: 'bread' }, change: { note: 'For breakfast' } };
const { changing } = (await call('POST', 'transactions/bulk/preview', noted)).data;
const made = await call('POST', 'transactions/bulk', { ...noted, expected: changing }, crypto.randomUUID());
const undone = await call('POST', \`changes/\${made.data.changeId}/undo\`, undefined, crypto.randomUUID());
console.log('noted', made.data.count, 'undone', undone.data.count);
`;
