import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { allowanceModuleAbi, allowanceModules, erc20Abi, erc721Abi, safeAbi } from '@countersign/chains'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { startDevchain, type Devchain } from '../chain/startDevchain.ts'
import { deploySafeContracts } from '../contracts/deploySafeContracts.ts'
import { deployTestContracts } from '../contracts/deployTestContracts.ts'
import type { TestContracts } from '../contracts/testContracts.ts'
import { createDemoAccount, demoDays } from './createDemoAccount.ts'
import { demoHistoryNonce, type DemoAccount } from './demoAccount.ts'
import { demoOwners } from '../keys/demoOwners.ts'
import { proposeDemoMessages } from './proposeDemoMessages.ts'
import { proposeDemoQueue } from './proposeDemoQueue.ts'

const day = 86_400

let devchain: Devchain
let client: DevClient
let contracts: TestContracts
let account: DemoAccount

beforeAll(async () => {
  const genesisTimestamp = Math.floor(Date.now() / 1000) - (demoDays + 1) * day
  devchain = await startDevchain({ chainId: 31337, genesisTimestamp })
  client = devClient(devchain.rpcUrl)
  await deploySafeContracts(devchain.rpcUrl)
  contracts = await deployTestContracts(devchain.rpcUrl)
  account = await createDemoAccount(devchain.rpcUrl, { withLimit: true })
})
afterAll(() => devchain.stop())

describe('demo account', () => {
  test('behavior: the balances match the history', async () => {
    const balance = (address: `0x${string}`) =>
      client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account.address] })
    expect(await client.getBalance({ address: account.address })).toBe(parseEther('13'))
    expect(await balance(contracts.testUsd)).toBe(parseUnits('243999.5', 6))
    expect(await balance(contracts.testDai)).toBe(parseEther('47049.75'))
    const owner = await client.readContract({
      address: contracts.badges,
      abi: erc721Abi,
      functionName: 'ownerOf',
      args: [7n],
    })
    expect(owner).toBe(account.address)
    expect(await client.readContract({ address: account.address, abi: safeAbi, functionName: 'nonce' })).toBe(
      demoHistoryNonce,
    )
  })

  test('behavior: every kind of event is in the history', async () => {
    const logs = await client.getContractEvents({ address: account.address, abi: safeAbi, fromBlock: 0n })
    const count = (name: string) => logs.filter(({ eventName }) => eventName === name).length
    expect(
      Object.fromEntries(
        [
          'SafeSetup',
          'SafeReceived',
          'ExecutionSuccess',
          'ExecutionFailure',
          'EnabledModule',
          'SafeModuleTransaction',
        ].map((name) => [name, count(name)]),
      ),
    ).toEqual({
      SafeSetup: 1,
      SafeReceived: 2,
      ExecutionSuccess: 4,
      ExecutionFailure: 1,
      EnabledModule: 2,
      SafeModuleTransaction: 2,
    })
  })

  test('behavior: the history covers several days and the clock shows the present', async () => {
    const logs = await client.getLogs({ address: account.address, fromBlock: 0n })
    const blocks = await Promise.all(logs.map(({ blockNumber }) => client.getBlock({ blockNumber })))
    const dates = new Set(blocks.map(({ timestamp }) => timestamp / BigInt(day)))
    const today = BigInt(Math.floor(Date.now() / 1000)) / BigInt(day)
    // Whatever the hour is. On the seventh day only tokens moved.
    expect([...dates].map((date) => Number(today - date)).toSorted((one, other) => one - other)).toEqual([
      1, 2, 3, 4, 5, 6, 8,
    ])
    await client.mine({ blocks: 1 })
    expect(Math.abs(Number((await client.getBlock()).timestamp) - Date.now() / 1000)).toBeLessThan(30)
  })

  test('behavior: an optional spending limit is part of the history and uses no nonce', async () => {
    const [module] = allowanceModules.filter(({ devOnly }) => devOnly)
    const third = demoOwners[2].address
    const limit = await client.readContract({
      address: module?.address ?? account.address,
      abi: allowanceModuleAbi,
      functionName: 'getTokenAllowance',
      args: [account.address, third, contracts.testUsd],
    })
    expect(limit.slice(0, 3)).toEqual([parseUnits('500', 6), 0n, 10_080n])
    expect(await client.readContract({ address: account.address, abi: safeAbi, functionName: 'nonce' })).toBe(
      demoHistoryNonce,
    )
  })

  test('behavior: a second start adds nothing', async () => {
    const head = await client.getBlockNumber()
    expect(await createDemoAccount(devchain.rpcUrl)).toEqual(account)
    expect(await client.getBlockNumber()).toBe(head)
  })
})

describe('demo queue', () => {
  test('error: an error of the service is quoted', async () => {
    const serviceUrl = await listen((request, response) => {
      response.statusCode = request.method === 'POST' ? 422 : request.url?.includes('/safes/') ? 200 : 404
      response.end('{"code":422,"message":"Invalid signature"}')
    })
    const options = { serviceUrl, rpcUrl: devchain.rpcUrl, chainId: 31337, account: account.address }
    await expect(proposeDemoQueue(options)).rejects.toMatchObject({
      code: 'SERVICE_FAILED',
      message: expect.stringContaining('Invalid signature'),
    })
  })

  test('behavior: known hashes are not proposed again', async () => {
    const posts: string[] = []
    const serviceUrl = await listen((request, response) => {
      if (request.method === 'POST') posts.push(request.url ?? '')
      response.end('{}')
    })
    const options = { serviceUrl, rpcUrl: devchain.rpcUrl, chainId: 31337, account: account.address }
    expect(await proposeDemoQueue(options)).toBe(0)
    expect(await proposeDemoMessages(options)).toBe(0)
    expect(posts).toEqual([])
  })
})

/** An HTTP endpoint with answers that the real service gives only on failures. */
async function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}`
}
