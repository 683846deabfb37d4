import { deployTestContracts, deployTestPasses, fund } from '@countersign/devchain'
import type { Address, Hex } from '@countersign/primitives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readToken } from '../src/data/tokens/readToken.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
let contracts: Awaited<ReturnType<typeof deployTestContracts>>
let passes: Address
let safe: Address
beforeAll(async () => {
  stage = await setStage()
  const { rpcUrl } = stage.devchain
  contracts = await deployTestContracts(rpcUrl)
  passes = await deployTestPasses(rpcUrl)
  safe = await stage.deploy('1.4.1', 1)
  await fund(rpcUrl, safe, { tokens: [{ token: contracts.testUsd, amount: 7_000_000n }] })
})
afterAll(() => stage?.devchain.stop())

const read = (token: Address) => readToken(stage.chain, token, safe)

/** A contract at a chosen address, as an attacker could deploy it. */
async function place(address: Address, code: Hex): Promise<Address> {
  await fetch(stage.devchain.rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setCode', params: [address, code] }),
  })
  return address
}

/** Runtime code that answers a call by its selector with one word, and reverts for others. */
function answering(words: Readonly<Record<string, string>>): Hex {
  const entries = Object.entries(words)
  const head = '60003560e01c'
  // Each entry: DUP1 PUSH4 EQ ISZERO PUSH2 next JUMPI, PUSH32 word PUSH1 0 MSTORE PUSH1 32 PUSH1 0 RETURN, JUMPDEST.
  const size = 1 + 5 + 1 + 1 + 3 + 1 + 33 + 3 + 5 + 1
  const body = entries.map(([selector, word], index) => {
    const next = (head.length / 2 + (index + 1) * size - 1).toString(16).padStart(4, '0')
    return `8063${selector}141561${next}577f${word}60005260206000f35b`
  })
  return `0x${head}${body.join('')}60006000fd`
}
const word = (value: number) => value.toString(16).padStart(64, '0')
const bytes32 = (text: string) => Buffer.from(text).toString('hex').padEnd(64, '0')
const [symbol, name, decimals, balanceOf] = ['95d89b41', '06fdde03', '313ce567', '70a08231'] as const

test('behavior: a token states its symbol, name, decimals and the balance of the account', async () => {
  expect(await read(contracts.testUsd)).toMatchObject({
    kind: 'token',
    symbol: 'TUSD',
    decimals: 6,
    balance: 7_000_000n,
  })
})

test('behavior: symbol and name of early tokens are bytes32', async () => {
  const maker = await place(
    '0x00000000000000000000000000000000000a0001',
    answering({ [symbol]: bytes32('MKR'), [name]: bytes32('Maker'), [decimals]: word(18), [balanceOf]: word(5) }),
  )
  expect(await read(maker)).toEqual({ kind: 'token', symbol: 'MKR', name: 'Maker', decimals: 18, balance: 5n })
})

test('error: an address without code, an account, and NFTs are no tokens', async () => {
  expect(await read('0x00000000000000000000000000000000000000a5')).toEqual({ kind: 'no-code' })
  expect(await read(safe)).toEqual({ kind: 'not-token' })
  expect(await read(contracts.badges)).toEqual({ kind: 'nft', standard: 'ERC-721' })
  expect(await read(passes)).toEqual({ kind: 'nft', standard: 'ERC-1155' })
})

test('attack: missing or impossible decimals, and a symbol that hides characters', async () => {
  const without = await place(
    '0x00000000000000000000000000000000000a0002',
    answering({ [symbol]: bytes32('ODD'), [balanceOf]: word(5) }),
  )
  expect(await read(without)).toEqual({ kind: 'no-decimals', symbol: 'ODD' })
  const impossible = await place(
    '0x00000000000000000000000000000000000a0003',
    answering({ [symbol]: bytes32('ODD'), [decimals]: word(256), [balanceOf]: word(5) }),
  )
  expect(await read(impossible)).toEqual({ kind: 'no-decimals', symbol: 'ODD' })
  const hidden = await place(
    '0x00000000000000000000000000000000000a0004',
    answering({ [symbol]: bytes32('US\u202eDC'), [decimals]: word(6), [balanceOf]: word(5) }),
  )
  expect(await read(hidden)).toMatchObject({ kind: 'token', symbol: 'US\ufffdDC', name: '' })
})
