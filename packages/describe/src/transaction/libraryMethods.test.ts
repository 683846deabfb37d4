import { findSafeDeployment } from '@countersign/chains'
import { type Address, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { encodeMultiSend } from '@countersign/safe'
import type { ResolvedTarget } from '@countersign/safe/decode'
import { encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { createDecoder } from '@countersign/describe/decoder'
import { publishedAt } from './publishedContracts.ts'
import type { Call } from './Call.ts'
import { callTreeOf } from './callTreeOf.ts'
import { flowOf } from './flowOf.ts'
import { statementOfCall } from './statementOfCall.ts'
import type { ViewContext } from './ViewContext.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const abi = parseAbi([
  'function signMessage(bytes data)',
  'function migrateSingleton()',
  'function migrateL2WithFallbackHandler()',
  'function migrateToL2(address l2Singleton)',
  'function migrateFromV111(address l2Singleton, address fallbackHandler)',
])
const at = (name: Parameters<typeof findSafeDeployment>[1], version = '1.4.1'): Address =>
  findSafeDeployment(version, name)?.address ?? ZERO_ADDRESS
const hash: Hex = `0x${'12'.repeat(31)}ab`
const signing = encodeFunctionData({ abi, functionName: 'signMessage', args: [hash] })
const delegate = (to: Address, data: Hex): Call => ({ to, data, value: 0n, operation: 1 })

/** The context in which the chain returned `codeHash` for every target; null if it has not answered yet. */
const contextWith = (
  codeHashOf: ((address: Address) => Hex | null) | null,
  hops: ResolvedTarget['hops'] = [],
): ViewContext => ({
  ...viewFixture,
  decode: createDecoder({
    addedFor: () => undefined,
    targetOf: (address) =>
      codeHashOf === null ? null : { address, code: '0x00', codeHash: codeHashOf(address), hops },
  }),
})
const published = (address: Address): Hex | null => publishedAt(address)[0]?.codeHash ?? null
const honest = contextWith(published)
const say = (call: Call, context: ViewContext = honest) =>
  statementOfCall({ call, tense: 'will', nonce: 1 }, context).text
const treeOf = (call: Call, context: ViewContext = honest) => callTreeOf(call, context, null)

describe('official libraries whose code is the published one', () => {
  test.each<[string, Call, string]>([
    [
      'SignMessageLib',
      delegate(at('SignMessageLib'), signing),
      'will sign the message with hash 0x1212…12ab on chain, permanently.',
    ],
    [
      'SignMessageLib with a text',
      delegate(at('SignMessageLib'), encodeFunctionData({ abi, functionName: 'signMessage', args: ['0x68656c6c6f'] })),
      'will sign a message of 5 bytes on chain, permanently.',
    ],
    [
      'SafeMigration',
      delegate(at('SafeMigration'), encodeFunctionData({ abi, functionName: 'migrateSingleton' })),
      'will run the published code of Safe 1.4.1 from now on.',
    ],
    [
      'SafeMigration 1.5.0',
      delegate(at('SafeMigration', '1.5.0'), encodeFunctionData({ abi, functionName: 'migrateL2WithFallbackHandler' })),
      'will run the published code of SafeL2 1.5.0 from now on, with its published fallback handler.',
    ],
  ])('behavior: %s has its own sentence, and grants no one full control', (_, call, words) => {
    expect(say(call)).toBe(`Demo treasury ${words}`)
    const { nodes } = treeOf(call)
    expect(flowOf(nodes)).toEqual([])
    expect(nodes).toMatchObject([{ tone: 'caution', certainty: { kind: 'code' } }])
  })

  test('error: SafeToL2Migration names the code that its parameters choose, and warns if the code is not published', () => {
    const to = at('SafeToL2Migration')
    const migrate = (singleton: Address) =>
      delegate(to, encodeFunctionData({ abi, functionName: 'migrateToL2', args: [singleton] }))
    expect(say(migrate(at('SafeL2')))).toMatch(
      /will run the code at 0x\w{4}…\w{4}, published as SafeL2 1\.4\.1, from now on\./,
    )
    expect(say(migrate(people.stranger))).toMatch(/will run the code at 0x9999…9999 from now on\./)
    expect(treeOf(migrate(people.stranger)).nodes).toMatchObject([{ tone: 'danger', certainty: { kind: 'code' } }])
    const data = encodeFunctionData({
      abi,
      functionName: 'migrateFromV111',
      args: [at('SafeL2'), people.stranger],
    })
    expect(say(delegate(to, data))).toMatch(/and answer unknown calls and signature questions through 0x9999…9999\./)
  })
})

describe('code whose hash is not the published one', () => {
  const open = /will let the code at 0x\w{4}…\w{4} do anything with this account\./
  const call = delegate(at('SignMessageLib'), signing)

  test.each<[string, ViewContext]>([
    ['another code hash', contextWith(() => hash)],
    ['no code', contextWith(() => null)],
    ['a proxy', contextWith(published, [{ kind: 'EIP-1967', address: people.stranger, codeHash: hash }])],
  ])('error: %s at a published address keeps the strongest warning', (_, context) => {
    expect(say(call, context)).toMatch(open)
    const { nodes } = treeOf(call, context)
    expect(nodes).toMatchObject([{ tone: 'danger' }])
    expect(flowOf(nodes)).toMatchObject([{ kind: 'all', to: call.to }])
  })

  test('error: the same method at any other address, and another method of the library, keep the strongest warning', () => {
    expect(say(delegate(people.stranger, signing))).toMatch(open)
    expect(say(delegate(at('SignMessageLib'), '0x12345678'))).toMatch(open)
  })

  test('error: until the code has been read the sentence says that it was not compared', () => {
    for (const context of [contextWith(null), viewFixture]) {
      expect(say(call, context)).toContain(
        'act as this account: SignMessageLib 1.4.1 is published there, but its code was not compared.',
      )
      expect(flowOf(treeOf(call, context).nodes)).toMatchObject([{ kind: 'all' }])
    }
  })

  test('behavior: in a batch the library has its own sentence too', () => {
    const batch = { ...delegate(MULTI_SEND_CALL_ONLY_1_4_1, encodeMultiSend([call])) }
    expect(say(batch)).toContain('sign the message with hash')
  })
})
