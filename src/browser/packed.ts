/** JSON that also knows what our answers hold beside it: exact amounts and instants. */
export function packed(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, given: unknown) {
    // Asked of the holder: a date would have made itself a text already.
    const own = this[key];
    if (own instanceof Date) return { $instant: own.getTime() };
    return typeof given === 'bigint' ? { $bigint: String(given) } : given;
  });
}

/** What was packed. @throws SyntaxError where it is no JSON */
export function unpacked(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$bigint' in value) return BigInt(String(value.$bigint));
    if ('$instant' in value) return new Date(Number(value.$instant));
    return value;
  });
}
