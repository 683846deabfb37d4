import type { AccountState } from '@countersign/safe/checks'
import { describe, expect, it } from 'vitest'
import type { AccountProof } from './AccountProof.ts'
import { checkProof } from './checkProof.ts'

const owner = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const copy = '0x41675C099F32341bf84BFc5382aF534df5C7461a'
const hash = `0x${'a'.repeat(64)}` as const
const state: AccountState = {
  block: 9n,
  owners: [owner],
  threshold: 1,
  nonce: 3n,
  version: '1.4.1',
  masterCopy: copy,
  masterCopyHash: hash,
  modules: [],
  guard: null,
  moduleGuard: null,
  fallbackHandler: null,
}
const proof = (threshold = 1n, number = 9n): AccountProof => ({
  provenance: 'proof',
  block: { number, hash, stateRoot: hash },
  agreeing: ['https://one.test', 'https://two.test'],
  others: [],
  account: {
    singleton: copy,
    owners: [owner],
    threshold,
    nonce: 3n,
    modules: [],
    guard: null,
    moduleGuard: null,
    fallbackHandler: null,
    balance: 0n,
    codeHash: hash,
  },
})

describe('checkProof', () => {
  it('behavior: what two nodes agree on is verified, and the check names the nodes', () => {
    const [check] = checkProof(proof(), state)
    expect(check?.verdict).toBe('verified')
    expect(check?.reason).toContain('one.test and two.test')
  })

  it('error: a threshold that differs at the same block is a danger', () => {
    const [check] = checkProof(proof(2n), state)
    expect(check?.verdict).toBe('danger')
    expect(check?.reason).toContain('The threshold differs at block 9')
  })

  it('behavior: a block between the reads is not checked, a missing proof gives its reason, a single node gives no check', () => {
    expect(checkProof(proof(2n, 10n), state)[0]?.verdict).toBe('unchecked')
    const failed: AccountProof = { provenance: 'chain', reason: 'No node agrees.', others: [] }
    expect(checkProof(failed, state)[0]).toMatchObject({ verdict: 'unchecked', reason: 'No node agrees.' })
    expect(checkProof(null, state)).toEqual([])
  })
})
