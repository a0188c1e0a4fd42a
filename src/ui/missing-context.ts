type Missing = { readonly context: string; readonly hook: string; readonly provider: string };

/**
 * What a context holds. Outside of its provider this is a mistake in the code, said to its developer (§8).
 * @throws {Error} which names the context, the hook and the provider.
 */
export function fromContext<Value>(value: Value | null, { context, hook, provider }: Missing): Value {
  if (value === null) throw new Error(`Missing ${context} context: ${hook} must be used within <${provider}>`);
  return value;
}
