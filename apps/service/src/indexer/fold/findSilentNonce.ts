import type { SafeCall } from '@countersign/ledger'
import { hashSafeTransaction, parseSignatures, recoverSignature } from '@countersign/safe'
import type { Hex } from '@countersign/primitives'
import type { IndexedAccount } from '../../db/schema/IndexedAccount.ts'
import { recoverQuickly } from './recoverQuickly.ts'

type ExecutionCall = Extract<SafeCall, { kind: 'execution' }>

/** Searched range: executions without an event before this one, for nodes without traces. */
const AHEAD = 256
const BEHIND = 64

/**
 * The nonce of an execution that no event names: the one for which a signature is an owner's. Null when there is none, and the expected
 * nonce when no signature depends on the hash.
 */
export async function findSilentNonce(
  chainId: string,
  account: IndexedAccount,
  call: ExecutionCall,
  expected: number,
): Promise<{ nonce: number; hash: Hex } | null> {
  const { address: safe, version, owners, threshold } = account
  const hashAt = (nonce: number) =>
    hashSafeTransaction({
      chainId: BigInt(chainId),
      safe,
      version: version ?? '1.0.0',
      transaction: { ...call, nonce: BigInt(nonce) },
    })
  const signature = readSignatures(call.signatures, threshold).find(({ kind }) => kind === 'eoa' || kind === 'ethSign')
  if (!signature) return { nonce: expected, hash: hashAt(expected) }
  for (const nonce of noncesFrom(expected)) {
    const hash = hashAt(nonce)
    const recovered = await recoverSignature({ signature, hash, recover: recoverQuickly }).catch(() => null)
    if (recovered && owners.includes(recovered.owner)) return { nonce, hash }
  }
  return null
}

function readSignatures(signatures: Hex, threshold: number) {
  try {
    return parseSignatures(signatures, { count: threshold })
  } catch {
    return []
  }
}

function* noncesFrom(expected: number): Generator<number> {
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) yield expected + ahead
  for (let behind = 1; behind <= Math.min(BEHIND, expected); behind += 1) yield expected - behind
}
