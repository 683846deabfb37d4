import {
  demoOwners,
  deployTestPasses,
  executeSafeTransaction,
  testBadgeAbi,
  testPassesAbi,
} from '@countersign/devchain'
import { PERMIT2_ADDRESS } from '@countersign/chains'
import type { Address } from '@countersign/primitives'
import { encodeAbiParameters, encodeEventTopics, encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emitLog } from '../../testing/emitLog.ts'
import { type Fixture, startFixture } from '../../testing/startFixture.ts'

const spender: Address = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'
const permit2Abi = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
])

let fixture: Fixture
let safe: Address
beforeAll(async () => {
  fixture = await startFixture()
  safe = fixture.account.address
})
afterAll(() => fixture?.stop())

const rpc = () => fixture.devchain.rpcUrl
const execute = (to: Address, data: `0x${string}`) =>
  executeSafeTransaction(rpc(), { safe, to, data, signers: demoOwners.slice(0, 3) })
const approve = (token: Address, amount: bigint) =>
  execute(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }))
const read = async () => {
  await fixture.runtime.indexer.sync()
  return fixture.api.getApprovals({ params: fixture.params })
}

test('behavior: token approvals of an account are found from logs, one entry each, the last changed first', async () => {
  const before = await read()
  expect(before).toMatchObject({ count: 0, complete: true, candidates: [] })
  const { testUsd: token, badges } = fixture.contracts
  const passes = await deployTestPasses(rpc())
  await approve(token, 5n)
  await execute(badges, encodeFunctionData({ abi: testBadgeAbi, functionName: 'approve', args: [spender, 7n] }))
  await execute(
    passes,
    encodeFunctionData({ abi: testPassesAbi, functionName: 'setApprovalForAll', args: [spender, true] }),
  )
  await approve(token, 0n)
  const { candidates, count, toBlock, fromBlock } = await read()
  expect(candidates.map(({ kind, token: of, tokenId }) => [kind, of, tokenId])).toEqual([
    ['ERC20', token, null],
    ['OPERATOR', passes, null],
    ['ERC721', badges, 7n],
  ])
  expect(candidates.every((one) => one.spender === spender && one.changedAt > 0)).toBe(true)
  expect(count).toBe(3)
  expect(fromBlock).toBe(before.fromBlock)
  expect(toBlock).toBe(candidates[0]?.blockNumber)
})

test('behavior: events of Permit2 count only from its own address, and only for the account that they name', async () => {
  const { testUsd: token } = fixture.contracts
  const topicsOf = (owner: Address) =>
    encodeEventTopics({ abi: permit2Abi, args: { owner, token, spender } }).filter((topic) => typeof topic === 'string')
  const amounts = encodeAbiParameters([{ type: 'uint160' }, { type: 'uint48' }], [9n, 1])
  await emitLog(rpc(), '0x3000000000000000000000000000000000000002', topicsOf(safe), amounts)
  await emitLog(rpc(), PERMIT2_ADDRESS, topicsOf(spender), amounts)
  expect((await read()).candidates.filter(({ kind }) => kind === 'PERMIT2')).toEqual([])
  await emitLog(rpc(), PERMIT2_ADDRESS, topicsOf(safe), amounts)
  expect((await read()).candidates[0]).toMatchObject({ kind: 'PERMIT2', token, spender, tokenId: null })
})
