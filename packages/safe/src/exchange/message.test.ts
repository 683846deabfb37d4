import fc from 'fast-check'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { expect, test } from 'vitest'
import { checksumAddress, type Hex } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { buildSafeMessage } from '../message/SafeMessage.ts'
import { approvedHashSignature } from '../signature/approvedHashSignature.ts'
import { witnessMessage } from '../witness/witnessMessage.ts'
import type { Evidence } from './Evidence.ts'
import { printEvidenceFile } from './evidenceFile.ts'
import { exchangeJson } from './exchangeJson.ts'
import { printExchangeFile, readExchangeFile } from './exchangeFile.ts'
import { messageContentOf, printMessageContent } from './messageContent.ts'
import type { MessageProposal, MessageReply } from './MessageProposal.ts'
import { packExchange, unpackExchange } from './packExchange.ts'
import { parseExchange } from './parseExchange.ts'
import { printEvidenceText } from './printEvidenceText.ts'
import type { AccountFacts } from './SharedProposal.ts'
import { buildShareFragment, openShareFragment, parseShareFragment } from './shareLink.ts'
import { verifyEvidence } from './verifyEvidence.ts'
import { verifyMessage } from './verifyMessage.ts'

const KEYS = ['11', '22', '33'].map((pair): Hex => `0x${pair.repeat(32)}`)
const OWNERS = KEYS.map((key) => checksumAddress(privateKeyToAccount(key).address))
const [alice, bob, carol] = [OWNERS[0]!, OWNERS[1]!, OWNERS[2]!]

const mail = {
  domain: { name: 'Mail', chainId: 31337 },
  types: { Mail: [{ name: 'text', type: 'string' }] },
  primaryType: 'Mail',
  message: { text: 'hi' },
}

const plain: MessageProposal = {
  kind: 'message',
  chainId: 31337n,
  chain: { name: 'Local chain', shortName: 'dev1', symbol: 'ETH' },
  safe: checksumAddress('0x1dca000000000000000000000000000000003fb4'),
  version: '1.4.1',
  message: { kind: 'text', content: 'Wir bezahlen “März” 💶' },
  signatures: [],
  proposer: alice,
  createdAt: 1_795_000_000_000,
  origin: { name: 'Vote', url: 'https://vote.example' },
  account: null,
  names: [{ address: bob, name: 'Bob' }],
  tokens: [],
}
const typed: MessageProposal = { ...plain, message: printMessageContent(mail), origin: null }

const signedBy = (key: number, item: MessageProposal = plain): Promise<Hex> => {
  const { chainId, safe, version, message } = item
  const hash = buildSafeMessage({ chainId, safe, version, content: messageContentOf(message) }).safeMessageHash
  return sign({ hash, privateKey: KEYS[key]!, to: 'hex' })
}
const facts: AccountFacts = {
  source: 'chain',
  block: 9n,
  blockHash: null,
  owners: [alice],
  threshold: 1,
  nonce: 0n,
  masterCopy: null,
  modules: [],
  guard: null,
  fallbackHandler: null,
}
const reply: MessageReply = {
  kind: 'message-signatures',
  chainId: 31337n,
  safe: plain.safe,
  safeMessageHash: `0x${'ab'.repeat(32)}`,
  signatures: [`0x${'cd'.repeat(65)}`],
}
const withField = (item: MessageProposal, change: object): unknown => ({ ...exchangeJson(item), ...change })
const refusal = (value: unknown): string => {
  try {
    parseExchange(value)
  } catch (error) {
    if (error instanceof SafeError && 'path' in error.meta) return String(error.meta.path)
    throw error
  }
  return 'taken'
}

test.each([plain, typed, reply])('behavior: $kind is read from a file, a code and a link unchanged', async (item) => {
  expect(readExchangeFile(printExchangeFile(item))).toEqual(item)
  expect(await unpackExchange(await packExchange(item))).toEqual(item)
  const fragment = parseShareFragment(await buildShareFragment(item))
  expect(await openShareFragment(fragment!)).toEqual(item)
})

test('behavior: the hash is rebuilt from the content and agrees with the second implementation', async () => {
  for (const item of [plain, typed]) {
    const { reviewed } = await verifyMessage(item)
    const { chainId, safe, version } = item
    const witness = witnessMessage({ chainId, safe, version, bytes: reviewed.payloadHash })
    expect(witness).toEqual({
      domainHash: reviewed.domainHash,
      messageHash: reviewed.messageHash,
      hash: reviewed.safeMessageHash,
    })
  }
})

test('behavior: each signature is recovered for this message; an invalid one is named', async () => {
  const data = [
    await signedBy(0),
    await signedBy(1, typed),
    await signedBy(2),
    await signedBy(0),
    approvedHashSignature(bob).data,
  ]
  const { signatures } = await verifyMessage({ ...plain, signatures: data }, { owners: [alice, bob] })
  expect(signatures.map(({ outcome }) => outcome)).toEqual([
    'valid',
    'not-owner',
    'not-owner',
    'duplicate',
    'unchecked',
  ])
  expect(signatures[2]).toMatchObject({ owner: carol })
})

test('security: a changed word, account, network or version invalidates every signature', async () => {
  const signatures = [await signedBy(0)]
  const lies: Partial<MessageProposal>[] = [
    { message: { kind: 'text', content: `${plain.message.content} ` } },
    { safe: checksumAddress('0x2dca000000000000000000000000000000003fb4') },
    { chainId: 1n },
    { version: '1.2.0' },
  ]
  for (const lie of lies) {
    const judged = await verifyMessage({ ...plain, ...lie, signatures }, { owners: OWNERS })
    expect(judged.signatures[0]?.outcome, Object.keys(lie)[0]).toBe('not-owner')
  }
})

const json = (value: unknown) => ({
  kind: 'typedData',
  content: typeof value === 'string' ? value : JSON.stringify(value),
})
const deep = (levels: number) => `{"domain":{},"types":{},"message":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`

test.each<[string, object, string]>([
  ['an unknown field', { hash: '0x00' }, 'message.hash'],
  ['a later version', { version: 2 }, 'version'],
  ['an address without its checksum', { safe: plain.safe.toLowerCase() }, 'message.safe'],
  ['a number for the network', { chainId: 31337 }, 'message.chainId'],
  ['upper-case signatures', { signatures: ['0xAB'] }, 'message.signatures[0]'],
  ['more signatures than owners can be', { signatures: Array(257).fill('0x') }, 'message.signatures'],
  ['a text without end', { message: { kind: 'text', content: 'a'.repeat(65_537) } }, 'message.message.content'],
  ['half a character', { message: { kind: 'text', content: 'pay \ud83d' } }, 'message.content'],
  ['another kind of content', { message: { kind: 'bytes', content: '0x' } }, 'message.message.kind'],
  ['typed data that is no JSON', { message: json('{') }, 'message.content'],
  ['typed data that is a list', { message: json([]) }, 'message.content'],
  ['typed data with more than is hashed', { message: json({ ...mail, note: 'all fine' }) }, 'message.content.note'],
  ['a domain that is none', { message: json({ ...mail, domain: null }) }, 'message.content.domain'],
  ['types that are a list', { message: json({ ...mail, types: [] }) }, 'message.content.types'],
  [
    'a message by inheritance',
    { message: json(`{"domain":{},"types":{},"__proto__":{}}`) },
    'message.content.__proto__',
  ],
  ['a nest without end', { message: json(deep(5_000)) }, 'message.content'],
])('error: %s is refused with its path', (_, change, path) => {
  expect(refusal(withField(plain, change))).toBe(path)
})

test('error: a reply with an extra field is refused', () => {
  expect(refusal({ ...exchangeJson(reply), safeTxHash: reply.safeMessageHash })).toBe('reply.safeTxHash')
})

test('behavior: any text is returned as it was hashed', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean()), { maxKeys: 5 }),
      (words, message) => {
        expect(messageContentOf(printMessageContent(words))).toBe(words)
        const data = { ...mail, message }
        expect(JSON.stringify(messageContentOf(printMessageContent(data)))).toBe(
          JSON.stringify({ domain: mail.domain, types: mail.types, primaryType: 'Mail', message }),
        )
      },
    ),
    { numRuns: 100 },
  )
})

test('behavior: the evidence of a message is checked again offline; a changed word in it is found', async () => {
  const data = await signedBy(0)
  const reported = { ...plain, account: facts, signatures: [data] }
  const { reviewed, signatures } = await verifyMessage(reported, { owners: [alice] })
  const { domainHash, messageHash, safeMessageHash } = reviewed
  const evidence: Evidence = {
    createdAt: 1,
    build: null,
    statement: 'It would sign a text.',
    proposal: reported,
    hashes: { domainHash, messageHash, safeMessageHash },
    facts: [],
    checks: [],
    overrides: [],
    signatures: signatures.map(({ owner, outcome, reason }) => ({ owner, data, outcome, reason })),
    execution: { status: 'NEEDS_CONFIRMATION', transactionHash: null, executor: null, at: null },
    journal: null,
  }
  const verdicts = async (one: Evidence) =>
    (await verifyEvidence(printEvidenceFile(one))).findings.map(({ verdict }) => verdict)
  expect(await verdicts(evidence)).toEqual(['verified', 'verified', 'verified', 'verified', 'unchecked', 'unchecked'])
  expect(printEvidenceText(evidence)).toContain(plain.message.content)
  const other = { ...reported, message: { kind: 'text', content: 'Something else' } as const }
  expect(await verdicts({ ...evidence, proposal: other })).toEqual([
    'verified',
    'danger',
    'danger',
    'danger',
    'unchecked',
    'unchecked',
  ])
})
