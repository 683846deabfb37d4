import { parseSignatures, recoverSignature, type ParsedSignature, type Signature } from '@countersign/safe'
import type { Hex } from '@countersign/safe/light'
import { createBreather } from './createBreather.ts'
import type { ConfirmationRow, MultisigRow } from './effects/Effect.ts'
import { recoverQuickly } from './recoverQuickly.ts'

type Execution = { row: MultisigRow; signatures: Hex }

/** Who signed executed transactions. The contract accepted the signatures; what cannot be read is left out. */
export async function recoverConfirmations(executions: readonly Execution[]): Promise<ConfirmationRow[]> {
  const breathe = createBreather()
  const found: ConfirmationRow[] = []
  for (const execution of executions) found.push(...(await recoverSigners(execution, breathe)))
  return found
}

async function recoverSigners(
  { row, signatures }: Execution,
  breathe: () => Promise<void>,
): Promise<ConfirmationRow[]> {
  const recovered: (Signature | null)[] = []
  for (const signature of parse(signatures, row.confirmationsRequired ?? 0)) {
    await breathe()
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
