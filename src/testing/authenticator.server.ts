import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Challenge, Creation, NewPasskey, PasskeyAnswer } from '#modules/access/two-factor/passkeys.model.ts';

/** What a browser and its authenticator would say differently if somebody else were at them. */
type Twist = {
  readonly origin?: string;
  readonly rpId?: string;
  /** The owner unlocked it by a finger, a face or a PIN. */
  readonly verified?: boolean;
  readonly challenge?: string;
  readonly counter?: number;
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** An authenticator in software, by the e-mail of WebAuthn, that does as it is told: also what a real one refuses to do. */
export function softAuthenticator(origin: string) {
  const id = randomBytes(24);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let uses = 0;

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authData = (rpId: string, flags: number, counter: number) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  };

  return {
    make({ challenge, rp }: Creation, twist: Twist = {}): NewPasskey {
      const flags = PRESENT | WITH_KEY | ((twist.verified ?? true) ? VERIFIED : 0);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const data = Buffer.concat([authData(twist.rpId ?? rp.id, flags, 0), attested]);
      const object = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ]);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', twist.challenge ?? challenge, twist.origin ?? origin).toString(
            'base64url',
          ),
          attestationObject: object.toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    answer({ challenge, rpId }: Challenge, twist: Twist = {}): PasskeyAnswer {
      uses += 1;
      const flags = PRESENT | ((twist.verified ?? true) ? VERIFIED : 0);
      const data = authData(twist.rpId ?? rpId, flags, twist.counter ?? uses);
      const client = clientData('webauthn.get', twist.challenge ?? challenge, twist.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** The public key as COSE writes it: an elliptic curve key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return map([
    [whole(1), whole(2)],
    [whole(3), whole(-7)],
    [whole(-1), whole(1)],
    [whole(-2), bytes(Buffer.from(x, 'base64url'))],
    [whole(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

// The little of CBOR that it takes.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (pairs: readonly (readonly [Buffer, Buffer])[]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
