import type { JournalKey, JournalSeal } from '@countersign/api'
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import type { Hex } from '@countersign/primitives'
import { canonicalJson } from './canonicalJson.ts'

export type SealStatement = Omit<JournalSeal, 'key' | 'signature'>
export type JournalSigner = { readonly key: JournalKey; seal(statement: SealStatement): JournalSeal }

/** DER in front of the 32 bytes of a raw Ed25519 public key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/** A new private key as PKCS #8 PEM. */
export const createJournalKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().trim()

/** @param pem as made by `createJournalKey` */
export function createJournalSigner(pem: string): JournalSigner {
  const privateKey = createPrivateKey(pem)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const publicKey: Hex = `0x${spki.subarray(SPKI_PREFIX.length).toString('hex')}`
  const key: JournalKey = { algorithm: 'Ed25519', publicKey }
  return {
    key,
    seal: (statement) => ({
      ...statement,
      key,
      signature: `0x${sign(null, sealedBytes(statement), privateKey).toString('hex')}`,
    }),
  }
}

/** @param publicKey 32 bytes as hex */
export function isSealedBy(seal: JournalSeal, publicKey: string): boolean {
  const key = readPublicKey(publicKey)
  return key !== null && verify(null, sealedBytes(seal), key, Buffer.from(seal.signature.slice(2), 'hex'))
}

/** The signed bytes: everything except the key and the signature, in one canonical form. */
const sealedBytes = ({ account, after, last, head, chain }: SealStatement): Buffer =>
  Buffer.from(`countersign journal\n${canonicalJson({ account, after, last, head, chain })}`)

function readPublicKey(publicKey: string): KeyObject | null {
  if (!/^(0x)?[0-9a-f]{64}$/i.test(publicKey)) return null
  const raw = Buffer.from(publicKey.replace(/^0x/i, ''), 'hex')
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' })
}
