import type { Collected } from './collectEvidence.ts'
import { archiveMessages as messages } from '../archiveMessages.ts'
import type { Month } from './months.ts'

export type Archive = {
  readonly month: Month
  readonly account: string
  /** The rows as files, by name. */
  readonly tables: Readonly<Record<string, Blob>>
  readonly evidence: Collected
  readonly isComplete: boolean
}

/** One ZIP file: the rows, the evidence of each transaction, and a text that says what is in it. */
export async function packArchive(archive: Archive): Promise<Blob> {
  const { zipSync } = await import('../exporting/zipHere.ts')
  const { tables, evidence } = archive
  const encoder = new TextEncoder()
  const read = Object.entries(tables).map(
    async ([name, blob]) => [name, new Uint8Array(await blob.arrayBuffer())] as const,
  )
  const proofs = Object.entries(evidence.files).map(
    ([name, text]) => [`evidence/${name}`, encoder.encode(text)] as const,
  )
  const packed = zipSync({
    ...Object.fromEntries([...(await Promise.all(read)), ...proofs]),
    'README.txt': encoder.encode(readme(archive)),
  })
  return new Blob([packed], { type: 'application/zip' })
}

function readme({ month, account, tables, evidence, isComplete }: Archive): string {
  const { files, missing } = evidence
  const lines = [
    messages.readmeTitle({ month, account }),
    '',
    messages.readmeRows({ names: Object.keys(tables).join(', ') }),
    ...(isComplete ? [] : [messages.readmeIncomplete]),
    messages.readmeEvidence(Object.keys(files).length),
    'npm run verify-evidence -- evidence/*.json', // no message: a command
    '',
    ...missing.map(({ transaction, reason }) =>
      messages.readmeMissing({ nonce: transaction.nonce, hash: transaction.safeTxHash, reason }),
    ),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}
