import { parseSignatures, recoverSignature, type ParsedSignature } from '@countersign/safe'
import type { Hex } from '@countersign/safe/light'
import type { ConfirmationRow, MultisigRow } from './effect.ts'

/** Who signed an executed transaction. The contract accepted the signatures; what cannot be read is left out. */
export async function recoverConfirmations({
  row,
  signatures,
}: {
  row: MultisigRow
  signatures: Hex
}): Promise<ConfirmationRow[]> {
  const parsed = parse(signatures, row.confirmationsRequired ?? 0)
  const recovered = await Promise.all(
    parsed.map((signature) => recoverSignature({ signature, hash: row.safeTxHash }).catch(() => null)),
  )
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
