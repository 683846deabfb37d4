import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDappPeer, type DappPeer } from './startDappPeer.ts'
import { startRelay, type Relay } from './startRelay.ts'
import { startWalletPeer, type WalletPeer } from './startWalletPeer.ts'

const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const proposal = { optionalChains: [31337, 99], methods: ['personal_sign'] }

let relay: Relay
let wallet: WalletPeer
let dapp: DappPeer
beforeAll(async () => {
  relay = await startRelay()
  wallet = await startWalletPeer({
    relayUrl: relay.url,
    privateKeys: [privateKey],
    chainId: 31337,
    rpcUrls: { 31337: 'http://unused' },
  })
  dapp = await startDappPeer({ relayUrl: relay.url })
})
afterAll(async () => {
  await Promise.all([wallet.stop(), dapp.stop()])
  await relay.stop()
})

async function pair() {
  const { uri, session } = await dapp.connect(proposal)
  expect(await wallet.pair(uri)).toBe(true)
  return session
}

it('behavior: pairs over the local relay, on the chains the wallet has, and signs', async () => {
  const session = await pair()
  expect(session.accounts()).toEqual([`eip155:31337:${wallet.address}`])
  const signature = await session.request(31337, 'personal_sign', ['0x68656c6c6f', wallet.address])
  const isValid = await verifyMessage({
    address: wallet.address,
    message: 'hello',
    signature: signature as `0x${string}`,
  })
  expect(isValid).toBe(true)
})

it('behavior: changes in the wallet reach the dapp', async () => {
  await pair()
  await wallet.setChain(31337)
  await expect.poll(() => dapp.events).toContainEqual(['chainChanged', 31337])
})

it('error: a rejected pairing and a rejected request have the codes of the protocol', async () => {
  wallet.rule({ method: 'eth_requestAccounts', error: { code: 4001, message: 'No' }, times: 1 })
  const { uri, session } = await dapp.connect(proposal)
  const refusal = expect(session).rejects.toMatchObject({ code: 5000 })
  expect(await wallet.pair(uri)).toBe(false)
  await refusal
  const standing = await pair()
  wallet.rule({ method: 'personal_sign', error: { code: 4001, message: 'Not now' }, times: 1 })
  await expect(standing.request(31337, 'personal_sign', ['0x', wallet.address])).rejects.toMatchObject({ code: 4001 })
})

it('behavior: either side ends the session', async () => {
  const first = await pair()
  await wallet.endSession()
  await expect.poll(() => dapp.events).toContainEqual(['delete', first.topic])
  const before = wallet.sessionCount()
  await (await pair()).disconnect()
  await expect.poll(() => wallet.sessionCount()).toBe(before)
})

it('behavior: a message waits for later subscribers', async () => {
  const { uri, session } = await dapp.connect(proposal)
  const late = await startWalletPeer({
    relayUrl: relay.url,
    privateKeys: [privateKey],
    chainId: 31337,
    rpcUrls: { 31337: 'http://unused' },
  })
  try {
    expect(await late.pair(uri)).toBe(true)
    expect((await session).accounts()).toEqual([`eip155:31337:${late.address}`])
  } finally {
    await late.stop()
  }
})
