import { type Address, createStore, type Hex, isHex } from '@countersign/primitives'
import * as z from 'zod/mini'
import type { Eip1193Provider } from '../requests/Eip1193Provider.ts'
import { normalizeWalletError } from '../errors/normalizeWalletError.ts'
import type { SessionParts } from '../session/SessionParts.ts'
import { signInMessages } from './signInMessages.ts'

export type SignInStep = 'idle' | 'signing' | 'verifying'
export type SignInState = {
  readonly step: SignInStep
  /** The step that failed, its title and reason; null without a failure. */
  readonly error: { readonly at: SignInStep; readonly title: string; readonly reason: string | null } | null
  /** The message to sign; null until the service has sent its nonce. */
  readonly message: string | null
  readonly isDone: boolean
}

type Options = {
  readonly session: SessionParts
  readonly provider: Eip1193Provider
  readonly address: Address
  readonly walletName: string | null
  readonly chainId: string
  readonly origin: string
  readonly now?: () => number
}

const Signature = z.custom<Hex>((value) => typeof value === 'string' && isHex(value))

/** The service's nonces are valid for five minutes. */
const FRESH_MS = 4 * 60_000

export type SignIn = ReturnType<typeof createSignIn>

/** One sign-in, from the nonce to the session. It can be started again after a failure. */
export function createSignIn(options: Options) {
  const { provider, address, walletName, chainId, origin, now = Date.now } = options
  const { adapter, auth, session } = options.session
  const store = createStore<SignInState>({ step: 'idle', error: null, message: null, isDone: false })
  let preparing: Promise<string> | null = null
  let preparedAt = 0
  let isCancelled = false

  const set = (change: Partial<SignInState>) => {
    if (!isCancelled) store.set({ ...store.get(), ...change })
  }
  const stop = (at: SignInStep, title: string, cause?: unknown) =>
    set({ step: 'idle', error: { at, title, reason: cause instanceof Error ? cause.message : null } })

  /** The message, requested once while it is fresh. */
  function prepare(): Promise<string> {
    if (preparing && now() - preparedAt < FRESH_MS) return preparing
    preparedAt = now()
    const attempt = (async () => {
      const nonce = await adapter.getNonce()
      const message = adapter.createMessage({ address, chainId, nonce, origin, issuedAt: now() })
      set({ message })
      return message
    })()
    preparing = attempt
    attempt.catch(() => {
      if (preparing === attempt) preparing = null
    })
    return attempt
  }

  async function sign(): Promise<void> {
    if (store.get().step !== 'idle' || store.get().isDone) return
    set({ step: 'signing', error: null })
    const prepared = await prepare().then(
      (message) => ({ message }),
      (cause: unknown) => ({ cause }),
    )
    if ('cause' in prepared) return stop('idle', signInMessages.errorPreparing, prepared.cause)
    const signed = await askWallet(provider, prepared.message, address)
    if (isCancelled) return
    if ('error' in signed) {
      if (signed.error.code === 'rejected') return set({ step: 'idle' })
      return stop('signing', signInMessages.errorSigning, signed.error)
    }
    set({ step: 'verifying' })
    // A nonce is valid for one attempt, whatever its result.
    preparing = null
    try {
      const isTaken = await adapter.verify({ message: prepared.message, signature: signed.signature, address })
      if (isCancelled) return void adapter.signOut().catch(() => {})
      if (!isTaken) return stop('verifying', signInMessages.errorVerifying)
    } catch (cause) {
      return stop('verifying', signInMessages.errorVerifying, cause)
    }
    auth.set('authenticated', address)
    session.set({ address, walletName, isEnding: false })
    set({ step: 'idle', isDone: true })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Fetches the nonce before the click. A failure is shown, and the click tries again. */
    async prepare() {
      isCancelled = false
      await prepare().catch((cause: unknown) => stop('idle', signInMessages.errorPreparing, cause))
    },
    sign: () => sign().catch((cause: unknown) => stop('idle', signInMessages.errorOther, cause)),
    /** The wallet's later answer is ignored. */
    cancel() {
      isCancelled = true
    },
  }
}

async function askWallet(provider: Eip1193Provider, message: string, address: Address) {
  try {
    const answer = await provider.request({ method: 'personal_sign', params: [toHex(message), address] })
    return { signature: Signature.parse(answer) }
  } catch (cause) {
    return { error: normalizeWalletError(cause) }
  }
}

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
