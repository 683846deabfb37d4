import { ZERO_ADDRESS } from '@countersign/primitives'
import { encodeErc20Transfer, encodeExecTransaction, encodeMultiSend } from '@countersign/safe'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { createDecoder } from '@countersign/describe/decoder'
import type { Certainty } from '@countersign/safe/decode'
import type { Call } from './Call.ts'
import { callTreeOf, type CallNode } from './callTreeOf.ts'
import { settingsChanges } from './changesOf.ts'
import { certaintyWords, proxyWords } from './certaintyWords.ts'
import { flowOf } from './flowOf.ts'
import { statementOfCall } from './statementOfCall.ts'
import { textOf } from './TextPart.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from '../../testing/viewFixture.ts'

const { treasury, kestrel, northwind, vault, stranger, tusd } = people
const MULTI_SEND_1_4_1 = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const call = (fields: Partial<Call>): Call => ({ to: kestrel, value: 0n, data: '0x', operation: 0, ...fields })
const batch = (calls: Call[], to: typeof kestrel = MULTI_SEND_CALL_ONLY_1_4_1): Call =>
  call({ to, data: encodeMultiSend(calls), operation: 1 })
const transfer = (to: typeof kestrel, amount: bigint): Call => call({ to: tusd, data: encodeErc20Transfer(to, amount) })
const tree = (of: Call) => callTreeOf(of, viewFixture, null)
const outline = (nodes: readonly CallNode[]): string[] =>
  nodes.flatMap(({ number, title, children }) => [`${number} ${textOf(title)}`, ...outline(children)])
const decode = createDecoder({ addedFor: () => undefined })
const decoded = { ...viewFixture, decode }
const settings = parseAbi([
  'function addOwnerWithThreshold(address,uint256)',
  'function enableModule(address)',
  'function swapOwner(address,address,address)',
])

describe('callTreeOf', () => {
  test('behavior: one call is one node with its exact parameters', () => {
    const { nodes, batch: wrapper, total } = tree(transfer(kestrel, 24_000_000_000n))
    expect({ wrapper, total }).toEqual({ wrapper: null, total: 1 })
    expect(nodes[0]).toMatchObject({
      number: '1',
      signature: 'TUSD.transfer(address,uint256)',
      source: 'bytes',
      parameters: [
        { name: 'contract', value: tusd },
        { name: 'to', value: kestrel, note: 'Kestrel Audits' },
        { name: 'value', value: '24000000000', note: '6 decimals, 24,000.00' },
      ],
    })
  })

  test('behavior: a batch is shown as its calls, nested to any depth', () => {
    const inner = batch([transfer(kestrel, 1_000_000n), call({ to: northwind, value: 10n ** 18n })], MULTI_SEND_1_4_1)
    const nested = batch([inner, transfer(northwind, 5n)], MULTI_SEND_1_4_1)
    const found = tree(batch([transfer(vault, 2_000_000n), nested], MULTI_SEND_1_4_1))
    expect(outline(found.nodes)).toEqual([
      '1 Send 2.00 TUSD to Vault',
      '2 Batch of 2 calls',
      '2.1 Batch of 2 calls',
      '2.1.1 Send 1.00 TUSD to Kestrel Audits',
      '2.1.2 Send 1.00 ETH to Northwind Legal',
      '2.2 Send 0.000005 TUSD to Northwind Legal',
    ])
    expect(found).toMatchObject({ total: 6, nested: 4, batch: { contract: 'MultiSend 1.4.1' } })
  })

  test("behavior: a transaction of another account is opened, and its payments do not count as this account's", () => {
    const innerTransaction = {
      ...call({ to: kestrel, value: 3n * 10n ** 18n }),
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: ZERO_ADDRESS,
      refundReceiver: ZERO_ADDRESS,
      nonce: 0n,
    }
    const found = tree(call({ to: vault, data: encodeExecTransaction(innerTransaction, '0x') }))
    expect(outline(found.nodes)).toEqual(['1 Run a transaction of Vault', '1.1 Send 3.00 ETH to Kestrel Audits'])
    expect(flowOf(found.nodes)).toEqual([])
  })

  test('behavior: a method name of the service is used only for identical bytes', () => {
    const unknown = call({ to: vault, data: '0xdeadbeef' })
    const decoded = (data: `0x${string}`) => ({
      dataDecoded: {
        method: 'multiSend',
        parameters: [
          {
            name: 'transactions',
            type: 'bytes',
            value: '0x',
            valueDecoded: [
              {
                operation: 0 as const,
                to: vault,
                value: '0',
                data,
                dataDecoded: { method: 'deposit', parameters: [{ name: 'amount', type: 'uint256', value: '5' }] },
              },
            ],
          },
        ],
      },
    })
    const [honest] = callTreeOf(batch([unknown]), viewFixture, decoded('0xdeadbeef')).nodes
    expect(honest).toMatchObject({ source: 'service', signature: 'Vault.deposit(uint256)' })
    const [lying] = callTreeOf(batch([unknown]), viewFixture, decoded('0xdeadbe00')).nodes
    expect(lying).toMatchObject({ source: 'unknown', signature: null })
  })
})

describe('callTreeOf with the decoder loaded', () => {
  test('behavior: the page names a method of a built-in ABI itself, whatever the service says', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function increaseAllowance(address,uint256)']),
      args: [kestrel, 3n],
    })
    const of = call({ to: vault, data })
    const lie = { dataDecoded: { method: 'harmless', parameters: [] } }
    const [node] = callTreeOf(of, { ...viewFixture, decode }, lie).nodes
    expect(node).toMatchObject({
      source: 'bytes',
      signature: 'Vault.increaseAllowance(address,uint256)',
    })
    expect(node?.parameters.map(({ value }) => value)).toEqual([vault, kestrel, '3'])
    expect(
      statementOfCall({ call: of, tense: 'will', decoded: lie.dataDecoded }, { ...viewFixture, decode }),
    ).toMatchObject({
      text: 'Demo treasury will call increaseAllowance on Vault.',
      source: 'bytes',
    })
  })

  test('behavior: every call says how certain its decoding is, and doubt is a caution', () => {
    const sure = (of: Call, context = decoded) => callTreeOf(of, context, null).nodes[0]
    const pay = transfer(kestrel, 5n)
    expect(sure(pay)).toMatchObject({ certainty: { kind: 'selector', source: 'ERC-20' }, tone: 'none' })
    expect(sure({ ...pay, data: `${pay.data}00` })).toMatchObject({
      certainty: { kind: 'inexact', reason: '1 byte follows the parameters' },
      tone: 'caution',
    })
    expect(sure(call({ value: 1n }))?.certainty).toEqual({ kind: 'empty' })
    expect(sure(call({ data: '0xdeadbeef' }))?.certainty).toEqual({ kind: 'unknown', selector: '0xdeadbeef' })
    expect(sure(batch([pay]))?.certainty).toMatchObject({ kind: 'selector' })
    const added = createDecoder({ addedFor: (at) => (at === vault ? ['open(address owner)'] : undefined) })
    const open = call({
      to: vault,
      data: encodeFunctionData({ abi: parseAbi(['function open(address)']), args: [kestrel] }),
    })
    expect(sure(open, { ...viewFixture, decode: added })).toMatchObject({
      certainty: { kind: 'added' },
      signature: 'Vault.open(address)',
      parameters: [{ name: 'contract' }, { name: 'owner', note: 'Kestrel Audits' }],
    })
  })

  test('behavior: a published address is named as such, and its code only if the page read it', () => {
    const multiSend = batch([], MULTI_SEND_1_4_1)
    const context = { ...viewFixture, decode: createDecoder({ addedFor: () => undefined }) }
    const exec = { ...multiSend, operation: 0 as const }
    expect(callTreeOf(exec, context, null).nodes[0]?.certainty).toEqual({
      kind: 'address',
      contract: 'MultiSend 1.4.1',
    })
    const other = createDecoder({
      addedFor: () => undefined,
      targetOf: (address) => ({ address, code: '0x60', codeHash: `0x${'0'.repeat(64)}`, hops: [] }),
    })
    expect(callTreeOf(exec, { ...viewFixture, decode: other }, null).nodes[0]?.certainty).toMatchObject({
      kind: 'selector',
    })
  })

  test('behavior: calls inside a timelock and a multicall are opened; only calls of the account itself move its money', () => {
    const schedule = parseAbi(['function schedule(address,uint256,bytes,bytes32,bytes32,uint256)'])
    const many = parseAbi(['function multicall(bytes[])'])
    const zero = `0x${'0'.repeat(64)}` as const
    const timelock = call({
      to: vault,
      data: encodeFunctionData({
        abi: schedule,
        args: [tusd, 0n, transfer(kestrel, 7_000_000n).data, zero, zero, 60n],
      }),
    })
    const multicall = call({
      to: tusd,
      data: encodeFunctionData({ abi: many, args: [[transfer(northwind, 2_000_000n).data]] }),
    })
    const found = callTreeOf(batch([timelock, multicall], MULTI_SEND_1_4_1), decoded, null)
    expect(outline(found.nodes)).toEqual([
      '1 Call schedule on Vault',
      '1.1 Send 7.00 TUSD to Kestrel Audits',
      '2 Call multicall on ' +
        textOf(callTreeOf(call({ to: tusd, data: '0x00000000' }), viewFixture, null).nodes[0]?.title ?? []).split(
          ' on ',
        )[1],
      '2.1 Send 2.00 TUSD to Northwind Legal',
    ])
    expect(flowOf(found.nodes)).toMatchObject([{ kind: 'out', token: tusd, amount: 2_000_000n, calls: ['2.1'] }])
  })

  test('behavior: the words of an added file are shown beside an exactly decoded call only', () => {
    const descriptor = {
      owner: null,
      deployments: [],
      formats: [
        {
          signature: 'transfer(address,uint256)',
          names: ['to', 'value'].map((name) => ({ name, parts: null, lists: 0 })),
          intent: 'Pay',
          fields: [{ label: 'How much', path: 'value' }],
        },
      ],
    }
    const decode = createDecoder({ addedFor: () => undefined, descriptorsFor: () => [{ descriptor, by: 'operator' }] })
    const reported = (of: Call) => callTreeOf(of, { ...viewFixture, decode }, null).nodes[0]?.described
    const pay = transfer(kestrel, 5n)
    expect(reported(pay)).toEqual({
      intent: 'Pay',
      owner: null,
      fields: [{ label: 'How much', value: '5' }],
      by: 'operator',
    })
    expect(reported({ ...pay, data: `${pay.data}00` })).toBeNull()
  })

  test('behavior: every degree of certainty has its words', () => {
    const short = (certainty: Certainty) => certaintyWords(certainty)?.short
    expect(short({ kind: 'empty' })).toBeUndefined()
    expect(short({ kind: 'code', contract: 'Safe 1.4.1' })).toBe('By published code')
    expect(short({ kind: 'added' })).toBe('ABI you added')
    expect(short({ kind: 'selector', source: 'ERC-20', known: 2 })).toBe('Selector only, 1 of 2 fits')
    expect(short({ kind: 'collision', signatures: ['a()', 'b()'] })).toBe('Selector collides: 2')
    expect(certaintyWords({ kind: 'inexact', reason: '1 byte follows the parameters' })?.long).toBe(
      'The bytes can be decoded this way, but 1 byte follows the parameters. Trust the bytes, not these words.',
    )
    const hash = `0x${'1'.repeat(64)}` as const
    expect(
      proxyWords([
        { kind: 'EIP-1167', address: vault, codeHash: hash },
        { kind: 'beacon', address: tusd, codeHash: hash },
      ]),
    ).toBe('minimal proxy, runs the code at 0x4444…4444, then beacon proxy, runs the code at')
  })
})

describe('flowOf', () => {
  test('behavior: payments to one recipient add up; allowances and control over the account are listed separately', () => {
    const approve = (amount: bigint) =>
      call({ to: tusd, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, amount] }) })
    const enable = call({
      to: treasury,
      data: encodeFunctionData({ abi: settings, functionName: 'enableModule', args: [stranger] }),
    })
    const { nodes } = tree(
      batch([
        transfer(kestrel, 1n),
        transfer(kestrel, 2n),
        approve(7n),
        approve(2n ** 256n - 1n),
        enable,
        call({ value: 9n }),
      ]),
    )
    expect(flowOf(nodes)).toEqual([
      { kind: 'out', token: tusd, amount: 3n, tokenId: null, to: kestrel, calls: ['1', '2'] },
      { kind: 'may', token: tusd, amount: null, tokenId: null, to: vault, calls: ['3', '4'] },
      { kind: 'all', token: null, amount: null, tokenId: null, to: stranger, calls: ['5'] },
      { kind: 'out', token: null, amount: 9n, tokenId: null, to: kestrel, calls: ['6'] },
    ])
  })
})

describe('settingsChanges', () => {
  test('behavior: settings changes are walked in order, dangerous ones first', () => {
    const self = (data: `0x${string}`) => call({ to: treasury, data })
    const { nodes } = tree(
      batch([
        self(encodeFunctionData({ abi: settings, functionName: 'addOwnerWithThreshold', args: [stranger, 3n] })),
        self(encodeFunctionData({ abi: settings, functionName: 'enableModule', args: [vault] })),
      ]),
    )
    const state = { owners: [kestrel, northwind], threshold: 2, modules: [], guard: null, fallbackHandler: null }
    expect(settingsChanges(nodes, state)).toEqual([
      { label: 'Modules', before: '0', after: '1, adds', address: vault, tone: 'danger' },
      { label: 'Owners', before: '2', after: '3', tone: 'none' },
      { label: 'Signatures needed', before: '2 of 2', after: '3 of 3', tone: 'none' },
    ])
  })
})
