import { allowanceModuleAbi } from '@countersign/chains'
import { type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Call } from './Call.ts'
import { callTreeOf } from './callTreeOf.ts'
import { settingsRecord } from './changesOf.ts'
import { flowOf } from './flowOf.ts'
import { statementOfCall } from './statementOfCall.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { treasury, kestrel, vault, grants, tusd, stranger } = people
const module = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const call = (data: Hex, to: Call['to'] = module): Call => ({ to, value: 0n, data, operation: 0 })
const set = (amount: bigint, minutes: number, token: Call['to'] = tusd) =>
  call(
    encodeFunctionData({
      abi: allowanceModuleAbi,
      functionName: 'setAllowance',
      args: [kestrel, token, amount, minutes, 0],
    }),
  )
const spend = (safe: Call['to'], payment = 0n) =>
  call(
    encodeFunctionData({
      abi: allowanceModuleAbi,
      functionName: 'executeAllowanceTransfer',
      args: [safe, tusd, vault, 5_000_000n, ZERO_ADDRESS, payment, kestrel, '0x'],
    }),
  )
const say = (of: Call) => statementOfCall({ call: of, tense: 'will' }, viewFixture)
const tree = (of: Call) => callTreeOf(of, viewFixture, null)

describe('calls of the AllowanceModule', () => {
  test('behavior: a limit is described with its beneficiary, amount and period, as a warning', () => {
    const reported = say(set(500_000_000n, 1440))
    expect(reported.text).toBe(
      'Demo treasury will let Kestrel Audits spend up to 500.00 TUSD every day without signatures.',
    )
    expect(reported.parts.some(({ tone }) => tone === 'caution')).toBe(true)
    expect(say(set(10n ** 18n, 0, ZERO_ADDRESS)).text).toContain('spend up to 1.00 ETH in total without signatures')
    expect(say(set(1n, 43_200)).text).toContain('0.000001 TUSD every 30 days')
    expect(say(set(0n, 0)).text).toBe('Demo treasury will stop Kestrel Audits from spending TUSD without signatures.')
  })

  test('behavior: a whole batch is one sentence, and the amount that may leave is in the flow', () => {
    const enable = encodeFunctionData({
      abi: parseAbi(['function enableModule(address)']),
      functionName: 'enableModule',
      args: [module],
    })
    const add = encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [kestrel] })
    const batch: Call = {
      to: MULTI_SEND_CALL_ONLY_1_4_1,
      value: 0n,
      data: encodeMultiSend([call(enable, treasury), call(add), set(500_000_000n, 10_080)]),
      operation: 1,
    }
    expect(say(batch).text).toBe(
      'Demo treasury will let Kestrel Audits have spending limits, let the spending-limit module 0xAA46…091C pay ' +
        'within limits without signatures, and let Kestrel Audits spend up to 500.00 TUSD every week without signatures.',
    )
    const { nodes } = tree(batch)
    expect(flowOf(nodes)).toMatchObject([
      { kind: 'may', token: tusd, amount: 500_000_000n, to: kestrel, resetMinutes: 10_080 },
    ])
    expect(settingsRecord(nodes)).toMatchObject([{ label: 'Module', after: 'enabled', tone: 'caution' }])
    expect(nodes[2]?.parameters.map(({ name, note }) => [name, note])).toContainEqual([
      'allowanceAmount',
      '6 decimals, 500.00',
    ])
    expect(nodes[2]?.parameters.map(({ name, note }) => [name, note])).toContainEqual(['resetTimeMin', 'every week'])
  })

  test('behavior: spending from this account counts as an outflow, spending from another account does not', () => {
    expect(say(spend(treasury)).text).toBe(
      'Demo treasury will move 5.00 TUSD to Vault within the spending limit of Kestrel Audits.',
    )
    expect(flowOf(tree(spend(treasury)).nodes)).toMatchObject([{ kind: 'out', amount: 5_000_000n, to: vault }])
    expect(say(spend(grants)).text).toContain('move 5.00 TUSD from Grants committee to Vault')
    expect(flowOf(tree(spend(grants)).nodes)).toEqual([])
  })

  test.each(['resetAllowance', 'deleteAllowance'] as const)('behavior: %s is described', (functionName) => {
    const data = encodeFunctionData({ abi: allowanceModuleAbi, functionName, args: [kestrel, tusd] })
    expect(say(call(data)).text).toBe(
      functionName === 'resetAllowance'
        ? 'Demo treasury will let Kestrel Audits spend its whole limit of TUSD again.'
        : 'Demo treasury will stop Kestrel Audits from spending TUSD without signatures.',
    )
  })

  test('error: the same method at any other address, with dirty bits or with a second payment is not read as a limit', () => {
    const { data } = set(500_000_000n, 1440)
    expect(say(call(data, stranger)).text).toContain('call 0xbeaeb388 on 0x9999…9999')
    const dirty: Hex = `0x${data.slice(2, 10 + 2 * 64)}${'f'.repeat(64)}${data.slice(10 + 3 * 64)}`
    expect(say(call(dirty)).text).toContain('call 0xbeaeb388 on')
    expect(say(spend(treasury, 1n)).text).toContain('call 0x4515641a on')
  })
})
