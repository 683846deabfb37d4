import type { KeptSignature, Shown, SigningPorts, SigningRun, SignsAs, UndeliveredSignature } from './SigningPorts.ts'
import { WalletError } from '@countersign/connect/core'
import { ReviewError } from './ReviewError.ts'
import { type Address, errorText, type Hex, createStore } from '@countersign/primitives'
import type { Signature } from '@countersign/safe'
import { blockingChecks, worsened } from '@countersign/safe/checks'
import { sequenceMessages as messages } from './sequenceMessages.ts'

/** Why an act ended, for the bar. A request that the user refused in the wallet is not an error. */
export type ActError = { readonly message: string; readonly isRejection: boolean }

export function toActError(cause: unknown): ActError {
  const isRejection = typeof cause === 'object' && cause !== null && Reflect.get(cause, 'code') === 'rejected'
  return { message: errorText(cause), isRejection }
}

/** The step under way, as the bar shows it. */
export type SigningStep = 'checking' | 'signing' | 'delivering' | 'approving' | 'executing' | 'deleting'

type UnderWay = { readonly at: 'started' | SigningStep }

export type SigningState =
  | { readonly at: 'idle' | 'done' }
  | UnderWay
  /** An error occurred, or the user refused in the wallet. The user may try again. */
  | { readonly at: 'failed'; readonly step: SigningStep | null; readonly error: ActError }
  /** The wallet gave an answer that the page cannot explain. A stop is stored, and the next check refuses to go on until it is lifted. */
  | { readonly at: 'stopped'; readonly step: SigningStep | null; readonly reason: string }

type SigningEvent =
  | { readonly type: 'start' | 'finish' | 'dismiss' }
  | { readonly type: 'enter'; readonly step: SigningStep }
  | { readonly type: 'fail'; readonly error: ActError }
  | { readonly type: 'stop'; readonly reason: string }

/** Which steps may follow which. Only a check leads to a signature, an approval or an execution. */
const NEXT: Readonly<Record<'started' | SigningStep, readonly SigningStep[]>> = {
  started: ['checking', 'deleting'],
  checking: ['checking', 'signing', 'delivering', 'approving', 'executing'],
  signing: ['delivering'],
  // The fields of a draft are delivered before an owner approves or executes. After a signature everything is checked again.
  delivering: ['checking', 'approving', 'executing'],
  approving: [],
  executing: [],
  deleting: [],
}

const STEPS: readonly string[] = Object.keys(NEXT)

/** A run is under way, so a second one is not started. */
export const isUnderWay = (state: SigningState): state is UnderWay => STEPS.includes(state.at)

/** The step under way, or null. */
export const stepOf = (state: SigningState): SigningStep | null =>
  isUnderWay(state) && state.at !== 'started' ? state.at : null

/** @throws Error when the step may not follow the current one */
export function nextSigningState(state: SigningState, event: SigningEvent): SigningState {
  if (event.type === 'start') return isUnderWay(state) ? state : { at: 'started' }
  if (event.type === 'dismiss') return state.at === 'failed' ? { at: 'idle' } : state
  // no message: an error of the program
  if (!isUnderWay(state)) throw new Error(`No signing is under way: it is ${state.at}, and cannot ${event.type}.`)
  switch (event.type) {
    case 'enter':
      // no message: an error of the program
      if (!NEXT[state.at].includes(event.step)) throw new Error(`Signing cannot go from ${state.at} to ${event.step}.`)
      return { at: event.step }
    case 'finish':
      return { at: 'done' }
    case 'fail':
      return { at: 'failed', step: stepOf(state), error: event.error }
    case 'stop':
      return { at: 'stopped', step: stepOf(state), reason: event.reason }
  }
}

type SigningMachine = {
  readonly get: () => SigningState
  readonly send: (event: SigningEvent) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Stores the signing state of one page. It changes synchronously, so that a second click finds the run under way. */
export function createSigningMachine(): SigningMachine {
  const { get, set, subscribe } = createStore<SigningState>({ at: 'idle' })
  return { get, send: (event) => set(nextSigningState(get(), event)), subscribe }
}

/**
 * Runs one act to its end. The machine's state says how it ended; the function does not throw. While a run is under way, a second one does
 * nothing.
 */
export async function runSigning<Review, Ports extends SigningPorts<Review>>(
  machine: SigningMachine,
  { shown, ports }: { readonly shown: Shown<Review>; readonly ports: Ports },
  act: (run: SigningRun<Review, Ports>) => Promise<void>,
): Promise<void> {
  if (isUnderWay(machine.get())) return
  machine.send({ type: 'start' })
  try {
    const work = () => act({ shown, ports, enter: (step) => machine.send({ type: 'enter', step }) })
    if (shown.review === null) await work()
    else if (!(await ports.inOneTab(ports.subject.hashOf(shown.review), work)))
      throw new ReviewError('other-tab', messages.otherTab)
    machine.send({ type: 'finish' })
  } catch (cause) {
    const error = toActError(cause)
    if (shown.review !== null && isAbnormal(cause, stepOf(machine.get()))) {
      ports.stop(ports.subject.hashOf(shown.review), error.message)
      machine.send({ type: 'stop', reason: error.message })
    } else machine.send({ type: 'fail', error })
  }
}

/**
 * Whether a failure stops signing until the hashes were compared on another machine. In known attacks the signers saw errors and tried
 * again, and each try signed something else. Data for the wallet that differs from what was shown stops at every step. A wallet that fails
 * stops only the signing step, because a chain refuses transactions for many ordinary reasons. A request that the user refused or closed in
 * the wallet never stops.
 */
export function isAbnormal(cause: unknown, step: SigningStep | null): boolean {
  if (cause instanceof ReviewError)
    return cause.code === 'hash-differs' || (cause.code === 'wrong-signer' && step === 'signing')
  return step === 'signing' && cause instanceof WalletError && cause.code === 'failed'
}

const passed = Symbol('passed')

/** A review that was read a moment ago and equals what was shown. Only `checkAgain` creates one. */
type Checked<Review> = { readonly review: Review; readonly hash: Hex; readonly [passed]: true }

/**
 * Reads everything again, directly before it is signed, sent or executed.
 * @throws {ReviewError} `changed` when it differs from what was shown, `blocked` by a danger or a stop
 */
export async function checkAgain<Review>({ shown, ports, enter }: SigningRun<Review>): Promise<Checked<Review>> {
  enter('checking')
  const { hashOf, checksOf, what } = ports.subject
  const fresh = await ports.refresh()
  if (!fresh || !shown.review) throw new ReviewError('changed', messages.unreadable)
  const hash = hashOf(fresh)
  if (hash !== hashOf(shown.review))
    throw new ReviewError(
      'changed',
      what === 'transaction'
        ? messages.transactionChanged({ before: hashOf(shown.review), now: hash })
        : messages.messageChanged({ before: hashOf(shown.review), now: hash }),
    )
  const [danger] = blockingChecks(checksOf(fresh), ports.overridesOf(hash))
  if (danger) throw new ReviewError('blocked', messages.finding(danger))
  const [unread] = worsened(shown.checks, checksOf(fresh))
  if (unread) throw new ReviewError('changed', messages.worse(unread))
  if (ports.isStopped(hash)) throw new ReviewError('blocked', messages.stopped)
  return { review: fresh, hash, [passed]: true }
}

/** Checks, asks the wallet unless it has signed before, stores the signature, delivers it. */
export async function signAndDeliver<Review>(run: SigningRun<Review>, as: SignsAs): Promise<Signature> {
  const { shown, ports, enter } = run
  // Both at once: a wallet that opens a window must be asked soon after the click.
  const [fresh, own] = await Promise.all([
    checkAgain(run),
    shown.review !== null && as === 'owner' ? ports.findOwn(shown.review) : null,
  ])
  if (own === null) enter('signing')
  const signature = own?.signature ?? (await ports.subject.sign(fresh.review, as))
  const kept: KeptSignature = { hash: fresh.hash, owner: signature.owner, signature: signature.data }
  if (own?.isDelivered === true) await settle(run, kept)
  else {
    // Stored before it is sent, so that a broken connection or a closed page does not lose the signature.
    const isStored = ports.keep(kept)
    await deliver(run, fresh, { ...kept, isStored })
  }
  if (own === null) ports.onSigned(fresh.review, as)
  else ports.onAlreadySigned(fresh.review)
  return signature
}

export async function sign<Review>(run: SigningRun<Review>, as: SignsAs = 'owner'): Promise<void> {
  await signAndDeliver(run, as)
  tellStored(run)
}

/** Delivers the signature of an earlier try, after a check. */
export async function redeliver<Review>(run: SigningRun<Review>, kept: UndeliveredSignature): Promise<void> {
  await deliver(run, await checkAgain(run), kept)
  run.ports.onStored(kept.hash)
}

/** Sends the fields without a signature, so that owners who confirm on chain can read them. Does nothing when the service has them. */
export async function announce<Review>(
  { ports, enter }: SigningRun<Review>,
  { review, hash }: Checked<Review>,
  owner: Address,
): Promise<void> {
  if (ports.subject.isStored(review)) return
  enter('delivering')
  await ports.subject.send(review, { owner, signature: null })
  await ports.onProposed(hash)
}

export function tellStored<Review>({ shown, ports }: SigningRun<Review>): void {
  if (shown.review !== null) ports.onStored(ports.subject.hashOf(shown.review))
}

/** @throws {ReviewError} `not-delivered`: the signature stays where it is kept; `changed` when it is a signature of another hash */
async function deliver<Review>(
  run: SigningRun<Review>,
  { review, hash }: Checked<Review>,
  kept: UndeliveredSignature,
): Promise<void> {
  const { ports, enter } = run
  if (kept.hash !== hash) throw new ReviewError('changed', messages.otherHash({ signed: kept.hash, shown: hash }))
  enter('delivering')
  await ports.subject.send(review, { owner: kept.owner, signature: kept.signature }).catch((cause: unknown) => {
    const reason = errorText(cause)
    const words = kept.isStored ? messages.notAccepted({ reason }) : messages.onlyInTab({ reason })
    throw new ReviewError('not-delivered', words)
  })
  await settle(run, kept)
}

/** The service has the signature. */
async function settle<Review>({ ports }: SigningRun<Review>, kept: KeptSignature): Promise<void> {
  await ports.onProposed(kept.hash)
  ports.drop(kept)
  await ports.onDelivered()
}
