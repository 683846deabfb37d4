import { parseSignatures, recoverSignature, type ParsedSignature, type Signature } from '@countersign/safe'
import type { Hex } from '@countersign/primitives'
import { createYielder } from './createYielder.ts'
import type { ConfirmationRow, MultisigRow } from './effects/Effect.ts'
import { recoverQuickly } from './recoverQuickly.ts'

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
