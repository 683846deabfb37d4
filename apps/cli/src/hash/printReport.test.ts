import type { ChainState } from '@countersign/chain-client/reads'
import { buildTransaction } from '@countersign/safe'
import { expect, test } from 'vitest'
import type { CliChain } from '../node/findChain.ts'
import { printFolder } from '../verify/printFolder.ts'
import { printEvidence } from '../verify/verifyEvidenceFile.ts'
import type { HashReport } from './HashReport.ts'
import { printReport } from './printReport.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const safe = '0x1dCaE246787fe93CC4c57FAA9C0a4F83C5113fB4'
const lie = '\u001b[2J\u001b[32mverified\u001b[0m\r\n\tverified     Safe to sign\u009b8m \u202egnp\u2066'
const CONTROL = /(?!\n)[\p{Cc}\p{Cf}]/u

const chain: CliChain = {
  chainId: 1n,
  shortName: 'eth',
  name: 'Ethereum',
  ask: () => Promise.reject(new Error('not asked')),
  host: 'node.test',
  url: 'https://node.test',
  namedBy: 'person',
  others: [],
  currency: { symbol: `ETH${lie}`, decimals: 18 },
}
const state: ChainState = {
  block: 1n,
  masterCopy: safe,
  masterCopyHash: hash,
  balance: 0n,
  version: '1.4.1',
  owners: [safe],
  threshold: 1,
  nonce: 1n,
  modules: [],
  guard: null,
  fallbackHandler: null,
  moduleGuard: null,
}
const report: HashReport = {
  target: {
    kind: 'transaction',
    source: 'content',
    transaction: buildTransaction({ to: safe, nonce: 1n }),
    signatures: [],
    claimed: null,
    messages: [],
  },
  version: `1.4.1${lie}`,
  domainHash: hash,
  messageHash: hash,
  hash,
  signatures: [],
  statement: `Treasury proposes ${lie}`,
  calls: [
    {
      number: '1',
      title: lie,
      to: safe,
      signature: 'propose(string)',
      certainty: lie,
      parameters: [{ name: lie, type: 'string', value: lie, note: lie }],
    },
  ],
  checks: [{ id: 'decoding', verdict: 'danger', title: `Bad ${lie}`, reason: lie }],
}

test('security: no text of the calldata, a node or a service controls the terminal or makes a line', () => {
  const printed = printReport(report, { chain, safe, state })
  expect(printed).not.toMatch(CONTROL)
  expect(printed).not.toMatch(/^\s*verified +Safe to sign/m)
  expect(printed).toContain('Bad \\u{1b}[2J')
})

test('security: nor does a text of a message', () => {
  const message: HashReport = {
    ...report,
    target: {
      kind: 'message',
      source: 'content',
      proposal: {
        kind: 'message',
        chainId: 1n,
        chain: { name: 'Ethereum', shortName: 'eth', symbol: 'ETH' },
        safe,
        version: '1.4.1',
        message: { kind: 'text', content: lie },
        signatures: [],
        proposer: null,
        createdAt: 1,
        origin: null,
        account: null,
        names: [],
        tokens: [],
      },
    },
    statement: null,
    calls: [],
  }
  expect(printReport(message, { chain, safe, state })).not.toMatch(CONTROL)
})

test('security: nor does the name of a file in a folder, or a finding about evidence', () => {
  const place = 'page'
  const folder = { kind: 'build', place, same: false, build: lie, list: hash, files: 1, named: 1, differences: [lie] }
  expect(printFolder({ ...folder, kind: 'build' }, 'own')).not.toMatch(CONTROL)
  const findings = [{ verdict: 'verified' as const, title: lie, reason: lie }]
  const evidence = printEvidence({ kind: 'evidence', place, same: true, findings, text: '' })
  expect(evidence).not.toMatch(CONTROL)
  expect(evidence).not.toMatch(/^\s*verified +Safe to sign/m)
})
