import type { Evidence } from './Evidence.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { oneLine, quotedLines } from './plainLines.ts'
import type { SharedProposal } from './SharedProposal.ts'

const VERDICTS = { verified: 'Verified', caution: 'Caution', danger: 'Danger', unchecked: 'Not checked' } as const
const SOURCES = {
  chain: 'from chain',
  proof: 'proved',
  service: 'from service',
  you: 'from you',
  unknown: 'unknown',
} as const

/**
 * The evidence as plain text: the same content as the file, in reading order. Texts from outside stay on their own
 * lines, so that they cannot imitate other lines or control a terminal.
 *
 * @example
 * await writeFile('evidence.txt', printEvidenceText(evidence))
 */
export function printEvidenceText(evidence: Evidence): string {
  const { proposal, hashes, facts, checks, overrides, signatures, execution, journal } = evidence
  const content = proposal.kind === 'message' ? messageLines(proposal) : transactionLines(proposal)
  return lines(
    `As the page put it: ${oneLine(evidence.statement)}`,
    '',
    `Account ${oneLine(proposal.chain.shortName)}:${proposal.safe}, ${oneLine(proposal.chain.name)} (chain ${proposal.chainId}), contract ${oneLine(proposal.version)}`,
    `Evidence made ${at(evidence.createdAt)}${evidence.build === null ? '' : `, by build ${oneLine(evidence.build)}`}`,
    ...content,
    heading('Hashes'),
    ...Object.entries(hashes).map(([name, value]) => `${name}: ${value}`),
    heading('Facts'),
    ...facts.map(
      ({ name, value, source, block }) =>
        `${oneLine(name)}: ${oneLine(value)} (${SOURCES[source]}${block === null ? '' : `, block ${block}`})`,
    ),
    heading('Checks, as the page found them'),
    ...(checks.length === 0 ? ['None were made for this file.'] : []),
    ...checks.map(({ verdict, title, reason }) => `${VERDICTS[verdict]}: ${oneLine(title)}. ${oneLine(reason)}`),
    ...(overrides.length === 0 ? [] : [heading('Overridden')]),
    ...overrides.map(({ title, typed, at: when }) => `${oneLine(title)}: “${oneLine(typed)}”, ${at(when)}`),
    heading('Signatures'),
    ...signatures.map(
      ({ owner, data, outcome, reason }) =>
        `${owner ?? 'unknown owner'}: ${outcome}${reason === null ? '' : `, ${oneLine(reason)}`}
  ${data}`,
    ),
    heading('Outcome'),
    `Status: ${oneLine(execution.status)}`,
    execution.transactionHash === null ? null : `Transaction: ${execution.transactionHash}`,
    execution.executor === null ? null : `Executed by: ${execution.executor}`,
    execution.at === null ? null : `At: ${at(execution.at)}`,
    ...(journal === null
      ? []
      : [
          heading('Journal of the service'),
          `Key: ${journal.publicKey}`,
          `Head: record ${journal.headSequence}, ${journal.headHash}`,
          ...journal.records.map(({ sequence, hash, at: when }) => `Record ${sequence}, ${at(when)}: ${hash}`),
        ]),
  )
}

const transactionLines = ({ note, transaction }: SharedProposal) => [
  note === '' ? null : `Note, not signed: ${oneLine(note)}`,
  heading('Signed fields'),
  ...Object.entries(transaction).map(([name, value]) => `${name}: ${String(value)}`),
]

const messageLines = ({ message, origin }: MessageProposal) => [
  origin === null ? null : `Asked by, not signed: ${oneLine(origin.name)} ${oneLine(origin.url)}`.trimEnd(),
  heading(message.kind === 'text' ? 'Signed text' : 'Signed typed data'),
  quotedLines(message.content),
]

const heading = (title: string) => `\n${title}\n${'-'.repeat(title.length)}`
const at = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const lines = (...parts: readonly (string | null)[]) => `${parts.filter((part) => part !== null).join('\n')}\n`
