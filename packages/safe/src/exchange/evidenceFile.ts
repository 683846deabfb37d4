import { SafeError } from '../errors/SafeError.ts'
import { checksumOfText } from './checksumOf.ts'
import type { Evidence } from './Evidence.ts'
import { exchangeJson } from './exchangeJson.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { parseExchange } from './parseExchange.ts'
import { time } from './partShapes.ts'
import { readJsonFile } from './readJsonFile.ts'
import { address, amount, count, hex, list, malformed, nullable, object, oneOf, text, type Reader } from './shape.ts'
import type { SharedProposal } from './SharedProposal.ts'
import { exchangeMessages as messages } from './exchangeMessages.ts'

const FORMAT = 'countersign.evidence'
const VERSION = 1
const number = count(Number.MAX_SAFE_INTEGER)
const hash = hex({ bytes: 32 })

const proposal: Reader<SharedProposal> = (value, path) => {
  const item = parseExchange(value)
  if (item.kind !== 'proposal') throw malformed(path, messages.notProposal)
  return item
}

const message: Reader<MessageProposal> = (value, path) => {
  const item = parseExchange(value)
  if (item.kind !== 'message') throw malformed(path, messages.notMessage)
  return item
}

const recorded = {
  createdAt: time,
  build: nullable(text(200)),
  statement: text(10_000),
  facts: list(
    object({
      name: text(200),
      value: text(20_000),
      source: oneOf('chain', 'proof', 'service', 'you', 'unknown'),
      block: nullable(amount(64)),
    }),
    500,
  ),
  checks: list(
    object({
      id: text(80),
      verdict: oneOf('verified', 'caution', 'danger', 'unchecked'),
      title: text(2000),
      reason: text(20_000),
    }),
    500,
  ),
  overrides: list(object({ checkId: text(80), title: text(2000), typed: text(2000), at: time }), 100),
  signatures: list(
    object({
      owner: nullable(address),
      data: hex({ most: 16_384 }),
      outcome: oneOf('valid', 'unchecked', 'not-owner', 'wrong', 'duplicate'),
      reason: nullable(text(5000)),
    }),
    256,
  ),
  execution: object({
    status: text(80),
    transactionHash: nullable(hash),
    executor: nullable(address),
    at: nullable(time),
  }),
  journal: nullable(
    object({
      publicKey: hex({ most: 200 }),
      headSequence: number,
      headHash: hash,
      records: list(object({ sequence: number, hash, at: time }), 1000),
    }),
  ),
}
const transactionShape = object({
  ...recorded,
  proposal,
  hashes: object({ domainHash: hash, messageHash: hash, safeTxHash: hash }),
})
const messageShape = object({
  ...recorded,
  proposal: message,
  hashes: object({ domainHash: hash, messageHash: hash, safeMessageHash: hash }),
})

/**
 * The evidence as a file: JSON with a checksum over its content.
 *
 * @example
 * await writeFile('evidence.json', printEvidenceFile(evidence))
 */
export function printEvidenceFile(evidence: Evidence): string {
  const plain = JSON.stringify({ ...evidence, proposal: exchangeJson(evidence.proposal) }, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const content: unknown = JSON.parse(plain)
  return `${JSON.stringify({ format: FORMAT, version: VERSION, content, checksum: checksumOfText(plain) }, null, 2)}\n`
}

/**
 * Reads such a file; `verifyEvidence` judges its content.
 *
 * @throws SafeError `exchange/malformed`, `exchange/damaged`
 * @example
 * const evidence = readEvidenceFile(await readFile('evidence.json', 'utf8'))
 */
export function readEvidenceFile(file: string): Evidence {
  const { file: parsed, content, found } = readJsonFile(file)
  if (Reflect.get(parsed, 'format') !== FORMAT) throw malformed('format', messages.otherFormat(FORMAT))
  if (Reflect.get(parsed, 'version') !== VERSION)
    throw malformed('version', messages.otherVersion({ found: String(Reflect.get(parsed, 'version')), reads: VERSION }))
  const expected: unknown = Reflect.get(parsed, 'checksum')
  if (found !== expected)
    throw new SafeError('exchange/damaged', messages.evidenceChanged({ found, expected: String(expected) }), {
      expected: String(expected),
      found,
    })
  return isOfMessage(content) ? messageShape(content, 'evidence') : transactionShape(content, 'evidence')
}

function isOfMessage(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false
  const item: unknown = Reflect.get(content, 'proposal')
  return typeof item === 'object' && item !== null && Reflect.get(item, 'kind') === 'message'
}
