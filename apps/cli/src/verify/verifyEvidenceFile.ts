import { printEvidenceText, verifyEvidence, type EvidenceFinding } from '@countersign/safe/exchange'
import { readFile } from 'node:fs/promises'
import { cliMessages } from '../cliMessages.ts'
import { printVerdict } from '../output/printVerdict.ts'

/** An evidence file that was checked again, without a network. */
export type EvidenceComparison = {
  readonly kind: 'evidence'
  readonly place: string
  /** Nothing in the file contradicts the rest of it. */
  readonly same: boolean
  readonly findings: readonly EvidenceFinding[]
  /** What the file says, for a person. */
  readonly text: string
}

/** @throws SafeError when the file is no evidence */
export async function verifyEvidenceFile(path: string): Promise<EvidenceComparison> {
  const { evidence, findings } = await verifyEvidence(await readFile(path, 'utf8'))
  const same = findings.every(({ verdict }) => verdict !== 'danger')
  return { kind: 'evidence', place: path, same, findings, text: printEvidenceText(evidence) }
}

/** What the file says, then each check. */
export function printEvidence({ findings, text }: EvidenceComparison): string {
  return `${text}\n${cliMessages.checkedOffline}\n${findings.map(printVerdict).join('\n')}\n`
}
