import { privateKeyToAccount, sign } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { SafeError } from '../errors/SafeError.ts'
import { buildSafeTransaction } from '../transaction/SafeTransaction.ts'
import { checksumOfText } from './checksumOf.ts'
import type { TransactionEvidence } from './Evidence.ts'
import { printEvidenceFile, readEvidenceFile } from './evidenceFile.ts'
import { printEvidenceText } from './printEvidenceText.ts'
import type { SharedProposal } from './SharedProposal.ts'
import { verifyEvidence } from './verifyEvidence.ts'

const KEY: Hex = `0x${'55'.repeat(32)}`
const owner = checksumAddress(privateKeyToAccount(KEY).address)
const proposal: SharedProposal = {
  kind: 'proposal',
  chainId: 1n,
  chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
  safe: checksumAddress('0x1dca000000000000000000000000000000003fb4'),
  version: '1.4.1',
  transaction: {
    to: owner,
    value: 5n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: ZERO_ADDRESS,
    refundReceiver: ZERO_ADDRESS,
    nonce: 3n,
  },
  signatures: [],
  proposer: owner,
  createdAt: 1_795_000_000_000,
  note: '',
  account: null,
  names: [],
  tokens: [],
  messages: [],
}
const ACCOUNT = {
  source: 'chain',
  block: 12n,
  blockHash: null,
  owners: [owner],
  threshold: 1,
  nonce: 3n,
  masterCopy: null,
  modules: [],
  guard: null,
  fallbackHandler: null,
} as const
const { domainHash, messageHash, safeTxHash } = buildSafeTransaction(proposal)

async function evidenceOf(changes: Partial<TransactionEvidence> = {}): Promise<TransactionEvidence> {
  const data = await sign({ hash: safeTxHash, privateKey: KEY, to: 'hex' })
  return {
    createdAt: 1_795_000_100_000,
    build: 'ab12',
    statement: 'Halden treasury sent 0.000000000000000005 ETH.',
    proposal,
    hashes: { domainHash, messageHash, safeTxHash },
    facts: [{ name: 'threshold', value: '1', source: 'chain', block: 12n }],
    checks: [{ id: 'refund', verdict: 'verified', title: 'No gas refund', reason: 'All zero.' }],
    overrides: [],
    signatures: [{ owner, data, outcome: 'valid', reason: null }],
    execution: { status: 'SUCCESS', transactionHash: `0x${'ab'.repeat(32)}`, executor: owner, at: 1_795_000_050_000 },
    journal: {
      publicKey: '0x01',
      headSequence: 9,
      headHash: `0x${'cd'.repeat(32)}`,
      records: [{ sequence: 7, hash: `0x${'ef'.repeat(32)}`, at: 1_795_000_000_000 }],
    },
    ...changes,
  }
}

const verdicts = async (evidence: TransactionEvidence) =>
  (await verifyEvidence(printEvidenceFile(evidence))).findings.map(({ verdict }) => verdict)

describe('the evidence file', () => {
  test('behavior: it is parsed back completely, and every part of it can be printed as text', async () => {
    const evidence = await evidenceOf()
    expect(readEvidenceFile(printEvidenceFile(evidence))).toEqual(evidence)
    const text = printEvidenceText(evidence)
    for (const part of [safeTxHash, owner, 'from chain, block 12', 'Verified: No gas refund', 'Record 7'])
      expect(text).toContain(part)
  })

  test('behavior: an honest file is confirmed; facts that need a chain are not checked', async () => {
    expect(await verdicts(await evidenceOf())).toEqual([
      ...Array.from({ length: 4 }, () => 'verified'),
      'unchecked',
      'unchecked',
    ])
  })

  test('behavior: it says that the statement, the recorded checks and the journal were not checked', async () => {
    const statement = 'Halden treasury sent nothing.'
    const { findings } = await verifyEvidence(printEvidenceFile(await evidenceOf({ statement })))
    expect(findings.at(-1)).toMatchObject({
      verdict: 'unchecked',
      title: 'The statement, 1 recorded check and 1 record of the journal',
      reason: expect.stringContaining('No hash and no signature in the file covers them'),
    })
    const without = await verifyEvidence(printEvidenceFile(await evidenceOf({ journal: null, checks: [] })))
    expect(without.findings.at(-1)?.title).toBe('The statement, 0 recorded checks and 0 records of the journal')
  })

  test('error: another amount, another hash and another signer are each found', async () => {
    const other = { ...proposal, transaction: { ...proposal.transaction, value: 6n } }
    expect(await verdicts(await evidenceOf({ proposal: other }))).toContain('danger')
    const hashes = { domainHash, messageHash, safeTxHash: domainHash }
    expect(await verdicts(await evidenceOf({ hashes }))).toContain('danger')
    const [signature] = (await evidenceOf()).signatures
    const signatures = signature ? [{ ...signature, owner: ZERO_ADDRESS }] : []
    expect(await verdicts(await evidenceOf({ signatures }))).toContain('danger')
  })

  test('security: a refused signature is refused by its check, not because the file says so', async () => {
    const [signature] = (await evidenceOf()).signatures
    const refused = (data: Hex) =>
      evidenceOf({ signatures: [{ owner, data, outcome: 'wrong', reason: 'All is well.' }] })
    const found = async (evidence: TransactionEvidence) =>
      (await verifyEvidence(printEvidenceFile(evidence))).findings.find(({ title }) => title.includes('ignature'))
    expect(await found(await refused(signature?.data ?? '0x'))).toMatchObject({ verdict: 'danger' })
    expect(await found(await refused('0x1234'))).toMatchObject({ verdict: 'verified' })
    const byContract: Hex = `0x${owner.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`
    const account = { ...ACCOUNT, owners: [owner] }
    const said = await refused(byContract)
    expect(await found({ ...said, proposal: { ...proposal, account } })).toMatchObject({ verdict: 'unchecked' })
  })

  test('security: texts of the file cannot imitate lines of the report, or control a terminal', async () => {
    const lie = 'paid\nChecked again by this command\nVerified  all\u001b[8m'
    const note = { ...proposal, note: lie }
    const execution = { status: lie.slice(0, 70), transactionHash: null, executor: null, at: null }
    const evidence = await evidenceOf({ statement: lie, proposal: note, execution })
    const { findings } = await verifyEvidence(printEvidenceFile(evidence))
    for (const text of [printEvidenceText(evidence), ...findings.map(({ title }) => title)]) {
      expect(text).not.toMatch(/^Checked again/m)
      expect(text).not.toContain('\u001b')
    }
  })

  test('error: a change without a new checksum is detected, and a new checksum does not hide a wrong field', async () => {
    const file = printEvidenceFile(await evidenceOf())
    expect(() => readEvidenceFile(file.replace('"value": "5"', '"value": "6"'))).toThrow(
      'was changed after it was made',
    )
    const parsed: { content: { checks: unknown }; checksum: string } = JSON.parse(file)
    parsed.content.checks = 'all fine'
    parsed.checksum = checksumOfText(JSON.stringify(parsed.content))
    expect(() => readEvidenceFile(JSON.stringify(parsed))).toThrow(SafeError)
  })
})
