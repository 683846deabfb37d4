import type { Address } from '@countersign/primitives'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createConnectState } from '../state/createConnectState.ts'
import { endSession } from './endSession.ts'
import { followSession } from './followSession.ts'
import type { SignInAdapter } from './SignInAdapter.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const { wallet: walletStore, auth: authStore, session: sessionStore } = createConnectState('test-session')
const parts = (adapter: SignInAdapter) => ({ adapter, auth: authStore, session: sessionStore, wallet: walletStore })
let stop = () => {}

const adapterWith = (asked: string[], isSignedIn: () => Promise<boolean>, signOut = async () => {}): SignInAdapter => ({
  getNonce: async () => 'nonce',
  createMessage: () => '',
  verify: async () => true,
  isSignedIn: () => {
    asked.push('me')
    return isSignedIn()
  },
  signOut: () => {
    asked.push('signOut')
    return signOut()
  },
})
const connect = (address: Address = owner, walletName = 'Test wallet') =>
  walletStore.set({ status: 'connected', address, walletName, chainId: '1' })
const remember = () => sessionStore.set({ address: owner, walletName: 'Test wallet', isEnding: false })
const status = () => authStore.get().status

beforeEach(() => {
  walletStore.clear()
  sessionStore.set(null)
  authStore.set('unauthenticated')
})
afterEach(() => stop())

function signedIn(asked: string[] = []) {
  connect()
  authStore.set('authenticated', owner)
  remember()
  stop = followSession(parts(adapterWith(asked, async () => true)))
  expect([status(), asked]).toEqual(['authenticated', []])
  return asked
}

describe('the session follows its wallet', () => {
  it('behavior: without a sign-in from this browser no request is sent', () => {
    const asked: string[] = []
    connect()
    stop = followSession(parts(adapterWith(asked, async () => true)))
    connect(other)
    walletStore.clear()
    expect([status(), asked]).toEqual(['unauthenticated', []])
  })

  it('behavior: after a reload it is loading until the wallet has reconnected and the service has answered', async () => {
    const asked: string[] = []
    walletStore.set({ status: 'reconnecting', address: owner, walletName: 'Test wallet' })
    remember()
    stop = followSession(parts(adapterWith(asked, async () => true)))
    expect([status(), asked]).toEqual(['loading', []])
    connect()
    await expect.poll(status).toBe('authenticated')
    walletStore.set({ chainId: '5' })
    expect(asked).toEqual(['me'])
  })

  it('behavior: a session that the service has ended is deleted, and stays when the service does not answer', async () => {
    connect()
    remember()
    stop = followSession(parts(adapterWith([], async () => false)))
    await expect.poll(() => sessionStore.get()).toBeNull()
    stop()
    remember()
    stop = followSession(parts(adapterWith([], () => Promise.reject(new Error('unreachable')))))
    await expect.poll(status).toBe('unauthenticated')
    expect(sessionStore.get()?.address).toBe(owner)
  })

  it.each([
    ['another account', () => connect(other)],
    ['another wallet with the same account', () => connect(owner, 'Another wallet')],
    ['a wallet that disconnects', () => walletStore.clear()],
  ])('behavior: %s signs out', async (_name, change) => {
    const asked = signedIn()
    change()
    expect(status()).toBe('unauthenticated')
    await expect.poll(() => sessionStore.get()).toBeNull()
    expect(asked).toEqual(['signOut'])
  })

  it('behavior: a change of network does not sign out', () => {
    const asked = signedIn()
    walletStore.set({ chainId: '137', unsupported: true })
    expect([status(), asked]).toEqual(['authenticated', []])
  })

  it('behavior: the session stays when the wallet does not reconnect after a reload', () => {
    walletStore.set({ status: 'reconnecting', address: owner, walletName: 'Test wallet' })
    remember()
    const asked: string[] = []
    stop = followSession(parts(adapterWith(asked, async () => true)))
    walletStore.clear()
    expect([status(), asked, sessionStore.get()?.address]).toEqual(['unauthenticated', [], owner])
  })

  it('error: a sign-out during an outage is sent to the service at the next load', async () => {
    signedIn()
    stop()
    const asked: string[] = []
    expect(
      await endSession(
        parts(
          adapterWith(
            asked,
            async () => true,
            () => Promise.reject(new Error('away')),
          ),
        ),
      ),
    ).toBe(false)
    expect([status(), sessionStore.get()?.isEnding]).toEqual(['unauthenticated', true])
    stop = followSession(parts(adapterWith(asked, async () => true)))
    await expect.poll(() => sessionStore.get()).toBeNull()
    expect(asked).toEqual(['signOut', 'signOut'])
  })
})
