import type { Evidence } from './Evidence.ts'
import type { MessageProposal } from './MessageProposal.ts'
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
 * The evidence to read, as plain text: the same content as the file, in the order somebody asks.
 *
 * @example
 * save('evidence.txt', printEvidenceText(evidence))
 */
export function printEvidenceText(evidence: Evidence): string {
  const { proposal, hashes, facts, checks, overrides, signatures, execution, journal } = evidence
  const content = proposal.kind === 'message' ? messageLines(proposal) : transactionLines(proposal)
  return lines(
    evidence.statement,
    '',
    `Account ${proposal.chain.shortName}:${proposal.safe}, ${proposal.chain.name} (chain ${proposal.chainId}), contract ${proposal.version}`,
    `Evidence made ${at(evidence.createdAt)}${evidence.build === null ? '' : `, by build ${evidence.build}`}`,
    ...content,
    heading('Hashes'),
    ...Object.entries(hashes).map(([name, value]) => `${name}: ${value}`),
    heading('Facts'),
    ...facts.map(
      ({ name, value, source, block }) =>
        `${name}: ${value} (${SOURCES[source]}${block === null ? '' : `, block ${block}`})`,
    ),
    heading('Checks'),
    ...(checks.length === 0 ? ['None were made for this file.'] : []),
    ...checks.map(({ verdict, title, reason }) => `${VERDICTS[verdict]}: ${title}. ${reason}`),
    ...(overrides.length === 0 ? [] : [heading('Overridden')]),
    ...overrides.map(({ title, typed, at: when }) => `${title}: “${typed}”, ${at(when)}`),
    heading('Signatures'),
    ...signatures.map(
      ({ owner, data, outcome, reason }) =>
        `${owner ?? 'nobody'}: ${outcome}${reason === null ? '' : `, ${reason}`}\n  ${data}`,
    ),
    heading('Outcome'),
    `Status: ${execution.status}`,
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
  note === '' ? null : `Note, not signed: ${note}`,
  heading('Signed fields'),
  ...Object.entries(transaction).map(([name, value]) => `${name}: ${String(value)}`),
]

const messageLines = ({ message, origin }: MessageProposal) => [
  origin === null ? null : `Asked by, not signed: ${origin.name} ${origin.url}`.trimEnd(),
  heading(message.kind === 'text' ? 'Signed text' : 'Signed typed data'),
  message.content,
]

const heading = (title: string) => `\n${title}\n${'-'.repeat(title.length)}`
const at = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const lines = (...parts: readonly (string | null)[]) => `${parts.filter((part) => part !== null).join('\n')}\n`
