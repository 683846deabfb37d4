import { beforeEach, describe, expect, it } from 'vitest'
import type { Eip1193Provider } from './Eip1193Provider.ts'
import { requestPermissions } from './requestPermissions.ts'
import { watchAsset } from './watchAsset.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const requests: { method: string; params?: unknown }[] = []
const answering = (answer: (method: string) => unknown): Eip1193Provider => ({
  async request(request) {
    requests.push(request)
    return answer(request.method)
  },
})

beforeEach(() => {
  requests.length = 0
})

describe('watchAsset', () => {
  it('behavior: decimals are 18 by default', async () => {
    const wallet = answering(() => true)
    await watchAsset(wallet, { address: token, symbol: 'USDC', decimals: 6 })
    await watchAsset(wallet, { address: token, symbol: 'DAI' })
    expect(requests).toEqual([
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: token, symbol: 'USDC', decimals: 6 } },
      },
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: token, symbol: 'DAI', decimals: 18 } },
      },
    ])
  })

  it('error: any answer except true is a rejection', async () => {
    const wallet = answering(() => false)
    await expect(watchAsset(wallet, { address: token, symbol: 'DAI' })).rejects.toMatchObject({ code: 'rejected' })
  })
})

describe('requestPermissions', () => {
  it('behavior: the accounts shared now are returned', async () => {
    const wallet = answering((method) => (method === 'eth_accounts' ? [token, 'nonsense'] : []))
    expect(await requestPermissions(wallet)).toEqual([token])
    expect(requests[0]).toEqual({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
  })

  it('error: the error says that the wallet does not know the method', async () => {
    const wallet = answering(() => {
      throw Object.assign(new Error('Method not found'), { code: -32601 })
    })
    await expect(requestPermissions(wallet)).rejects.toMatchObject({ code: 'not-supported' })
  })
})
