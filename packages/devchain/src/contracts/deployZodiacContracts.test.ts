import { delayAbi, moduleProxyFactoryAbi, zodiacContracts } from '@countersign/chains'
import { encodeAbiParameters, encodeFunctionData, keccak256, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { startDevchain, type Devchain } from '../chain/startDevchain.ts'
import { waitForReceipt } from '../chain/waitForReceipt.ts'
import { demoOwners } from '../keys/demoOwners.ts'
import { deployZodiacContracts } from './deployZodiacContracts.ts'

let devchain: Devchain
let client: DevClient

beforeAll(async () => {
  devchain = await startDevchain({ chainId: 31338 })
  client = devClient(devchain.rpcUrl)
})
afterAll(() => devchain.stop())

test('behavior: the Zodiac contracts have the published code at their published addresses, and are deployed once', async () => {
  const checked = await deployZodiacContracts(devchain.rpcUrl)
  expect(checked.map(({ address, codeHash }) => ({ address, codeHash }))).toEqual(
    zodiacContracts.map(({ address, codeHash }) => ({ address, codeHash })),
  )
  for (const { address, codeHash } of zodiacContracts)
    expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash)
  const head = await client.getBlockNumber()
  expect(await deployZodiacContracts(devchain.rpcUrl)).toEqual(checked)
  expect(await client.getBlockNumber()).toBe(head)
})

test('behavior: the factory creates a Delay module with the given settings', async () => {
  const [factory, delay] = zodiacContracts
  if (!factory || !delay) throw new Error('No contracts')
  const [owner, avatar] = demoOwners
  const setUp = encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
    [owner.address, avatar.address, avatar.address, 60n, 3600n],
  )
  const initializer = encodeFunctionData({ abi: delayAbi, functionName: 'setUp', args: [setUp] })
  const hash = await client.sendTransaction({
    account: demoOwners[0].address,
    chain: null,
    to: factory.address,
    data: encodeFunctionData({
      abi: moduleProxyFactoryAbi,
      functionName: 'deployModule',
      args: [delay.address, initializer, 7n],
    }),
  })
  const { logs } = await waitForReceipt(client, hash)
  const [created] = parseEventLogs({ abi: moduleProxyFactoryAbi, logs, eventName: 'ModuleProxyCreation' })
  if (!created) throw new Error('No module was created')
  expect(created.args.masterCopy).toBe(delay.address)
  const read = (functionName: 'owner' | 'avatar' | 'target' | 'txCooldown' | 'txExpiration') =>
    client.readContract({ address: created.args.proxy, abi: delayAbi, functionName })
  expect(await Promise.all([read('owner'), read('avatar'), read('target')])).toEqual([
    owner.address,
    avatar.address,
    avatar.address,
  ])
  expect([await read('txCooldown'), await read('txExpiration')]).toEqual([60n, 3600n])
})

test('error: other code at a published address is refused with both hashes', async () => {
  const [first] = zodiacContracts
  if (!first) throw new Error('No contracts')
  const code = await client.getCode({ address: first.address })
  await client.setCode({ address: first.address, bytecode: '0x6001' })
  await expect(deployZodiacContracts(devchain.rpcUrl)).rejects.toMatchObject({
    code: 'CODE_MISMATCH',
    message: expect.stringMatching(new RegExp(`${keccak256('0x6001')}.*${first.codeHash}`)),
  })
  await client.setCode({ address: first.address, bytecode: code ?? '0x' })
})
