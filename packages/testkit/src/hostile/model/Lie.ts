import type { Json } from './Json.ts'
import type { Subject } from './Subject.ts'

/** What a lie may speak of: addresses, hashes and honest answers of the journey that hears it. */
export type World = {
  readonly chainId: string
  readonly safe: string
  /** Belongs to nobody in the journey. */
  readonly eve: string
  /** An owner who has signed, and one who has not. */
  readonly signer: string
  readonly owner: string
  /** JSON-RPC URL of another chain. */
  readonly otherRpc: string
  /** Whole answers and values prepared by the journey, by name. */
  readonly prepared: Readonly<Record<string, Json>>
}

/** The ways a service can lie. */
export type Distortion =
  /** Changes the answer about a subject, wherever it comes. */
  | {
      readonly kind: 'answer'
      readonly subject: Subject
      readonly change: (honest: Json, world: World) => Json
      /** No page of the journey asks about it: the lie is not even heard. */
      readonly unheard?: boolean
    }
  /** Never answers, or answers with an error. */
  | { readonly kind: 'drop'; readonly subject: Subject; readonly status: number | 'hang-up' }
  /** A whole answer of another moment or about something else, prepared by the journey under this name. */
  | { readonly kind: 'replay'; readonly subject: Subject; readonly name: string }
  /** Every second answer is held until the one after it was given. */
  | { readonly kind: 'reorder'; readonly subject: Subject }
  /** An event nobody caused. */
  | {
      readonly kind: 'event'
      readonly type: string
      readonly fields: (world: World) => { readonly [name: string]: Json }
    }

/**
 * `blocked`: no signature is possible. `flagged`: it is said before a signature, with the field named.
 * `no influence`: what the wallet is asked to sign equals what it is asked without the lie, and the screen shows the honest value.
 * `shown`: the page repeats it, because nothing in the signed bytes or on chain says otherwise, and nothing is signed by it.
 */
export type LieVerdict = 'blocked' | 'flagged' | 'no influence' | 'shown'

/**
 * Where the lie is told. Queue, inbox, messages and the catalogue of apps are lists, which are only read; in every other scene the wallet is asked without a lie.
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
  | 'queue'
  | 'inbox'
  | 'bulk'
  | 'messages'
  | 'catalogue'
  | 'app'

export type Lie = {
  readonly id: string
  readonly scene: Scene
  readonly subject: Subject
  /** `threshold`; for humans and for the document. */
  readonly field: string
  /** What is told instead, in words. */
  readonly tells: string
  readonly verdict: LieVerdict
  /** Id of the check that speaks; null where nothing has to. */
  readonly check: string | null
  /** What stands on the page: the words of the check, or the honest value. */
  readonly words: readonly (string | ((world: World) => string))[]
  readonly how: Distortion
  /** The check speaks when the button is pressed, before the wallet is asked. */
  readonly isLate?: boolean
  /** Nothing here can refute the lie: what is signed differs, and the check says so beside it. */
  readonly changesRequest?: true
  /** What happens today, where it is not yet what the verdict says: such a lie is listed as open and has no journey. */
  readonly open?: string
}
