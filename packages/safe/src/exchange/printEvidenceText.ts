import type { Evidence } from './Evidence.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { oneLine, quotedLines } from './plainLines.ts'
import type { SharedProposal } from './SharedProposal.ts'
import { evidenceMessages as messages } from './evidenceMessages.ts'

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
    messages.asPut(oneLine(evidence.statement)),
    '',
    messages.account({
      shortName: oneLine(proposal.chain.shortName),
      address: proposal.safe,
      chain: oneLine(proposal.chain.name),
      chainId: proposal.chainId,
      version: oneLine(proposal.version),
    }),
    evidence.build === null
      ? messages.made(at(evidence.createdAt))
      : messages.madeBy({ time: at(evidence.createdAt), build: oneLine(evidence.build) }),
    ...content,
    heading(messages.hashes),
    ...Object.entries(hashes).map(([name, value]) => `${name}: ${value}`),
    heading(messages.facts),
    ...facts.map(({ name, value, source, block }) =>
      block === null
        ? messages.fact({ name: oneLine(name), value: oneLine(value), source: messages[source] })
        : messages.factAt({ name: oneLine(name), value: oneLine(value), source: messages[source], block }),
    ),
    heading(messages.checks),
    ...(checks.length === 0 ? [messages.noChecks] : []),
    ...checks.map(({ verdict, title, reason }) => `${messages[verdict]}: ${oneLine(title)}. ${oneLine(reason)}`),
    ...(overrides.length === 0 ? [] : [heading(messages.overridden)]),
    ...overrides.map(({ title, typed, at: when }) =>
      messages.override({ title: oneLine(title), typed: oneLine(typed), time: at(when) }),
    ),
    heading(messages.signatures),
    ...signatures.map(
      ({ owner, data, outcome, reason }) =>
        `${owner ?? messages.unknownOwner}: ${messages[`${OUTCOMES[outcome]}Signature`]}${reason === null ? '' : `, ${oneLine(reason)}`}
  ${data}`,
    ),
    heading(messages.outcome),
    messages.status(oneLine(execution.status)),
    execution.transactionHash === null ? null : messages.transaction(execution.transactionHash),
    execution.executor === null ? null : messages.executedBy(execution.executor),
    execution.at === null ? null : messages.at(at(execution.at)),
    ...(journal === null
      ? []
      : [
          heading(messages.journal),
          messages.key(journal.publicKey),
          messages.head({ sequence: journal.headSequence, hash: journal.headHash }),
          ...journal.records.map(({ sequence, hash, at: when }) => messages.record({ sequence, time: at(when), hash })),
        ]),
  )
}

const transactionLines = ({ note, transaction }: SharedProposal) => [
  note === '' ? null : messages.note(oneLine(note)),
  heading(messages.signedFields),
  ...Object.entries(transaction).map(([name, value]) => `${name}: ${String(value)}`),
]

const messageLines = ({ message, origin }: MessageProposal) => [
  origin === null ? null : messages.askedBy(`${oneLine(origin.name)} ${oneLine(origin.url)}`).trimEnd(),
  heading(message.kind === 'text' ? messages.signedText : messages.signedTypedData),
  quotedLines(message.content),
]
const OUTCOMES = {
  valid: 'valid',
  unchecked: 'unchecked',
  'not-owner': 'notOwner',
  wrong: 'wrong',
  duplicate: 'duplicate',
} as const

const heading = (title: string) => `\n${title}\n${'-'.repeat(title.length)}`
const at = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
const lines = (...parts: readonly (string | null)[]) => `${parts.filter((part) => part !== null).join('\n')}\n`
