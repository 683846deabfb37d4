import { describe, expect, it } from 'vitest'
import { chainOf } from '../testing/chainOf.ts'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { switchWalletChain } from './switchWalletChain.ts'

const chain = chainOf({ chainId: '31338', name: 'Second local chain' })

/** A wallet on chain 1 that knows the given chains, scripted per method. */
function wallet(options: { known?: string[]; onAdd?: () => void; onSwitch?: () => boolean | Promise<never> }) {
  const known = new Set(options.known ?? [])
  const calls: string[] = []
  let current = '0x1'
  const provider: Eip1193Provider = {
    async request({ method, params }) {
      calls.push(method)
      const [first] = Array.isArray(params) ? params : []
      const requested: unknown = first?.chainId
      if (method === 'eth_chainId') return current
      if (method === 'wallet_addEthereumChain') {
        options.onAdd?.()
        known.add(String(requested))
        return null
      }
      const isMoving = await (options.onSwitch?.() ?? true)
      if (!known.has(String(requested))) throw Object.assign(new Error('unknown'), { code: 4902 })
      if (isMoving) current = String(requested)
      return null
    },
  }
  return { provider, calls }
}

const given = { note: () => undefined }
const rejection = (code: number) => () => {
  throw Object.assign(new Error('no'), { code })
}

describe('switchWalletChain', () => {
  it('behavior: switches to a chain the wallet knows', async () => {
    const { provider, calls } = wallet({ known: ['0x7a6a'] })
    await switchWalletChain({ provider, given }, chain)
    expect(calls).toEqual(['wallet_switchEthereumChain', 'eth_chainId'])
  })

  it('behavior: adds an unknown chain, then switches', async () => {
    const { provider, calls } = wallet({})
    await switchWalletChain({ provider, given }, chain)
    expect(calls).toContain('wallet_addEthereumChain')
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a6a')
  })

  it('error: a rejected addition is a rejection', async () => {
    const { provider } = wallet({ onAdd: rejection(4001) })
    await expect(switchWalletChain({ provider, given }, chain)).rejects.toMatchObject({ code: 'rejected' })
  })

  it('error: after any other failure to add, the error says that the wallet did not switch', async () => {
    const { provider } = wallet({ onAdd: rejection(-32603) })
    await expect(switchWalletChain({ provider, given }, chain)).rejects.toMatchObject({
      code: 'add-chain-failed',
      message:
        'The network could not be added. Your wallet stays on its network. Add the network in the wallet, or choose another one.',
    })
  })

  it('error: a wallet that reports success without switching reaches the time-out', async () => {
    const { provider } = wallet({ known: ['0x7a6a'], onSwitch: () => false })
    await expect(switchWalletChain({ provider, given }, chain, { timeoutMs: 60, pollMs: 10 })).rejects.toMatchObject({
      code: 'switch-timeout',
      meta: { chainId: '1' },
    })
  })

  it('error: a wallet that never answers reaches the time-out', async () => {
    const { provider } = wallet({ known: ['0x7a6a'], onSwitch: () => new Promise<never>(() => {}) })
    await expect(switchWalletChain({ provider, given }, chain, { timeoutMs: 60, pollMs: 10 })).rejects.toMatchObject({
      code: 'switch-timeout',
    })
  })
})
