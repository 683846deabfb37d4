import { beforeEach, describe, expect, it } from 'vitest'
import type { SignInAdapter } from '../session/SignInAdapter.ts'
import { createConnectState } from '../state/createConnectState.ts'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import { createSignIn, type SignInStep } from './createSignIn.ts'
import { signInMessages } from './signInMessages.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const signature = `0x${'ab'.repeat(65)}`

const { auth: authStore, session: sessionStore } = createConnectState('test-sign-in')

type Script = {
  nonce?: () => Promise<string>
  sign?: () => Promise<unknown>
  verify?: () => Promise<boolean>
}

function start({ nonce, sign, verify }: Script) {
  const asked: string[] = []
  const signed: string[] = []
  let time = 0
  let count = 0
  const adapter: SignInAdapter = {
    getNonce: () => {
      asked.push('nonce')
      return nonce?.() ?? Promise.resolve(`nonce${++count}`)
    },
    createMessage: ({ nonce }) => `Example\nNonce: ${nonce}`,
    verify: () => {
      asked.push('verify')
      return verify?.() ?? Promise.resolve(true)
    },
    isSignedIn: async () => true,
    signOut: async () => void asked.push('signOut'),
  }
  const provider: Eip1193Provider = {
    async request({ method, params }) {
      asked.push(method)
      if (Array.isArray(params)) signed.push(String(params[0]))
      return sign ? sign() : signature
    },
  }
  const options: Parameters<typeof createSignIn>[0] = {
    session: { adapter, auth: authStore, session: sessionStore },
    provider,
    address,
    walletName: 'Test wallet',
    chainId: '1',
    origin: 'http://localhost:4180',
  }
  const signIn = createSignIn({ ...options, now: () => time })
  const steps: SignInStep[] = []
  signIn.subscribe(() => {
    if (steps.at(-1) !== signIn.get().step) steps.push(signIn.get().step)
  })
  return { signIn, asked, signed, steps, wait: (ms: number) => (time += ms) }
}

beforeEach(() => {
  sessionStore.set(null)
  authStore.set('unauthenticated')
})

describe('signing in', () => {
  it('behavior: idle, signing, verifying, then signed in', async () => {
    const { signIn, asked, signed, steps } = start({})
    await signIn.prepare()
    expect(signIn.get().message).toContain('Nonce: nonce1')
    await signIn.sign()
    expect(steps).toEqual(['idle', 'signing', 'verifying', 'idle'])
    expect(signIn.get()).toMatchObject({ isDone: true, error: null })
    expect(asked).toEqual(['nonce', 'personal_sign', 'verify'])
    expect(Buffer.from(signed[0]?.slice(2) ?? '', 'hex').toString()).toBe(signIn.get().message)
    expect(authStore.get()).toEqual({ status: 'authenticated', address })
    expect(sessionStore.get()).toEqual({ address, walletName: 'Test wallet', isEnding: false })
  })

  it('error: a nonce that cannot be fetched shows a failure, and is requested again on click', async () => {
    let isDown = true
    const { signIn, asked } = start({ nonce: async () => (isDown ? Promise.reject(new Error('down')) : 'nonceAgain') })
    await signIn.prepare()
    expect(signIn.get().error).toEqual({ at: 'idle', title: signInMessages.errorPreparing, reason: 'down' })
    await signIn.sign()
    expect(signIn.get()).toMatchObject({ step: 'idle', error: { title: 'Error preparing message, please retry!' } })
    isDown = false
    await signIn.sign()
    expect(signIn.get().isDone).toBe(true)
    expect(asked).toEqual(['nonce', 'nonce', 'nonce', 'personal_sign', 'verify'])
  })

  it('behavior: a rejected signature returns to idle without a message, and the same nonce is used again', async () => {
    let isRejecting = true
    const rejection = () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))
    const { signIn, asked } = start({ sign: () => (isRejecting ? rejection() : Promise.resolve(signature)) })
    await signIn.prepare()
    await signIn.sign()
    expect(signIn.get()).toMatchObject({ step: 'idle', error: null, isDone: false })
    isRejecting = false
    await signIn.sign()
    expect(signIn.get().isDone).toBe(true)
    expect(asked.filter((one) => one === 'nonce')).toHaveLength(1)
  })

  it('error: a wallet that fails to sign is distinguished from a refusal', async () => {
    const { signIn } = start({ sign: () => Promise.reject(Object.assign(new Error('busy'), { code: -32002 })) })
    await signIn.sign()
    expect(signIn.get().error).toEqual({
      at: 'signing',
      title: 'Error signing message, please retry!',
      reason: 'A request is already open in your wallet. Finish or close it there.',
    })
    const odd = start({ sign: async () => 'yes' })
    await odd.signIn.sign()
    expect(odd.signIn.get().error?.at).toBe('signing')
  })

  it.each([
    ['says no', async () => false, null],
    ['throws', () => Promise.reject(new Error('401: Invalid nonce')), '401: Invalid nonce'],
  ])(
    'error: a service that %s shows a failure, and the next attempt uses a new nonce',
    async (_name, refuse, reason) => {
      let isRefusing = true
      const { signIn, asked } = start({ verify: () => (isRefusing ? refuse() : Promise.resolve(true)) })
      await signIn.sign()
      expect(signIn.get().error).toEqual({ at: 'verifying', title: 'Error verifying signature, please retry!', reason })
      expect([authStore.get().status, sessionStore.get()]).toEqual(['unauthenticated', null])
      isRefusing = false
      await signIn.sign()
      expect(asked.filter((one) => one === 'nonce')).toHaveLength(2)
      expect(signIn.get().isDone).toBe(true)
    },
  )

  it('error: an unexpected error shows a failure too', async () => {
    const { signIn } = start({})
    await signIn.prepare()
    const stop = authStore.subscribe(() => {
      throw new Error('a listener broke')
    })
    await signIn.sign()
    stop()
    expect(signIn.get().error).toMatchObject({ title: 'Oops, something went wrong!', reason: 'a listener broke' })
  })

  it('behavior: a nonce that expires soon is replaced before it is signed', async () => {
    const { signIn, asked, wait } = start({})
    await signIn.prepare()
    wait(4 * 60_000)
    await signIn.sign()
    expect(asked).toEqual(['nonce', 'nonce', 'personal_sign', 'verify'])
    expect(signIn.get().message).toContain('Nonce: nonce2')
  })

  it('behavior: an answer of the wallet after a cancellation opens no session', async () => {
    let answer: (value: string) => void = () => {}
    const { signIn, asked } = start({ sign: () => new Promise((resolve) => (answer = resolve)) })
    await signIn.prepare()
    const signing = signIn.sign()
    await expect.poll(() => asked.includes('personal_sign')).toBe(true)
    signIn.cancel()
    answer(signature)
    await signing
    expect(asked).not.toContain('verify')
    expect(authStore.get().status).toBe('unauthenticated')
  })

  it('behavior: a session that the service opened after a cancellation is ended', async () => {
    let answer: (value: boolean) => void = () => {}
    const { signIn, asked } = start({ verify: () => new Promise((resolve) => (answer = resolve)) })
    const signing = signIn.sign()
    await expect.poll(() => asked.includes('verify')).toBe(true)
    signIn.cancel()
    answer(true)
    await signing
    expect(asked.at(-1)).toBe('signOut')
    expect([authStore.get().status, sessionStore.get()]).toEqual(['unauthenticated', null])
  })
})
