import { moduleProxyFactoryAbi, scopeGuardAbi, zodiacContracts } from '@countersign/chains'
import {
  demoOwners,
  deployTestContracts,
  deployZodiacContracts,
  devClient,
  executeSafeTransaction,
  sendTransaction,
  type DevClient,
  type TestContracts,
} from '@countersign/devchain'
import { type Address, checksumAddress, type Hex, ZERO_ADDRESS } from '@countersign/primitives'
import { buildTransaction, enableModule, setFallbackHandler, setGuard, type MultiSendCall } from '@countersign/safe'
import { encodeAbiParameters, encodeFunctionData, parseEventLogs } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readReview } from '../src/screens/review/read/readReview.ts'
import { readHandler } from '../src/parts/contracts/readHandler.ts'
import { readHandlersHere } from '../src/parts/contracts/readHandlersHere.ts'
import { readModulesHere } from '../src/parts/contracts/readModulesHere.ts'
import { reportContract } from '../src/parts/contracts/reportContract.ts'
import { setStage, type Stage } from './testStage.ts'

const ALLOWANCE: Address = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
const stranger: Address = demoOwners[2].address

let stage: Stage
let client: DevClient
let contracts: TestContracts
let places = 0xb9000
beforeAll(async () => {
  stage = await setStage()
  client = devClient(stage.devchain.rpcUrl)
  contracts = await deployTestContracts(stage.devchain.rpcUrl)
  await deployZodiacContracts(stage.devchain.rpcUrl)
})
afterAll(() => stage.devchain.stop())

const addressOf = (name: string): Address => {
  const found = zodiacContracts.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found.address
}
const report = (safe: Address, address: Address) => reportContract(stage.chain, safe, address)
async function place(bytecode: Hex): Promise<Address> {
  const address = checksumAddress(`0x${(places++).toString(16).padStart(40, '0')}`)
  await client.setCode({ address, bytecode })
  return address
}

/** A proxy of a Zodiac contract from its own factory, set up with an owner. */
async function makeProxy(name: 'Delay' | 'ScopeGuard', owner: Address): Promise<Address> {
  const parameters =
    name === 'Delay'
      ? encodeAbiParameters(
          [{ type: 'address' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }, { type: 'uint256' }],
          [owner, owner, owner, 60n, 3600n],
        )
      : encodeAbiParameters([{ type: 'address' }], [owner])
  const setUp = encodeFunctionData({ abi: scopeGuardAbi, functionName: 'setUp', args: [parameters] })
  const { logs } = await sendTransaction(client, {
    from: demoOwners[0].address,
    to: addressOf('ModuleProxyFactory'),
    data: encodeFunctionData({
      abi: moduleProxyFactoryAbi,
      functionName: 'deployModule',
      args: [addressOf(name), setUp, BigInt(places++)],
    }),
  })
  const [made] = parseEventLogs({ abi: moduleProxyFactoryAbi, eventName: 'ModuleProxyCreation', logs })
  return checksumAddress(made?.args.proxy ?? ZERO_ADDRESS)
}

const checksOf = async (safe: Address, call: MultiSendCall, id: string) => {
  const { checks } = await readReview({
    chain: stage.chain,
    safe,
    transaction: buildTransaction({ ...call, nonce: 0n }),
    details: null,
    service: stage.serviceState(safe),
    queuedNonces: Promise.resolve([]),
    sender: demoOwners[0].address,
  })
  return checks.filter((check) => check.id === id)
}

describe('the report on a contract', () => {
  it('behavior: the Allowance module of the local chains, by address and code hash', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    expect(await report(safe, ALLOWANCE)).toMatchObject({
      judged: { verdict: 'verified', kind: 'known-code', name: 'Allowance 0.1.1' },
      known: { name: 'Allowance' },
      facts: { run: { kind: 'own' }, controllers: [] },
    })
    const code = (await client.getCode({ address: ALLOWANCE })) ?? '0x'
    await client.setCode({ address: ALLOWANCE, bytecode: '0x6001' })
    expect(await report(safe, ALLOWANCE)).toMatchObject({
      judged: { verdict: 'danger', kind: 'other-code' },
      known: null,
    })
    await client.setCode({ address: ALLOWANCE, bytecode: code })
  })

  it('security: a proxy of Delay is known when the account controls it, and changeable when another address does', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const own = await makeProxy('Delay', safe)
    expect(await report(safe, own)).toMatchObject({
      judged: { verdict: 'verified', kind: 'known-code', name: 'Zodiac Delay 1.0.1', others: [] },
      facts: { run: { kind: 'clone', target: addressOf('Delay') } },
    })
    const [known] = await checksOf(safe, enableModule(safe, own), 'settings')
    expect(known).toMatchObject({ verdict: 'caution', reason: expect.stringContaining('Zodiac Delay 1.0.1') })

    const foreign = await makeProxy('Delay', stranger)
    expect(await report(safe, foreign)).toMatchObject({
      judged: { verdict: 'caution', kind: 'exchangeable', others: [{ of: 'rules', address: stranger }] },
    })
    const [danger] = await checksOf(safe, enableModule(safe, foreign), 'settings')
    expect(danger).toMatchObject({
      verdict: 'danger',
      reason: expect.stringContaining(`${stranger} can change its rules`),
    })
  })

  it('security: a proxy of Delay that was never set up is a danger', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const digits = addressOf('Delay').slice(2).toLowerCase()
    const bare = await place(`0x363d3d373d3d3d363d73${digits}5af43d82803e903d91602b57fd5bf3`)
    expect(await report(safe, bare)).toMatchObject({ judged: { verdict: 'danger', kind: 'exchangeable' } })
    expect(await checksOf(safe, enableModule(safe, bare), 'settings')).toMatchObject([{ verdict: 'danger' }])
  })

  it('security: the report on an upgradeable proxy names its admin', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    // Delegates to the implementation of its EIP-1967 slot.
    const proxy = await place(
      '0x363d3d373d3d363d7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc545af43d82803e903d603c57fd5bf3',
    )
    const word = (address: Address): Hex => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
    const slots = {
      implementation: '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
      admin: '0xb53127684a568b3173ae13b9f8a6016e243e63b6e8ee1178d6a717850b5d6103',
    } as const
    await client.setStorageAt({ address: proxy, index: slots.implementation, value: word(ALLOWANCE) })
    await client.setStorageAt({ address: proxy, index: slots.admin, value: word(stranger) })
    expect(await report(safe, proxy)).toMatchObject({
      judged: { verdict: 'caution', kind: 'exchangeable', others: [{ of: 'code', address: stranger }] },
      facts: { run: { kind: 'exchangeable', proxy: 'EIP-1967', target: ALLOWANCE } },
    })
    // On the review it counts as unknown code, whatever it runs now.
    expect(await checksOf(safe, enableModule(safe, proxy), 'settings')).toMatchObject([{ verdict: 'danger' }])
    const account = await stage.deploy('1.3.0', 2)
    expect((await report(safe, account)).facts.run).toMatchObject({ kind: 'exchangeable', proxy: 'Safe' })
  })

  it('behavior: unknown code, and no code', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    expect(await report(safe, contracts.testUsd)).toMatchObject({
      judged: { verdict: 'danger', kind: 'unknown-code', name: null },
      known: null,
    })
    expect(await report(safe, stranger)).toMatchObject({ judged: { kind: 'no-code' } })
  })

  it('security: a new ScopeGuard of the account allows nothing, not even its removal, and is a danger', async () => {
    const safe = await stage.deploy('1.4.1', 2)
    const guard = await makeProxy('ScopeGuard', safe)
    expect(await report(safe, guard)).toMatchObject({
      judged: { kind: 'known-code', name: 'Zodiac ScopeGuard 1.0.0' },
    })
    const check = { verdict: 'danger', title: 'The guard could not be removed again' }
    expect(await checksOf(safe, setGuard(safe, guard), 'lock-out')).toMatchObject([check])
  })

  it('behavior: the listed modules have code on the chain and do not need a proxy per account', async () => {
    const here = await readModulesHere(stage.chain)
    const names = here.filter(({ isMasterCopy }) => !isMasterCopy).map(({ name }) => name)
    expect(names).toContain('Allowance 0.1.1')
    expect(names).toContain('DemoModule')
    expect(names.filter((name) => name.startsWith('Zodiac'))).toEqual([])
    // Each account needs its own proxy of these: the page lists them without offering them.
    const copied = here.filter(({ isMasterCopy }) => isMasterCopy).map(({ name }) => name)
    expect(copied).toContain('Zodiac Delay 1.0.1')
    expect(copied.every((name) => /^Zodiac (Delay|Roles) /.test(name))).toBe(true)
  })
})

describe('the fallback handler', () => {
  const receives = async (safe: Address, id: bigint) => {
    const from = demoOwners[0].address
    const abi = [
      {
        type: 'function',
        name: 'mint',
        inputs: [{ type: 'address' }, { type: 'uint256' }],
        outputs: [],
        stateMutability: 'nonpayable',
      },
      {
        type: 'function',
        name: 'safeTransferFrom',
        inputs: [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }],
        outputs: [],
        stateMutability: 'nonpayable',
      },
    ] as const
    await sendTransaction(client, {
      from,
      to: contracts.badges,
      data: encodeFunctionData({ abi, functionName: 'mint', args: [from, id] }),
    })
    const data = encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [from, safe, id] })
    return sendTransaction(client, { from, to: contracts.badges, data }).then(
      () => true,
      () => false,
    )
  }
  const set = async (safe: Address, handler: Address | null) => {
    const sent = { safe, signers: demoOwners.slice(0, 2), ...setFallbackHandler(safe, handler) }
    expect((await executeSafeTransaction(stage.devchain.rpcUrl, sent)).success).toBe(true)
  }

  it.each(['1.1.1', '1.3.0', '1.4.1', '1.5.0'])(
    'behavior: the page says what stops working for %s, and the contracts confirm it',
    async (version) => {
      const safe = await stage.deploy(version, 2)
      const handlers = await readHandlersHere(stage.chain, version)
      const [own] = handlers
      expect(own).toMatchObject({ isOwn: true, version })
      expect(handlers.filter(({ isOwn }) => isOwn)).toHaveLength(1)
      const isOld = version === '1.1.1'
      for (const { address, name, isOwn } of handlers) {
        const answers = await readHandler(stage.chain, { account: safe, version }, address)
        const isSigning = isOld || name === 'CompatibilityFallbackHandler' || name === 'ExtensibleFallbackHandler'
        expect([name, answers.confirmsMessages]).toEqual([name, isSigning])
        expect(answers.receivesMultiTokens).toBe(answers.receivesNfts)
        if (isOwn) expect(answers).toMatchObject({ receivesNfts: true, receivesMultiTokens: true })
        await set(safe, address)
        expect([name, await receives(safe, BigInt(places++))]).toEqual([name, answers.receivesNfts])
      }
      expect(await readHandler(stage.chain, { account: safe, version }, null)).toEqual({
        receivesNfts: false,
        receivesMultiTokens: false,
        confirmsMessages: isOld,
      })
      await set(safe, null)
      expect(await receives(safe, BigInt(places++))).toBe(false)
    },
  )

  it('security: the account as its own handler is a danger', async () => {
    const safe = await stage.deploy('1.3.0', 2)
    const [check] = await checksOf(safe, setFallbackHandler(safe, safe), 'settings')
    expect(check).toMatchObject({
      verdict: 'danger',
      reason: expect.stringContaining('any address could then change its settings'),
    })
  })
})
