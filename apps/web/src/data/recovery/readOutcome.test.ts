import type { AskNode } from '@countersign/chain-client/reads'
import type { Address, Hex } from '@countersign/primitives'
import { executeAttempt } from '@countersign/safe/recovery'
import { expect, test } from 'vitest'
import { readOutcome, type EndedAttempt } from './readOutcome.ts'
import { recoveryFixture } from './recoveryFixture.ts'

/** Block n has the time 1000 + n. */
const timeOf = (block: number) => 1_000n + BigInt(block)
const HEAD = 500
const recovery = recoveryFixture(timeOf(HEAD), { block: BigInt(HEAD), cooldown: 20n, expiration: 30n })
const { account, address: module } = recovery

const attemptAt = (nonce: bigint, block: number, to: Address = account): EndedAttempt => ({
  nonce,
  createdAt: timeOf(block),
  announced: { call: { to, value: 0n, data: '0x', operation: 0 }, block: BigInt(block) },
})
const callOf = ({ announced }: EndedAttempt): Hex => executeAttempt(module, announced.call).data

type World = {
  /** Blocks in which the module's next number rose by one, in order. A block that is listed twice raises it by two. */
  readonly left: readonly number[]
  readonly executions?: readonly { readonly block: number; readonly input: Hex }[]
  /** The node stores the states of old blocks. */
  readonly hasStates?: boolean
  readonly hasLogs?: boolean
  readonly version?: string
}

const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')
const text = (value: string): Hex =>
  `0x${word(32)}${word(value.length)}${Buffer.from(value).toString('hex').padEnd(64, '0')}`

function nodeOf({ left, executions = [], hasStates = true, hasLogs = true, version = '1.4.1' }: World): AskNode {
  return async (method, [first, second]) => {
    if (method === 'eth_call') {
      const { data } = first as { data: Hex }
      if (data === '0xffa1ad74') return text(version)
      const block = Number(second)
      if (!hasStates && block < HEAD) throw new Error('missing trie node')
      if (data === '0xdcafac09') return `0x${word(recovery.cooldown)}`
      if (data === '0x605df59c') return `0x${word(recovery.expiration)}`
      return `0x${word(left.filter((one) => one <= block).length)}`
    }
    if (method === 'eth_getBlockByNumber')
      return { number: first, timestamp: `0x${timeOf(Number(first)).toString(16)}` }
    if (method === 'eth_getTransactionByHash') {
      const index = Number(BigInt(first as Hex))
      return { input: executions[index]?.input }
    }
    if (!hasLogs) throw new Error('range too large')
    const { fromBlock, toBlock } = first as { fromBlock: Hex; toBlock: Hex }
    return executions.flatMap(({ block }, index) =>
      block >= Number(fromBlock) && block <= Number(toBlock) ? [{ transactionHash: `0x${word(index)}` }] : [],
    )
  }
}

const outcome = (world: World, attempt: EndedAttempt, all = [attempt]) =>
  readOutcome(nodeOf(world), { recovery, attempt, all })

test('behavior: an executed attempt is found with the time of its execution', async () => {
  const attempt = attemptAt(0n, 100)
  const executions = [{ block: 125, input: callOf(attempt) }]
  expect(await outcome({ left: [125], executions }, attempt)).toEqual({ outcome: 'executed', endedAt: timeOf(125) })
})

test('behavior: an attempt that ended before its lapse was cancelled, one that ended later has lapsed', async () => {
  const attempt = attemptAt(0n, 100)
  expect(await outcome({ left: [101] }, attempt)).toEqual({ outcome: 'cancelled', endedAt: timeOf(101) })
  expect(await outcome({ left: [150] }, attempt)).toEqual({ outcome: 'cancelled', endedAt: timeOf(150) })
  expect(await outcome({ left: [151] }, attempt)).toEqual({ outcome: 'lapsed', endedAt: timeOf(151) })
})

test('behavior: several attempts are distinguished, also when they were cancelled together', async () => {
  const [first, second, third] = [attemptAt(0n, 100), attemptAt(1n, 105), attemptAt(2n, 200, module)]
  const all = [first, second, third]
  const world = { left: [110, 110, 225], executions: [{ block: 225, input: callOf(third) }] }
  const outcomes = await Promise.all(all.map((one) => outcome(world, one, all)))
  expect(outcomes.map((one) => one?.outcome)).toEqual(['cancelled', 'cancelled', 'executed'])
})

test('behavior: without old states the outcome is read from events, as far as these prove it', async () => {
  const [first, second] = [attemptAt(0n, 100), attemptAt(1n, 105, module)]
  const all = [first, second]
  const executions = [{ block: 125, input: `0x6a761202${callOf(first).slice(2)}` as const }]
  const world = { left: [125, 300], executions, hasStates: false }
  expect(await outcome(world, first, all)).toEqual({ outcome: 'executed', endedAt: null })
  expect(await outcome(world, second, all)).toEqual({ outcome: 'not-executed', endedAt: null })
  const late = attemptAt(2n, 470, account)
  expect(await outcome({ left: [125, 300, 480], hasStates: false }, late)).toEqual({
    outcome: 'cancelled',
    endedAt: null,
  })
})

test('security: an outcome without proof is unknown and never guessed', async () => {
  const attempt = attemptAt(0n, 100)
  const executed = [{ block: 125, input: callOf(attempt) }]
  const unknown = [
    outcome({ left: [125], executions: executed, hasStates: false, hasLogs: false }, attempt),
    outcome({ left: [125], version: '1.0.0' }, attempt),
    // The same call was announced twice and executed once.
    outcome({ left: [125, 300], executions: executed, hasStates: false }, attempt, [attempt, attemptAt(1n, 105)]),
    // An execution of an unknown call may belong to this attempt.
    outcome({ left: [125], executions: [{ block: 125, input: '0x1234' }], hasStates: false }, attempt),
    readOutcome(nodeOf({ left: [125] }), { recovery: { ...recovery, target: module }, attempt, all: [attempt] }),
  ]
  expect(await Promise.all(unknown)).toEqual([null, null, null, null, null])
})
