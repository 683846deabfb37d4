import {
  decodeCall,
  encodeErc20Transfer,
  encodeExecTransaction,
  encodeMultiSend,
  ZERO_ADDRESS,
} from '@countersign/safe'
import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Call } from './Call.ts'
import { callTreeOf, type CallNode } from './callTreeOf.ts'
import { settingsChanges } from './changesOf.ts'
import { flowOf } from './flowOf.ts'
import { statementOfCall } from './statementOfCall.ts'
import { textOf } from './TextPart.ts'
import { MULTI_SEND_CALL_ONLY_1_4_1, people, viewFixture } from './viewFixture.ts'

const { treasury, kestrel, northwind, vault, stranger, tusd } = people
const MULTI_SEND_1_4_1 = '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526'
const call = (fields: Partial<Call>): Call => ({ to: kestrel, value: 0n, data: '0x', operation: 0, ...fields })
const batch = (calls: Call[], to: typeof kestrel = MULTI_SEND_CALL_ONLY_1_4_1): Call =>
  call({ to, data: encodeMultiSend(calls), operation: 1 })
const transfer = (to: typeof kestrel, amount: bigint): Call => call({ to: tusd, data: encodeErc20Transfer(to, amount) })
const tree = (of: Call) => callTreeOf(of, viewFixture, null)
const outline = (nodes: readonly CallNode[]): string[] =>
  nodes.flatMap(({ number, title, children }) => [`${number} ${textOf(title)}`, ...outline(children)])
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

  test('behavior: a batch is its calls, nested to any depth', () => {
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

  test('behavior: a transaction of another account is opened, and its money is not counted as ours', () => {
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

  test('behavior: the service names a method only for the same bytes', () => {
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
  test('behavior: a method of a built-in ABI is named here, whatever the service says', () => {
    const data = encodeFunctionData({
      abi: parseAbi(['function safeTransferFrom(address,address,uint256,uint256,bytes)']),
      args: [treasury, kestrel, 7n, 3n, '0x'],
    })
    const of = call({ to: vault, data })
    const lie = { dataDecoded: { method: 'harmless', parameters: [] } }
    const [node] = callTreeOf(of, { ...viewFixture, decode: decodeCall }, lie).nodes
    expect(node).toMatchObject({
      source: 'bytes',
      signature: 'Vault.safeTransferFrom(address,address,uint256,uint256,bytes)',
    })
    expect(node?.parameters.map(({ value }) => value)).toEqual([vault, treasury, kestrel, '7', '3', '0x'])
    expect(
      statementOfCall({ call: of, tense: 'will', decoded: lie.dataDecoded }, { ...viewFixture, decode: decodeCall }),
    ).toMatchObject({
      text: 'Demo treasury will call safeTransferFrom on Vault.',
      source: 'bytes',
    })
  })
})

describe('flowOf', () => {
  test('behavior: payments to one recipient add up; allowances and power stand apart', () => {
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
  test('behavior: settings are walked in their order, what is dangerous first', () => {
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
