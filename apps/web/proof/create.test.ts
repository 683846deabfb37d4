import { findSafeDeployment, safeAbi } from '@countersign/chains'
import { demoOwners, devClient, waitForReceipt } from '@countersign/devchain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planAccount } from '../src/data/creation/planAccount.ts'
import { sendTransaction } from '../src/signing/execution/sendTransaction.ts'
import { chainFixture } from '../src/data/chain-access/chainFixture.ts'
import { setStage, type Stage } from './testStage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.devchain.stop())

const owners = demoOwners.slice(0, 2).map(({ address }) => address)

describe('create account', () => {
  it('behavior: the account appears at the predicted address, and the next one gets the next salt', async () => {
    const plan = await planAccount(stage.chain, owners, 2)
    expect(plan.saltNonce).toBe(0n)
    await stage.connect(0)
    const { txHash } = await sendTransaction(stage.chain, plan.factory, plan.data, {
      description: 'Create an account',
    })
    await waitForReceipt(devClient(stage.devchain.rpcUrl), txHash)
    const read = <Name extends 'getOwners' | 'VERSION'>(functionName: Name) =>
      stage.client.readContract({ address: plan.address, abi: safeAbi, functionName })
    expect(await read('getOwners')).toEqual(owners)
    expect(await read('VERSION')).toBe('1.4.1')
    const next = await planAccount(stage.chain, owners, 2)
    expect(next.saltNonce).toBe(1n)
    expect(next.address).not.toBe(plan.address)
  })

  it('error: the error for a chain without the contracts contains the addresses', async () => {
    const empty = chainFixture({
      ...stage.chain,
      contractAddresses: {
        ...stage.chain.contractAddresses,
        safeProxyFactoryAddress: '0x00000000000000000000000000000000DeaDBeef',
      },
    })
    await expect(planAccount(empty, owners, 1)).rejects.toMatchObject({
      code: 'contracts-missing',
      message: expect.stringContaining('0x00000000000000000000000000000000DeaDBeef'),
    })
  })
  it('security: a service that names an older version is a caution; denying that the network is a layer 2 changes nothing', async () => {
    const none = { ...stage.chain.contractAddresses }
    const contractAddresses = Object.fromEntries(Object.keys(none).map((name) => [name, null]))
    const planned = (changes: object) =>
      planAccount(
        chainFixture({ ...stage.chain, contractAddresses: { ...none, ...contractAddresses }, ...changes }),
        owners,
        1,
      )
    expect(await planned({})).toMatchObject({ isL2: true, checks: [] })
    expect(await planned({ recommendedMasterCopyVersion: '1.3.0' })).toMatchObject({
      isL2: true,
      checks: [{ verdict: 'caution', field: 'version' }],
    })
    // Every new account runs the contract with events, whatever the service says about the network.
    expect(await planned({ l2: false })).toMatchObject({ isL2: true, checks: [] })
    // On a network that the page knows, the service's word does not count.
    expect(await planned({ chainId: '8453', l2: false })).toMatchObject({ isL2: true, checks: [] })
  })

  it.each(['safeProxyFactoryAddress', 'fallbackHandlerAddress'] as const)(
    'error: other code than the published one as %s is refused, whatever the source of the address',
    async (field) => {
      const foreign = findSafeDeployment('1.4.1', 'MultiSend')?.address ?? '0x'
      const contractAddresses = { ...stage.chain.contractAddresses, [field]: foreign }
      await expect(planAccount(chainFixture({ ...stage.chain, contractAddresses }), owners, 1)).rejects.toMatchObject({
        code: 'contracts-foreign',
        message: expect.stringContaining(foreign),
      })
    },
  )
})
