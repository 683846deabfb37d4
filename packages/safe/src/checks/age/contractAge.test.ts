import { describe, expect, test } from 'vitest'
import {
  batchOf,
  book,
  callTo,
  multiSend,
  payee,
  reviewInputs,
  safe,
  stranger,
  token,
  transferOf,
} from '../../../testing/reviewInputs.ts'
import type { Address } from '@countersign/primitives'
import { inspectCalls } from '../calls/inspectCalls.ts'
import type { Read } from '../Read.ts'
import { runNestedChecks } from '../run/runNestedChecks.ts'
import { checkContractAge } from './checkContractAge.ts'
import type { EarlierCode } from './EarlierCode.ts'
import { roughTime } from './roughTime.ts'

const other: Address = '0x00000000000000000000000000000000000000b2'
const yes: Read<boolean> = { ok: true, value: true }
const no: Read<boolean> = { ok: true, value: false }
const transaction = batchOf(callTo(stranger, '0x12345678'), callTo(other, '0x', 1n), callTo(stranger, '0xabcdef01'))

const earlierOf = (wasContract: EarlierCode['wasContract'], seconds: number | null = 1210): Read<EarlierCode> => ({
  ok: true,
  value: { blocks: 100n, seconds, wasContract },
})
const judge = (earlier: Read<EarlierCode>, isContract: (address: Address) => Read<boolean> | undefined = () => yes) =>
  checkContractAge(inspectCalls(safe, transaction), { safe, book, genuine: [], isContract, earlier })

describe('checkContractAge', () => {
  test('behavior: contracts that already existed are verified, in one line', () => {
    expect(judge(earlierOf(() => yes))).toMatchObject([
      { verdict: 'verified', title: 'No called contract is very new' },
    ])
  })

  test('error: a contract that did not exist before is one caution, with its position, address and time', () => {
    const [found, ...rest] = judge(earlierOf((address) => (address === stranger ? no : yes)))
    expect(rest).toEqual([])
    expect(found).toMatchObject({ verdict: 'caution', title: 'This contract is very new', field: 'calls[0].to' })
    expect(found?.reason).toContain(
      `Call 1 calls ${stranger}. There was no contract at this address 100 blocks before, about 20 min`,
    )
    const [timeless] = judge(earlierOf((address) => (address === stranger ? no : yes), null))
    expect(timeless?.reason).toContain('100 blocks before. Ask')
  })

  test('error: an unknown age is not checked, with the reason, and hides no finding', () => {
    const refused = { ok: false, reason: 'the node forgot' } as const
    expect(judge(earlierOf(() => refused))).toMatchObject([
      { verdict: 'unchecked', reason: `${stranger} and 1 more: the node forgot.` },
    ])
    expect(judge(refused)).toMatchObject([{ verdict: 'unchecked', reason: expect.stringContaining('forgot') }])
    expect(judge(earlierOf(() => undefined))).toMatchObject([{ verdict: 'unchecked' }])
    expect(
      judge(
        earlierOf(() => yes),
        () => undefined,
      ),
    ).toMatchObject([{ verdict: 'unchecked' }])
    const mixed = judge(earlierOf((address) => (address === stranger ? no : refused)))
    expect(mixed.map(({ verdict }) => verdict)).toEqual(['caution', 'unchecked'])
    expect(mixed[1]?.reason).toBe(`${other}: the node forgot.`)
  })

  test('behavior: the account, published code, bundled tokens and plain keys need no age', () => {
    const known = batchOf(callTo(safe, '0x12345678'), callTo(token, transferOf(payee, 1n)), callTo(payee, '0x', 1n))
    const isContract = (address: Address): Read<boolean> => (address === payee ? no : yes)
    const context = { safe, book, genuine: [{ address: token }], isContract, earlier: earlierOf(() => no) }
    expect(checkContractAge(inspectCalls(safe, known), context)).toEqual([])
    // Other code at a published address counts as unknown.
    const elsewhere = { ...context, book: { ...book, codeHash: () => ({ ok: true, value: '0x00' }) as const } }
    const found = checkContractAge(inspectCalls(safe, known), elsewhere)
    expect(found).toMatchObject([{ verdict: 'caution', reason: expect.stringContaining(multiSend) }])
  })

  test('error: a new contract in a transaction approved by its hash is found as well', () => {
    const inputs = reviewInputs({ transaction, isContract: () => yes, earlier: earlierOf(() => no) })
    const found = runNestedChecks(inputs.reviewed, inputs).filter(({ id }) => id === 'contract-age')
    expect(found.map(({ verdict, field }) => [verdict, field])).toEqual([
      ['caution', `nested.${inputs.reviewed.safeTxHash}.calls[0].to`],
      ['caution', `nested.${inputs.reviewed.safeTxHash}.calls[1].to`],
    ])
  })
})

test.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [119, '119 seconds'],
  [1210, '20 minutes'],
  [7_300, '2 hours'],
  [400_000, '5 days'],
])('behavior: %i seconds are %s', (seconds, words) => {
  expect(roughTime(seconds)).toBe(words)
})
