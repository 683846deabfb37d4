import {
  type ParsedSignature,
  parseSignatures,
  type RecoverAddress,
  recoverSignature,
  type Signature,
} from '@countersign/safe'
import { bytesToHex, type Hex, hexToBytes, keccak256Light } from '@countersign/primitives'
import { createYielder } from './createYielder.ts'
import type { ConfirmationRow, MultisigRow } from './effects/Effect.ts'

type Execution = { row: MultisigRow; signatures: Hex }

/** Recovers the signers of executed transactions. The contract accepted the signatures; those that cannot be parsed are left out. */
export async function recoverConfirmations(executions: readonly Execution[]): Promise<ConfirmationRow[]> {
  const yieldIfDue = createYielder()
  const found: ConfirmationRow[] = []
  for (const execution of executions) found.push(...(await recoverSigners(execution, yieldIfDue)))
  return found
}

async function recoverSigners(
  { row, signatures }: Execution,
  yieldIfDue: () => Promise<void>,
): Promise<ConfirmationRow[]> {
  const recovered: (Signature | null)[] = []
  for (const signature of parse(signatures, row.confirmationsRequired ?? 0)) {
    await yieldIfDue()
    const signed = { signature, hash: row.safeTxHash, recover: recoverQuickly }
    recovered.push(await recoverSignature(signed).catch(() => null))
  }
  return recovered.flatMap((signature) =>
    signature
      ? [
          {
            chainId: row.chainId,
            safe: row.safe,
            safeTxHash: row.safeTxHash,
            owner: signature.owner,
            signature: signature.data,
            submittedAt: row.executedAt ?? row.submittedAt,
            source: 'execution',
            blockNumber: row.executedBlock ?? null,
          },
        ]
      : [],
  )
}

function parse(signatures: Hex, count: number): ParsedSignature[] {
  if (signatures === '0x' || count === 0) return []
  try {
    return parseSignatures(signatures, { count })
  } catch {
    return []
  }
}

/**
 * A megabyte of WebAssembly, loaded only when there is something to recover. Held, because a repeated `import()` asks the thread of the
 * module loader again, for each signature.
 */
let curve: Promise<typeof import('tiny-secp256k1')> | undefined

/**
 * Recovers the signer with libsecp256k1, in a sixth of the time: the history of a chain has hundreds of thousands of signatures. Proposals
 * are checked with the other implementation, which the page uses too.
 */
export const recoverQuickly: RecoverAddress = async ({ hash, r, s, yParity }) => {
  curve ??= import('tiny-secp256k1')
  const { recover } = await curve
  if (yParity !== 0 && yParity !== 1) throw new RangeError(`${yParity} is not a parity.`)
  const key = recover(hexToBytes(hash), hexToBytes(`0x${r.slice(2)}${s.slice(2)}`), yParity, false)
  if (key === null) throw new RangeError('No key can have made this signature.')
  // The first byte only marks an uncompressed key.
  return bytesToHex(keccak256Light(key.subarray(1)).subarray(12))
}
