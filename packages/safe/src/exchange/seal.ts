import { SafeError } from '../errors/SafeError.ts'
import { malformed } from './shape.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

/**
 * The number of rounds that OWASP recommends for PBKDF2 with SHA-256 (2023): a tenth of a second on a laptop, days
 * for a dictionary.
 */
const ITERATIONS = 600_000
/** A link must not be able to keep a browser busy for minutes. */
const MOST_ITERATIONS = 5_000_000
const VERSION = 1
const MODE = { key: 1, passphrase: 2 } as const
const SALT = 16
const IV = 12
const TAG = 16

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Encrypts with a new random key (AES-256-GCM). The key is needed to read it, and any change is detected.
 *
 * @throws SafeError `exchange/unsupported`
 * @example
 * const { sealed, key } = await sealWithKey(await packExchange(proposal))
 */
export async function sealWithKey(plain: Bytes): Promise<{ readonly sealed: Bytes; readonly key: Bytes }> {
  const key = crypto.getRandomValues(new Uint8Array(32))
  const header = Uint8Array.of(VERSION, MODE.key)
  return { sealed: await encrypt(await importKey(key), header, plain), key }
}

/**
 * Encrypts with a key derived from a passphrase (PBKDF2, SHA-256, 600,000 rounds, a random salt), for links on
 * channels that others can read. The passphrase must use another channel.
 *
 * @throws SafeError `exchange/unsupported`
 * @example
 * const sealed = await sealWithPassphrase(await packExchange(proposal), 'four random words here')
 */
export async function sealWithPassphrase(plain: Bytes, passphrase: string): Promise<Bytes> {
  const header = new Uint8Array(2 + 4 + SALT)
  header.set([VERSION, MODE.passphrase])
  new DataView(header.buffer).setUint32(2, ITERATIONS)
  header.set(crypto.getRandomValues(new Uint8Array(SALT)), 6)
  return encrypt(await stretch(passphrase, header.slice(6), ITERATIONS), header, plain)
}

/**
 * Whether sealed bytes open with a passphrase rather than a key.
 *
 * @throws SafeError `exchange/malformed` for bytes of another version
 * @example
 * const fragment = parseShareFragment(`#${await buildShareFragment(proposal, 'four random words here')}`)
 * fragment !== null && needsPassphrase(fragment.sealed) // true
 */
export function needsPassphrase(sealed: Uint8Array): boolean {
  const [version, mode] = sealed
  if (version !== VERSION)
    throw malformed(messages.theLink, messages.linkVersion({ found: String(version), reads: VERSION }))
  if (mode !== MODE.key && mode !== MODE.passphrase)
    throw malformed(messages.theLink, messages.unknownMode(String(mode)))
  return mode === MODE.passphrase
}

/**
 * Decrypts. A changed bit, a wrong key and a wrong passphrase are all refused.
 *
 * @throws SafeError `exchange/locked`, `exchange/malformed`, `exchange/unsupported`
 * @example
 * const sealed = await sealWithPassphrase(await packExchange(proposal), 'four random words here')
 * const item = await unpackExchange(await openSealed(sealed, { passphrase: 'four random words here' }))
 */
export async function openSealed(
  sealed: Bytes,
  secret: { readonly key: Uint8Array } | { readonly passphrase: string },
): Promise<Bytes> {
  const byPassphrase = needsPassphrase(sealed)
  const size = byPassphrase ? 2 + 4 + SALT : 2
  if (sealed.length < size + IV + TAG) throw malformed(messages.theLink, messages.cutOff)
  const header = sealed.slice(0, size)
  if ('passphrase' in secret !== byPassphrase) throw locked()
  if (!('passphrase' in secret)) {
    if (secret.key.length !== 32) throw locked()
    return decrypt(await importKey(Uint8Array.from(secret.key)), header, sealed)
  }
  const iterations = new DataView(header.buffer).getUint32(2)
  if (iterations < ITERATIONS || iterations > MOST_ITERATIONS)
    throw malformed(messages.theLink, messages.rounds({ found: iterations, least: ITERATIONS, most: MOST_ITERATIONS }))
  return decrypt(await stretch(secret.passphrase, header.slice(6), iterations), header, sealed)
}

/** Browsers disable WebCrypto on pages loaded over plain http from other hosts. */
function subtle(): SubtleCrypto {
  const { subtle: found } = globalThis.crypto as { readonly subtle?: SubtleCrypto }
  if (found === undefined)
    throw new SafeError('exchange/unsupported', messages.noEncryption, { missing: 'crypto.subtle' })
  return found
}

const importKey = (key: Bytes) => subtle().importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

async function stretch(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // The same passphrase typed on two keyboards must give the same bytes.
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await subtle().importKey('raw', words, 'PBKDF2', false, ['deriveKey'])
  const by = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return subtle().deriveKey(by, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function encrypt(key: CryptoKey, header: Bytes, plain: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(IV))
  const text = await subtle().encrypt({ name: 'AES-GCM', iv, additionalData: header }, key, plain)
  const sealed = new Uint8Array(header.length + IV + text.byteLength)
  sealed.set(header)
  sealed.set(iv, header.length)
  sealed.set(new Uint8Array(text), header.length + IV)
  return sealed
}

async function decrypt(key: CryptoKey, header: Bytes, sealed: Bytes): Promise<Bytes> {
  const iv = sealed.slice(header.length, header.length + IV)
  const text = sealed.slice(header.length + IV)
  try {
    return new Uint8Array(await subtle().decrypt({ name: 'AES-GCM', iv, additionalData: header }, key, text))
  } catch (cause) {
    throw locked(cause)
  }
}

const locked = (cause?: unknown) => new SafeError('exchange/locked', messages.cannotOpen, {}, cause)
