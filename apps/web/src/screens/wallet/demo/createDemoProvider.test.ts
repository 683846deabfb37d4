import { describe, expect, it } from 'vitest'
import { recoverAddress } from 'viem'
import { HexSchema } from '@countersign/api'
import { hashMessagePayload } from '@countersign/safe'
import { chainFixture } from '../../../data/chain-access/chainFixture.ts'
import { createDemoMemory } from './demoMemory.ts'
import { createDemoProvider } from './createDemoProvider.ts'
import type { DemoRequest } from './DemoRequest.ts'

const owner = {
  name: 'Demo owner 1',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
} as const
const chains = [chainFixture(), chainFixture({ chainId: '31338', chainName: 'Second local chain' })]

function setup(answer = true) {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (k: string, v: string) => void stored.set(k, v),
  }
  const asked: DemoRequest[] = []
  const create = () =>
    createDemoProvider({
      owner,
      chains,
      origin: 'http://localhost',
      memory: createDemoMemory(storage),
      ask: async (_owner, request) => {
        asked.push(request)
        return answer
      },
    })
  return { create, asked }
}

const mail = (chainId: number) => ({
  domain: { name: 'Mail', chainId },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Mail' as const,
  message: { text: 'hello' },
})

describe('createDemoProvider', () => {
  it('behavior: no account is visible before a connection, and the answer survives a reload', async () => {
    const { create, asked } = setup()
    expect(await create().request({ method: 'eth_accounts' })).toEqual([])
    expect(await create().request({ method: 'eth_requestAccounts' })).toEqual([owner.address])
    expect(asked).toEqual([{ kind: 'connect', origin: 'http://localhost' }])
    expect(await create().request({ method: 'eth_accounts' })).toEqual([owner.address])
  })

  it('error: a refused connection is 4001', async () => {
    const { create } = setup(false)
    await expect(create().request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({ code: 4001 })
  })

  it('behavior: switches between local chains and tells the page', async () => {
    const { create } = setup()
    const provider = create()
    const seen: unknown[] = []
    provider.on?.('chainChanged', (...values: unknown[]) => seen.push(...values))
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a6a' }] })
    expect(seen).toEqual(['0x7a6a'])
    expect(await create().request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  it('error: a chain that is not local is refused', async () => {
    const { create } = setup()
    await expect(
      create().request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] }),
    ).rejects.toMatchObject({ code: 4200, message: expect.stringContaining('Local chain and Second local chain only') })
  })

  it('behavior: signs the request after asking', async () => {
    const { create, asked } = setup()
    const provider = create()
    await provider.request({ method: 'eth_requestAccounts' })
    const params = [owner.address, JSON.stringify(mail(31337))]
    const signature = await provider.request({ method: 'eth_signTypedData_v4', params })
    expect(asked.at(-1)).toMatchObject({ kind: 'typedData', typedData: { message: { text: 'hello' } } })
    const hash = hashMessagePayload(mail(31337))
    expect(asked.at(-1)).toMatchObject({ hash })
    expect(await recoverAddress({ hash, signature: HexSchema.parse(signature) })).toBe(owner.address)
  })

  it('behavior: the type of the domain may be missing, and the chain id may have any form', async () => {
    const { create, asked } = setup()
    const provider = create()
    await provider.request({ method: 'eth_requestAccounts' })
    const { types, ...rest } = mail(31337)
    const spelled = { ...rest, domain: { name: 'Mail', chainId: '31337' }, types: { Mail: types.Mail } }
    const params = [owner.address, JSON.stringify(spelled)]
    const signature = await provider.request({ method: 'eth_signTypedData_v4', params })
    const hash = hashMessagePayload(mail(31337))
    expect(asked.at(-1)).toMatchObject({ hash })
    expect(await recoverAddress({ hash, signature: HexSchema.parse(signature) })).toBe(owner.address)
  })

  it('error: a key is never used for another chain, and no prompt opens', async () => {
    const { create, asked } = setup()
    const provider = create()
    await provider.request({ method: 'eth_requestAccounts' })
    const params = [owner.address, JSON.stringify(mail(1))]
    await expect(provider.request({ method: 'eth_signTypedData_v4', params })).rejects.toMatchObject({
      code: 4100,
      message: 'Demo keys are public and are only used on local chains, not on chain 1.',
    })
    expect(asked.map(({ kind }) => kind)).toEqual(['connect'])
  })

  it('error: typed data for the other local chain requires a switch first', async () => {
    const { create } = setup()
    const provider = create()
    await provider.request({ method: 'eth_requestAccounts' })
    const params = [owner.address, JSON.stringify(mail(31338))]
    await expect(provider.request({ method: 'eth_signTypedData_v4', params })).rejects.toMatchObject({ code: 4901 })
  })

  it('error: signing without a connection, or for another address, is 4100', async () => {
    const { create } = setup()
    const provider = create()
    const params = [owner.address, JSON.stringify(mail(31337))]
    await expect(provider.request({ method: 'eth_signTypedData_v4', params })).rejects.toMatchObject({ code: 4100 })
    await provider.request({ method: 'eth_requestAccounts' })
    const foreign = ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', JSON.stringify(mail(31337))]
    await expect(provider.request({ method: 'eth_signTypedData_v4', params: foreign })).rejects.toMatchObject({
      code: 4100,
    })
  })

  it('error: an unknown method is 4200', async () => {
    await expect(setup().create().request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
  })
})
