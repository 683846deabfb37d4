import { describe, expect, test } from 'vitest'
import {
  batchOf,
  calldata,
  callTo,
  multiSend,
  payee,
  reviewInputs,
  safe,
  state,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import { buildTransaction } from '../../transaction/buildTransaction.ts'
import type { SafeTransactionData } from '../../transaction/SafeTransactionData.ts'
import type { OwnerGraph, OwnerNode } from '../owners/OwnerNode.ts'
import { runNestedChecks } from './runNestedChecks.ts'

const judge = (transaction: SafeTransactionData) =>
  runNestedChecks(reviewInputs({ transaction }).reviewed, { ...reviewInputs(), state: { ok: true, value: state } }).map(
    ({ id, verdict }) => [id, verdict],
  )

describe('runNestedChecks', () => {
  test('behavior: a safe payment of the other account adds no finding, nor does its batch', () => {
    expect(judge(buildTransaction({ to: token, data: transferOf(payee, 5n), nonce: 7n }))).toEqual([])
    expect(judge(batchOf(callTo(token, transferOf(payee, 5n))))).toEqual([])
  })

  test('error: a delegatecall to unknown code in the approved transaction is a danger that names hash and account', () => {
    const { reviewed } = reviewInputs({
      transaction: buildTransaction({ to: stranger, data: calldata('0xa9059cbb', payee, 0n), operation: 1, nonce: 7n }),
    })
    const [first] = runNestedChecks(reviewed, { ...reviewInputs(), state: { ok: true, value: state } })
    expect(first).toMatchObject({ id: 'delegatecall', verdict: 'danger' })
    expect(first?.field).toBe(`nested.${reviewed.safeTxHash}.transaction.to`)
    expect(first?.reason).toContain(`${reviewed.safeTxHash} of ${safe}`)
  })

  test('security: a change of owners that locks the other account is a danger too', () => {
    const { reviewed } = reviewInputs({
      transaction: buildTransaction({ to: safe, data: calldata('0x0d582f13', stranger, 4n), nonce: 7n }),
    })
    const ownerGraph: OwnerGraph = new Map<string, OwnerNode>([
      ...state.owners.map((owner) => [owner.toLowerCase(), { kind: 'key' }] as const),
      [stranger.toLowerCase(), { kind: 'contract', signer: 'never', reason: 'it is a token' }],
    ])
    const inputs = { ...reviewInputs(), state: { ok: true, value: state } as const, ownerGraph }
    const found = runNestedChecks(reviewed, inputs).filter(({ id }) => id === 'owner-graph')
    expect(found).toMatchObject([{ verdict: 'danger', title: 'The account could never act again' }])
    expect(found[0]?.reason).toContain(`${reviewed.safeTxHash} of ${safe}`)
  })

  test('error: an unknown module, a refund, new code and a further nested level are found', () => {
    const own = (data: `0x${string}`) => buildTransaction({ to: safe, data, nonce: 7n })
    expect(judge(own(calldata('0x610b5925', stranger)))).toContainEqual(['settings', 'danger'])
    expect(judge(own(calldata('0x7de7edef', stranger)))).toContainEqual(['settings', 'danger'])
    expect(judge({ ...own('0x'), gasPrice: 1n })).toContainEqual(['refund', 'danger'])
    expect(judge(batchOf(callTo(multiSend, calldata('0xd4d9bdcd', 5n))))).toContainEqual(['nested-approval', 'caution'])
  })
})
