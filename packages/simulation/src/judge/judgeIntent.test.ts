import { type Address, checksumAddress, type Hex } from '@countersign/primitives'
import { buildBatch, encodeErc20Transfer } from '@countersign/safe'
import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { poorResult } from '../../testing/poorResult.ts'
import { readDeltas } from '../result/readDeltas.ts'
import type { SimulatedLog, SimulationResult } from '../values/SimulationResult.ts'
import { TOPIC } from '../values/tokenEvents.ts'
import { declareEffects } from './declareEffects.ts'
import { judgeIntent } from './judgeIntent.ts'
import type { Unit } from '@countersign/safe/checks'
import type { UnitOf } from './UnitOf.ts'

const address = (byte: string): Address => checksumAddress(`0x${byte.repeat(20)}`)
const [safe, token, other, alice, bob, thief] = ['5a', '70', '71', 'a1', 'b0', '66'].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
  Address,
]
const word = (value: bigint | Address): Hex => `0x${BigInt(value).toString(16).padStart(64, '0')}`
const log = (of: Address, topics: readonly Hex[], data: Hex): SimulatedLog => ({
  address: of,
  topics,
  data,
  name: null,
})
const moved = (of: Address, to: Address, amount: bigint, from: Address = safe) =>
  log(of, [TOPIC.transfer, word(from), word(to)], word(amount))
const collectible = (of: Address, to: Address, id: bigint) =>
  log(of, [TOPIC.transfer, word(safe), word(to), word(id)], '0x')

type Call = { readonly to: Address; readonly data: Hex }
const pay = (of: Address, to: Address, amount: bigint): Call => ({ to: of, data: encodeErc20Transfer(to, amount) })
const abi = parseAbi([
  'function transferFrom(address, address, uint256)',
  'function safeTransferFrom(address, address, uint256)',
  'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
  'function swap()',
  'function schedule(address, uint256, bytes, bytes32, bytes32, uint256)',
])

function judge(calls: readonly Call[], logs: readonly SimulatedLog[], unitOf: UnitOf = () => null) {
  const transaction = buildBatch({
    calls: calls.map((call) => ({ ...call, value: 0n, operation: 0 as const })),
    nonce: 4n,
    multiSend: other,
  })
  const result: SimulationResult = { ...poorResult, deltas: readDeltas(logs, []), logs }
  return judgeIntent(result, declareEffects(safe, transaction), unitOf)
}

describe("transfers that the calls declare, compared with the tokens' reports", () => {
  test.each<[string, readonly Call[], readonly SimulatedLog[]]>([
    ['a payment', [pay(token, alice, 5n)], [moved(token, alice, 5n)]],
    ['two to one recipient', [pay(token, alice, 5n), pay(token, alice, 6n)], [moved(token, alice, 11n)]],
    ['none of it', [pay(token, alice, 0n)], []],
    [
      'a collectible by number',
      [{ to: token, data: encodeFunctionData({ abi, functionName: 'transferFrom', args: [safe, alice, 900n] }) }],
      [collectible(token, alice, 900n)],
    ],
    [
      'a collectible, safely',
      [{ to: token, data: encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [safe, alice, 9n] }) }],
      [collectible(token, alice, 9n)],
    ],
    [
      'several of several kinds',
      [
        {
          to: token,
          data: encodeFunctionData({
            abi,
            functionName: 'safeBatchTransferFrom',
            args: [safe, alice, [1n, 2n], [10n, 20n], '0x'],
          }),
        },
      ],
      [
        log(
          token,
          [TOPIC.transferBatch, word(safe), word(safe), word(alice)],
          encodeAbiParameters(
            [{ type: 'uint256[]' }, { type: 'uint256[]' }],
            [
              [1n, 2n],
              [10n, 20n],
            ],
          ),
        ),
      ],
    ],
  ])('behavior: %s happens', (_, calls, logs) => {
    expect(judge(calls, logs)).toMatchObject([{ field: 'intent', verdict: 'verified' }])
  })

  test('behavior: a transfer that a timelock schedules moves nothing yet', () => {
    const { to, data } = pay(token, alice, 5n)
    const schedule = encodeFunctionData({
      abi,
      functionName: 'schedule',
      args: [to, 0n, data, word(0n), word(0n), 172_800n],
    })
    expect(judge([{ to: other, data: schedule }], []).filter(({ verdict }) => verdict === 'danger')).toEqual([])
  })

  test.each<[string, string, readonly Call[], readonly SimulatedLog[], RegExp]>([
    [
      'another recipient',
      'danger',
      [pay(token, alice, 5n)],
      [moved(token, thief, 5n)],
      /^Another address is paid.*5 base units go to 0x6666/,
    ],
    ['no movement', 'danger', [pay(token, alice, 5n)], [], /^A “transfer” that moves nothing/],
    ['another token', 'danger', [pay(token, alice, 5n)], [moved(other, alice, 5n)], /^A “transfer” that moves nothing/],
    [
      'one of two',
      'danger',
      [pay(token, alice, 5n), pay(token, bob, 6n)],
      [moved(token, alice, 5n)],
      /^A “transfer”.*Call 2: 6 base units of/,
    ],
    [
      'swapped amounts',
      'caution',
      [pay(token, alice, 5n), pay(token, bob, 6n)],
      [moved(token, alice, 6n), moved(token, bob, 5n)],
      /Call 2: 6 base units of .* 5 base units arrive, 1 base unit less/,
    ],
    [
      'a fee',
      'caution',
      [pay(token, alice, 100n)],
      [moved(token, alice, 99n), moved(token, thief, 1n)],
      /^Less arrives than is sent.*100 base units of.*99 base units arrive, 1 base unit less/,
    ],
    [
      'crumbs',
      'danger',
      [pay(token, alice, 100n)],
      [moved(token, alice, 1n), moved(token, thief, 99n)],
      /^Most of the amount goes to another address.*99 base units go to/,
    ],
    [
      'more of the same token',
      'danger',
      [pay(token, alice, 5n)],
      [moved(token, alice, 5n), moved(token, thief, 7n)],
      /^More leaves the account.*loses 7 base units of/,
    ],
    [
      'more to the same recipient',
      'danger',
      [pay(token, alice, 5n)],
      [moved(token, alice, 500n)],
      /^More leaves the account.*loses 495 base units of/,
    ],
    [
      'a token that deducts from a transfer of nothing',
      'danger',
      [pay(token, alice, 0n)],
      [moved(token, thief, 7n)],
      /^More leaves the account.*loses 7 base units of/,
    ],
    [
      'another collectible',
      'danger',
      [{ to: token, data: encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [safe, alice, 9n] }) }],
      [collectible(token, alice, 8n)],
      /number 9 of/,
    ],
  ])('error: %s is a %s', (_, verdict, calls, logs, words) => {
    const found = judge(calls, logs)
    expect(found.map((one) => one.verdict)).toContain(verdict)
    expect(found.map(({ title, reason }) => `${title}: ${reason}`).join('\n')).toMatch(new RegExp(words, 'm'))
    expect(found.map((one) => one.verdict)).not.toContain('verified')
  })

  test('behavior: amounts are in whole units with the symbol if the token’s unit is known', () => {
    const unit = { symbol: 'TUSD', decimals: 6 }
    const unitOf: UnitOf = (of) => (of === token ? unit : null)
    const reasonOf = (...[calls, logs]: Parameters<typeof judge>) => judge(calls, logs, unitOf)[0]?.reason
    const sent = [pay(token, alice, 1_234_500_000n)]
    expect(reasonOf(sent, [moved(token, alice, 1_222_155_000n)])).toBe(
      `The transaction: 1,234.50 TUSD of ${token} for ${alice}. In the simulation 1,222.155 TUSD arrive, 12.345 TUSD less. Tokens that deduct a fee do this.`,
    )
    expect(reasonOf(sent, [moved(token, thief, 1_234_500_000n)])).toContain(`and 1,234.50 TUSD go to ${thief}.`)
    expect(reasonOf([pay(token, alice, 1n)], [moved(token, alice, 1n), moved(token, thief, 2_000_000n)])).toContain(
      `loses 2.00 TUSD of ${token}, which`,
    )
    expect(reasonOf([pay(other, alice, 5n)], [])).toContain(`5 base units of ${other}`)
  })

  test.each<Unit>([
    { symbol: 'TUSD for a friend. All is well', decimals: 6 },
    { symbol: '\u202EDSUT', decimals: 6 },
    { symbol: '', decimals: 6 },
    { symbol: 'T'.repeat(21), decimals: 6 },
    { symbol: 'TUSD', decimals: 78 },
  ])('error: a token’s own unit is ignored if it could mislead: %j', (unit) => {
    expect(judge([pay(token, alice, 5n)], [], () => unit)[0]?.reason).toContain(
      `The transaction: 5 base units of ${token}`,
    )
  })

  test('error: a transfer that cannot be read is not checked, never verified', () => {
    const ownWay = log(token, [TOPIC.transfer], `0x${'00'.repeat(96)}`)
    expect(judge([pay(token, alice, 5n)], [ownWay])).toMatchObject([{ verdict: 'unchecked' }])
    const short: Hex = `0xa9059cbb${'00'.repeat(40)}`
    expect(judge([{ to: token, data: short }], [])).toMatchObject([{ verdict: 'unchecked' }])
  })

  test('behavior: a transaction with a call that is not a transfer may move other tokens', () => {
    const swap = { to: bob, data: encodeFunctionData({ abi, functionName: 'swap' }) }
    const logs = [moved(token, alice, 5n), moved(token, bob, 70n), moved(token, alice, 3n)]
    expect(judge([pay(token, alice, 5n), swap], logs)).toMatchObject([{ verdict: 'verified' }])
  })

  test('behavior: any honest payments are verified, and any changed payment is not', () => {
    const payment = fc.record({
      of: fc.constantFrom(token, other),
      to: fc.constantFrom(alice, bob),
      amount: fc.bigInt(1n, (1n << 128n) - 1n),
    })
    fc.assert(
      fc.property(
        fc.array(payment, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom('recipient', 'amount', 'gone'),
        (payments, at, change) => {
          const calls = payments.map(({ of, to, amount }) => pay(of, to, amount))
          const logs = payments.map(({ of, to, amount }) => moved(of, to, amount))
          expect(judge(calls, logs).map(({ verdict }) => verdict)).toEqual(['verified'])
          const wrong = payments.flatMap(({ of, to, amount }, index) => {
            if (index !== at % payments.length) return [moved(of, to, amount)]
            if (change === 'gone') return []
            return [change === 'amount' ? moved(of, to, amount - 1n) : moved(of, thief, amount)]
          })
          expect(judge(calls, wrong).every(({ verdict }) => verdict !== 'verified')).toBe(true)
        },
      ),
      { numRuns: 200 },
    )
  })
})
