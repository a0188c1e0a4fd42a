import { SIGNATURE_HEADER } from './webhooks.rules.ts';

// What a receiver may copy. A test runs both against calls that the product has really made.

const NODE = `import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether a call comes from here, and within the last five minutes.
 * header: the text of ${SIGNATURE_HEADER}
 * body: the bytes as they came, before anything reads them as JSON
 */
export function isGenuine(header, body, secret) {
  const parts = String(header).split(',').map((part) => part.split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1];
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) <= 300)) return false;
  const own = createHmac('sha256', secret).update(\`\${seconds}.\`).update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === own.length && timingSafeEqual(given, own);
  });
}
`;

const PYTHON = `import hashlib, hmac, time

def is_genuine(header, body, secret):
    """Whether a call comes from here, and within the last five minutes.

    header: the text of ${SIGNATURE_HEADER}
    body: the bytes as they came, before anything reads them as JSON
    """
    parts = [part.partition("=") for part in (header or "").split(",")]
    seconds = next((value for name, _, value in parts if name == "t"), "")
    if not seconds.isdecimal() or abs(time.time() - int(seconds)) > 300:
        return False
    signed = seconds.encode() + b"." + body
    own = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode()
    return any(
        name == "v1" and hmac.compare_digest(own, value.encode())
        for name, _, value in parts
    )
`;

/** How a program knows a call of ours, by the language that it is written in. */
export const SAMPLES = [
  { value: 'node', label: 'Node.js', code: NODE },
  { value: 'python', label: 'Python', code: PYTHON },
] as const;
export type Language = (typeof SAMPLES)[number]['value'];
