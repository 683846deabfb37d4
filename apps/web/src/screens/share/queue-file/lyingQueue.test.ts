import { approvedHashSignature } from '@countersign/safe'
import { describe, expect, test } from 'vitest'
import { chainState, signers, treasury } from '../../../testing/proposalFixture.ts'
import { validOf } from '../add/keepImport.ts'
import { judgeStated, type Place } from './judgeStated.ts'
import { gatewayAnswer, listOf, place, recipient, serviceRow } from './queueFileFixture.ts'
import { readQueueFile } from './readQueueFile.ts'

const [first, second, third] = signers.map(({ address }) => address)

async function judge(row: unknown, where: Partial<Place> = {}) {
  const stated = readQueueFile(listOf([row]))?.transactions[0]
  if (!stated) throw new Error('The row was not read')
  return judgeStated(stated, { ...place, ...where })
}

describe('an honest queue of another service', () => {
  test('behavior: rows of both kinds of service are added with their signatures', async () => {
    expect(await judge(await serviceRow(5n, [0, 1]))).toMatchObject({
      outcome: 'add',
      valid: 2,
      fresh: 2,
      problems: [],
    })
    const { answer, hash } = await gatewayAnswer(6n)
    const judged = await judge(answer)
    expect(judged).toMatchObject({ outcome: 'add', valid: 1, problems: [] })
    expect(judged.verified?.reviewed.safeTxHash).toBe(hash)
  })

  test('behavior: an approval on chain counts, whether its bytes are stated or left out', async () => {
    const row = await serviceRow(5n, [2])
    for (const signature of [null, approvedHashSignature(third ?? treasury).data])
      expect(await judge({ ...row, confirmations: [{ owner: third, signature }] })).toMatchObject({
        outcome: 'add',
        valid: 1,
      })
    expect(await judge({ ...row, confirmations: [{ owner: second, signature: null }] })).toMatchObject({
      outcome: 'invalid',
    })
  })

  test('behavior: what is here already is compared by its signers', async () => {
    const row = await serviceRow(5n, [0, 1])
    const here = (...signersHere: typeof chainState.owners) => ({ signersHere: () => Promise.resolve(signersHere) })
    expect(await judge(row, here(...chainState.owners))).toMatchObject({ outcome: 'known', fresh: 0 })
    expect(await judge(row, here(...chainState.owners.slice(0, 1)))).toMatchObject({ outcome: 'merge', fresh: 1 })
    const down = { signersHere: () => Promise.reject(new Error('The service did not answer.')) }
    expect(await judge(row, down)).toMatchObject({
      outcome: 'unchecked',
      problems: [expect.stringContaining('did not answer')],
    })
  })
})

describe('attack: a queue that lies', () => {
  test('attack: any changed field gives another hash, and nothing of the row is taken', async () => {
    const row = await serviceRow(5n, [0, 1])
    const changes = {
      safe: recipient,
      to: treasury,
      value: '1000000000000000001',
      data: '0x00',
      operation: 1,
      safeTxGas: 1,
      baseGas: 1,
      gasPrice: '1',
      gasToken: recipient,
      refundReceiver: recipient,
      nonce: 6,
    }
    for (const [field, value] of Object.entries(changes)) {
      const judged = await judge({ ...row, [field]: value })
      expect(judged, field).toMatchObject({ outcome: 'invalid', verified: null, valid: 0 })
      expect(judged.problems[0], field).toMatch(
        new RegExp(
          `^The other service states the safeTxHash ${row.safeTxHash}. The fields have the safeTxHash 0x(?!${row.safeTxHash.slice(2)})`,
        ),
      )
    }
  })

  test('attack: a changed hash, another chain and another version are refused too', async () => {
    const row = await serviceRow(5n, [0])
    expect(await judge({ ...row, safeTxHash: `0x${'00'.repeat(32)}` })).toMatchObject({
      outcome: 'invalid',
      verified: null,
    })
    const chain = { ...place.chain, chainId: '1' }
    expect(await judge(row, { chain })).toMatchObject({ outcome: 'invalid', verified: null })
    expect(await judge(row, { state: { ...chainState, version: '1.1.1' } })).toMatchObject({
      outcome: 'invalid',
      verified: null,
    })
  })

  test('attack: an invalid signature is left out with both values; the valid one beside it is taken', async () => {
    const row = await serviceRow(5n, [0, 1])
    const other = await serviceRow(6n, [1])
    const [honest, forged] = [row.confirmations[0], other.confirmations[0]]
    const judged = await judge({ ...row, confirmations: [honest, forged] })
    expect(judged).toMatchObject({ outcome: 'add', valid: 1 })
    expect(judged.problems).toHaveLength(1)
    expect(judged.problems[0]).toMatch(
      new RegExp(`states a signature of ${second}. It recovers to 0x(?!${second?.slice(2)})`),
    )
    expect(judged.verified && validOf(judged.verified.signatures)).toEqual([{ owner: first, data: honest?.signature }])
    expect(await judge({ ...row, confirmations: [forged] })).toMatchObject({ outcome: 'invalid', valid: 0 })
  })

  test('attack: a valid signature stated for another owner is left out', async () => {
    const row = await serviceRow(5n, [0])
    const judged = await judge({
      ...row,
      confirmations: [{ owner: second, signature: row.confirmations[0]?.signature }],
    })
    expect(judged).toMatchObject({ outcome: 'invalid', valid: 0 })
    expect(judged.problems[0]).toContain(`states a signature of ${second}. It recovers to ${first}.`)
  })

  test('attack: a signer who is not an owner any more does not count', async () => {
    const row = await serviceRow(5n, [0, 1])
    const state = { ...chainState, owners: chainState.owners.slice(1) }
    const judged = await judge(row, { state })
    expect(judged).toMatchObject({ outcome: 'add', valid: 1 })
    expect(judged.problems[0]).toContain(
      `${first} signed, but is not an owner at block 10; the owners are ${second}, ${third}.`,
    )
  })

  test('error: a number that is used up, and a row without signatures, are not added', async () => {
    expect(await judge(await serviceRow(4n, [0, 1]))).toMatchObject({
      outcome: 'past',
      problems: [expect.stringContaining('It has the number 4, but the next number of the account is 5.')],
    })
    expect(await judge(await serviceRow(5n, []))).toMatchObject({ outcome: 'unsigned', valid: 0 })
  })

  test('error: a signature that only the chain can judge stays unchecked while the chain does not answer', async () => {
    const row = await serviceRow(5n, [])
    const read = { ...place.read, approvedHash: () => Promise.reject(new Error('The node did not answer')) }
    const judged = await judge({ ...row, confirmations: [{ owner: third, signature: null }] }, { read })
    expect(judged).toMatchObject({ outcome: 'unchecked', valid: 0 })
    expect(judged.problems[0]).toContain('The node did not answer')
  })
})
