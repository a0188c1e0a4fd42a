/** A name that nothing has yet: the bank and the kind, then with what tells it apart, then numbered. */
export function freeName(parts: readonly string[], more: readonly (string | null)[], taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.trim().toLowerCase()));
  const base = parts.filter((part) => part !== '').join(' ');
  const further = more.filter((part) => part !== null && part !== '' && !base.includes(part));
  const candidates = [base, ...further.map((part) => `${base} ${part}`)];
  const free = candidates.find((name) => !used.has(name.toLowerCase()));
  if (free !== undefined) return free;
  for (let number = 2; ; number += 1) if (!used.has(`${base} ${number}`.toLowerCase())) return `${base} ${number}`;
}
