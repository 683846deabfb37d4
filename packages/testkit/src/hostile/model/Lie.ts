import type { Json } from './Json.ts'
import type { Subject } from './Subject.ts'

/** The values that a lie can use: addresses, hashes and honest answers of its journey. */
export type World = {
  readonly chainId: string
  readonly safe: string
  /** An address that is unrelated to the journey. */
  readonly eve: string
  /** An owner that has signed, and one that has not. */
  readonly signer: string
  readonly owner: string
  /** JSON-RPC URL of another chain. */
  readonly otherRpc: string
  /** Answers and values that the journey prepared, by name. */
  readonly prepared: Readonly<Record<string, Json>>
}

/** One changed answer. */
export type ChangedAnswer = {
  readonly kind: 'answer'
  readonly subject: Subject
  readonly change: (honest: Json, world: World) => Json
  /** No page of the journey requests the subject, so the lie has no effect. */
  readonly unheard?: boolean
}

/** The forms of a lie. */
export type Distortion =
  /** Changes the answer about a subject, on every route. */
  | ChangedAnswer
  /** Several changed answers together. */
  | { readonly kind: 'several'; readonly subject: Subject; readonly parts: readonly ChangedAnswer[] }
  /** Never answers, or answers with an error. */
  | { readonly kind: 'drop'; readonly subject: Subject; readonly status: number | 'hang-up' }
  /** A whole answer of another time or subject, which the journey prepared under this name. */
  | { readonly kind: 'replay'; readonly subject: Subject; readonly name: string }
  /** Every second answer is held until the next one was sent. */
  | { readonly kind: 'reorder'; readonly subject: Subject }
  /** An event without a cause. */
  | {
      readonly kind: 'event'
      readonly type: string
      readonly fields: (world: World) => { readonly [name: string]: Json }
    }

/**
 * `blocked`: no signature is possible. `flagged`: the page reports it before a signature, with the field. `no
 * influence`: the request to the wallet is the same as without the lie, and the screen shows the honest value.
 * `shown`: the page repeats it, because nothing in the signed bytes or on chain contradicts it, and it is not signed.
 */
export type LieVerdict = 'blocked' | 'flagged' | 'no influence' | 'shown'

/**
 * Where the lie is active. Queue, inbox, messages, the shared address book, the catalogue of apps and transactions that have ended are read-only; in every other scene
 * the wallet also gets a request without a lie.
 */
export type Scene =
  | 'send'
  | 'limits'
  | 'spend'
  | 'payment'
  | 'token'
  | 'message'
  | 'permit'
  | 'owners'
  | 'execution'
  | 'creation'
  | 'undeployed'
  | 'queue'
  | 'inbox'
  | 'bulk'
  | 'replaced'
  | 'executed'
  | 'messages'
  | 'book'
  | 'catalogue'
  | 'app'

export type Lie = {
  readonly id: string
  readonly scene: Scene
  readonly subject: Subject
  /** For example `threshold`; for readers and for the document. */
  readonly field: string
  /** The false value, in words. */
  readonly tells: string
  readonly verdict: LieVerdict
  /** The id of the check that must report it; null if none must. */
  readonly check: string | null
  /** Expected text on the page: the words of the check, or the honest value. */
  readonly words: readonly (string | ((world: World) => string))[]
  readonly how: Distortion
  /** The check reports when the button is pressed, before the wallet gets a request. */
  readonly isLate?: boolean
  /** Nothing on the page can refute the lie: the signed data differs, and the check says so beside it. */
  readonly changesRequest?: true
  /** The current behaviour, if it differs from the verdict: such a lie is listed as a known gap and has no journey. */
  readonly open?: string
}
