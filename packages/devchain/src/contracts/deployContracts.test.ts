import {
  allowanceModules,
  ensRegistryAbi,
  ensResolverAbi,
  erc20Abi,
  erc721Abi,
  priceFeedAbi,
  proxyCreationCode,
  safeAbi,
  safeDeployments,
  safeProxyFactoryAbi,
  developmentModules,
  developmentTokens,
} from '@countersign/chains'
import { encodeFunctionData, keccak256, namehash, stringToHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { devClient, type DevClient } from '../chain/devClient.ts'
import { startDevchain, type Devchain } from '../chain/startDevchain.ts'
import { waitForReceipt } from '../chain/waitForReceipt.ts'
import { demoOwners, spareKeys } from '../keys/demoOwners.ts'
import { demoModuleAbi, revertingTargetAbi } from '../generated/testAbis.ts'
import { deploySafe, simulateSafeAddress } from '../safe/deploySafe.ts'
import { executeSafeTransaction } from '../safe/executeSafeTransaction.ts'
import { fund } from '../safe/fund.ts'
import { checkSafeContracts, deploySafeContracts, type CheckedContract } from './deploySafeContracts.ts'
import { deployTestContracts } from './deployTestContracts.ts'
import { setEnsName } from './ensNames.ts'
import { testContractAddresses, type TestContracts } from './testContracts.ts'

let devchain: Devchain
let client: DevClient
let checked: CheckedContract[]
let contracts: TestContracts

beforeAll(async () => {
  devchain = await startDevchain({ chainId: 31338 })
  client = devClient(devchain.rpcUrl)
  checked = await deploySafeContracts(devchain.rpcUrl)
  contracts = await deployTestContracts(devchain.rpcUrl)
})
afterAll(() => devchain.stop())

describe('Safe contracts', () => {
  test('behavior: all of 1.3.0, 1.4.1 and 1.5.0 are at their published addresses with the published code', async () => {
    const published = (['1.3.0', '1.4.1', '1.5.0'] as const).flatMap((version) =>
      Object.values(safeDeployments[version]).flatMap((entries) => entries.filter((entry) => !entry.devOnly)),
    )
    expect(checked).toHaveLength(44)
    const modules = allowanceModules.filter(({ devOnly }) => devOnly)
    expect(new Set(checked.map(({ address }) => address))).toEqual(
      new Set([...published, ...modules].map(({ address }) => address)),
    )
    for (const { address, codeHash, devOnly } of checked) {
      expect(keccak256((await client.getCode({ address })) ?? '0x')).toBe(codeHash)
      if (!devOnly) expect(published).toContainEqual(expect.objectContaining({ address, codeHash }))
    }
    expect(checked.filter(({ devOnly }) => devOnly).map(({ label }) => label)).toEqual([
      '1.3.0/SignMessageLib canonical',
      '1.3.0/SignMessageLib eip155',
      '0.1.1/AllowanceModule canonical',
    ])
  })

  test('behavior: a second deployment changes nothing', async () => {
    const head = await client.getBlockNumber()
    expect(await deploySafeContracts(devchain.rpcUrl)).toEqual(checked)
    expect(await deployTestContracts(devchain.rpcUrl)).toEqual(contracts)
    expect(await client.getBlockNumber()).toBe(head)
  })

  test('error: other code at a canonical address is refused with both hashes', async () => {
    const [first] = checked
    if (!first) throw new Error('nothing was checked')
    const code = await client.getCode({ address: first.address })
    await client.setCode({ address: first.address, bytecode: '0x6001' })
    await expect(checkSafeContracts(devchain.rpcUrl)).rejects.toMatchObject({
      code: 'CODE_MISMATCH',
      message: expect.stringMatching(new RegExp(`${keccak256('0x6001')}.*${first.codeHash}`)),
    })
    await client.setCode({ address: first.address, bytecode: code ?? '0x' })
  })

  test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
    'behavior: %s creates, receives, executes and reports failures',
    async (version) => {
      const options = { owners: demoOwners.map(({ address }) => address), threshold: 2, version }
      const predicted = await simulateSafeAddress(devchain.rpcUrl, options)
      const safe = await deploySafe(devchain.rpcUrl, options)
      expect(safe.address).toBe(predicted)
      const read = <F extends 'VERSION' | 'getThreshold' | 'nonce'>(functionName: F) =>
        client.readContract({ address: safe.address, abi: safeAbi, functionName })
      expect(await read('VERSION')).toBe(version)
      expect(await read('getThreshold')).toBe(2n)
      const code = await client.readContract({
        address: safe.factory,
        abi: safeProxyFactoryAbi,
        functionName: 'proxyCreationCode',
      })
      expect(code).toBe(proxyCreationCode[version])

      await fund(devchain.rpcUrl, safe.address, { native: 100n, tokens: [{ token: contracts.testUsd, amount: 7n }] })
      const signers = [demoOwners[2], demoOwners[0]]
      const sent = await executeSafeTransaction(devchain.rpcUrl, {
        safe: safe.address,
        signers,
        to: spareKeys[0].address,
        value: 40n,
      })
      expect(sent.success).toBe(true)
      expect(await client.getBalance({ address: safe.address })).toBe(60n)
      const fail = {
        to: contracts.revertingTarget,
        data: encodeFunctionData({ abi: revertingTargetAbi, functionName: 'fail' }),
      }
      const failed = await executeSafeTransaction(devchain.rpcUrl, {
        safe: safe.address,
        signers,
        ...fail,
        safeTxGas: 50_000n,
      })
      expect(failed.success).toBe(false)
      expect(await read('nonce')).toBe(2n)
      await expect(
        executeSafeTransaction(devchain.rpcUrl, { safe: safe.address, signers: [demoOwners[0]], ...fail }),
      ).rejects.toMatchObject({
        code: 'TRANSACTION_FAILED',
        message: expect.stringContaining('GS020'),
      })
    },
  )
})

describe('test contracts', () => {
  test('behavior: tokens have their decimals, and the badge has its picture', async () => {
    const token = (address: `0x${string}`) =>
      Promise.all(
        (['symbol', 'decimals'] as const).map((functionName) =>
          client.readContract({ address, abi: erc20Abi, functionName }),
        ),
      )
    expect(await token(contracts.testUsd)).toEqual(['TUSD', 6])
    expect(await token(contracts.testDai)).toEqual(['TDAI', 18])
    await fund(devchain.rpcUrl, demoOwners[1].address, { badges: [{ token: contracts.badges, tokenId: 1207n }] })
    const badge = { address: contracts.badges, abi: erc721Abi } as const
    expect(await client.readContract({ ...badge, functionName: 'ownerOf', args: [1207n] })).toBe(demoOwners[1].address)
    const uri = await client.readContract({ ...badge, functionName: 'tokenURI', args: [1207n] })
    const metadata: unknown = JSON.parse(
      Buffer.from(uri.replace('data:application/json;base64,', ''), 'base64').toString(),
    )
    expect(metadata).toMatchObject({
      name: 'Halden Badge #1207',
      image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    })
  })

  test('behavior: the price feed contains the tokens, the native currency and the currencies', async () => {
    const feed = { address: contracts.priceFeed, abi: priceFeedAbi } as const
    const price = async (token: `0x${string}`) =>
      (await client.readContract({ ...feed, functionName: 'priceOf', args: [token] }))[0]
    expect(await price(zeroAddress)).toBe(245_000_000_000n)
    expect(await price(contracts.testUsd)).toBe(100_000_000n)
    expect(await price(contracts.badges)).toBe(0n)
    const codes = await client.readContract({ ...feed, functionName: 'currencies' })
    expect(codes.map((code) => Buffer.from(code.slice(2), 'hex').toString().replaceAll('\0', ''))).toEqual([
      'USD',
      'EUR',
      'GBP',
      'CHF',
      'JPY',
    ])
    const [rate] = await client.readContract({
      ...feed,
      functionName: 'rateOf',
      args: [stringToHex('EUR', { size: 32 })],
    })
    expect(rate).toBe(92_000_000n)
  })

  test('behavior: a name resolves in both directions through the registry', async () => {
    const registry = { address: contracts.ensRegistry, abi: ensRegistryAbi } as const
    await setEnsName(devchain.rpcUrl, 'owner2.demo.eth', demoOwners[1].address)
    const forward = namehash('owner2.demo.eth')
    const backward = namehash(`${demoOwners[1].address.slice(2).toLowerCase()}.addr.reverse`)
    for (const node of [forward, backward])
      expect(await client.readContract({ ...registry, functionName: 'resolver', args: [node] })).toBe(
        contracts.ensResolver,
      )
    const resolver = { address: contracts.ensResolver, abi: ensResolverAbi } as const
    expect(await client.readContract({ ...resolver, functionName: 'addr', args: [forward] })).toBe(
      demoOwners[1].address,
    )
    expect(await client.readContract({ ...resolver, functionName: 'name', args: [backward] })).toBe('owner2.demo.eth')
  })

  test('behavior: a module moves funds without signatures once enabled', async () => {
    const safe = await deploySafe(devchain.rpcUrl, { owners: [demoOwners[0].address], threshold: 1, saltNonce: 9n })
    await fund(devchain.rpcUrl, safe.address, { native: 10n })
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [contracts.demoModule] })
    await executeSafeTransaction(devchain.rpcUrl, {
      safe: safe.address,
      signers: [demoOwners[0]],
      to: safe.address,
      data,
    })
    const move = encodeFunctionData({
      abi: demoModuleAbi,
      functionName: 'execute',
      args: [safe.address, spareKeys[1].address, 4n, '0x', 0],
    })
    const hash = await client.sendTransaction({
      account: spareKeys[2].address,
      chain: null,
      to: contracts.demoModule,
      data: move,
    })
    expect((await waitForReceipt(client, hash)).status).toBe('success')
    expect(await client.getBalance({ address: safe.address })).toBe(6n)
  })

  test('behavior: the module that the page names on local chains is the one built here', async () => {
    const [module] = developmentModules
    expect(module?.address).toBe(contracts.demoModule)
    expect(keccak256((await client.getCode({ address: contracts.demoModule })) ?? '0x')).toBe(module?.codeHash)
  })

  test('security: the tokens that the page knows as worthless are the ones built here', () => {
    expect(developmentTokens).toEqual([contracts.testUsd, contracts.testDai])
  })

  test('behavior: the addresses are the same on every chain, and many reads fit in one call', async () => {
    expect(testContractAddresses()).toEqual(contracts)
    const results = await client.multicall({
      multicallAddress: contracts.multicall3,
      contracts: [
        { address: contracts.testUsd, abi: erc20Abi, functionName: 'symbol' },
        { address: contracts.revertingTarget, abi: erc20Abi, functionName: 'symbol' },
      ],
    })
    expect(results.map(({ status }) => status)).toEqual(['success', 'failure'])
  })
})
