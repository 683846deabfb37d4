import { createHash, randomBytes } from 'node:crypto'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { changeSecret, readOrCreateSecret, refreshSecret, rereadSecret } from '../secrets/readOrCreateSecret.ts'

type Place = Pick<ServiceContext, 'db' | 'monotonic'> & { config: Pick<ServiceContext['config'], 'dataDir'> }
export type SessionKey = { kid: string; key: Uint8Array }

const NAME = 'session'
/** An unknown kid can be invented, so the keys are read again at most this often. */
const REREAD_MS = 1000
const rereadAt = new WeakMap<object, number>()

const createKey = () => randomBytes(32).toString('base64url')

function toKey(text: string): SessionKey {
  const key = Buffer.from(text, 'base64url')
  return { kid: createHash('sha256').update(key).digest('base64url').slice(0, 8), key }
}

/** The secret contains one or two keys, separated by a space: the one that signs, and during a rotation the one before it. */
const parse = (secret: string): SessionKey[] => secret.split(' ').map(toKey)
const kidsOf = (secret: string): string[] => parse(secret).map(({ kid }) => kid)

async function readKeys(place: Place): Promise<SessionKey[]> {
  return parse(await readOrCreateSecret(place, NAME, createKey))
}

/** The key of new sessions. */
export async function signingKey(place: Place): Promise<SessionKey> {
  const [first] = await readKeys(place)
  if (!first) throw new Error('The secret of the sessions contains no key')
  return first
}

/**
 * The keys that a token may be signed with. A token of an earlier version has no kid. For an unknown one the secret is read again: another
 * process may have rotated it.
 */
export async function verifyingKeys(place: Place, kid: string | undefined): Promise<SessionKey[]> {
  const keys = await readKeys(place)
  if (kid === undefined) return keys
  const matching = keys.filter((one) => one.kid === kid)
  if (matching.length > 0) return matching
  const now = place.monotonic()
  if (now - (rereadAt.get(place.db) ?? -Infinity) < REREAD_MS) return []
  rereadAt.set(place.db, now)
  return parse(await rereadSecret(place, NAME, createKey)).filter((one) => one.kid === kid)
}

/** Reads again what another process may have replaced: a key that leaked must not stay valid in this one. */
export const refreshSessionKeys = (place: Place): Promise<void> => refreshSecret(place, NAME, createKey)

export type KeyRotation = {
  /** The new key. */
  kid: string
  validKids: string[]
  /** Keys that were valid before: their sessions ended. A second rotation within a day has such a key too. */
  endedKids: string[]
}

/**
 * Signs new sessions with a new key from now on.
 * @param endsSessions the previous key is dropped, which ends every session: for a key that others may know. Otherwise sessions that were
 * signed with it stay valid until they expire.
 */
export async function rotateSessionKey(place: Place, endsSessions: boolean): Promise<KeyRotation> {
  const next = createKey()
  const { before, after } = await changeSecret(place, NAME, createKey, (secret) => {
    const [current] = secret.split(' ')
    return endsSessions || current === undefined ? next : `${next} ${current}`
  })
  const validKids = kidsOf(after)
  const endedKids = kidsOf(before).filter((kid) => !validKids.includes(kid))
  return { kid: toKey(next).kid, validKids, endedKids }
}
