import { changeAt } from '../model/changeAt.ts'
import { isObject, type Json } from '../model/Json.ts'
import type { ChangedAnswer, Distortion, Lie, Scene, World } from '../model/Lie.ts'
import type { Subject } from '../model/Subject.ts'

type Words = readonly (string | ((world: World) => string))[]
type Outcome = Pick<Lie, 'verdict' | 'check' | 'words'>

/** No signature is possible, and the check names the reason. */
export const blocked = (check: string, ...words: Words): Outcome => ({ verdict: 'blocked', check, words })
/** A signature is possible, and the check warns. */
export const flagged = (check: string, ...words: Words): Outcome => ({ verdict: 'flagged', check, words })
/** The page repeats the lie: only the service has this value, and it is not signed. */
export const shown = (...words: Words): Outcome => ({ verdict: 'shown', check: null, words })
/** The signed data is the same as without the lie. */
export const harmless = (...words: Words): Outcome => ({ verdict: 'no influence', check: null, words })

/** Lies about one subject in one scene. */
export const liar =
  (scene: Scene, subject: Subject) =>
  (field: string, tells: string, how: Distortion, outcome: Outcome): Lie => ({
    id: `${scene}: ${subject}.${field} ${tells}`,
    scene,
    subject,
    field,
    tells,
    how,
    ...outcome,
  })

/** One lie on every page that reads the field, with its outcome there. */
export const liesIn = (
  subject: Subject,
  field: string,
  tells: string,
  how: Distortion,
  outcomes: Readonly<Partial<Record<Scene, Outcome>>>,
): Lie[] =>
  SCENES.flatMap((scene) => {
    const outcome = outcomes[scene]
    return outcome ? [liar(scene, subject)(field, tells, how, outcome)] : []
  })

const SCENES = ['queue', 'inbox', 'bulk'] as const satisfies readonly Scene[]

type Change = (honest: Json, world: World) => Json | undefined

/** Another value at a path of the answer, in the syntax of `changeAt`. A function receives the honest value. */
export const put = (subject: Subject, path: string, value: Json | Change): ChangedAnswer => ({
  kind: 'answer',
  subject,
  change: (body, world) =>
    changeAt(body, path, (honest) => (typeof value === 'function' ? value(honest, world) : value)),
})

/** An answer that the journey prepared replaces the honest one. */
export const instead = (subject: Subject, name: string): Distortion => ({ kind: 'replay', subject, name })

/** An address in the service's form. */
export const info = (value: string, name: string | null = null): Json => ({ value, name, logoUri: null })
export const eve = (_: Json, { eve: value }: World): Json => info(value)

/** The same for the network of the journey, at any position of the list. */
export const ofChain = (path: string, value: Json | Change): Distortion => ({
  kind: 'answer',
  subject: 'chains',
  change: (body, world) =>
    changeAt(body, 'results.*', (chain) =>
      isObject(chain) && chain['chainId'] === world.chainId
        ? changeAt(chain, path, (honest) => (typeof value === 'function' ? value(honest, world) : value))
        : chain,
    ),
})

/** Changes one field of one asset in the balances. */
export const ofAsset = (type: 'NATIVE_TOKEN' | 'ERC20', field: string, value: string | number): Distortion => ({
  kind: 'answer',
  subject: 'balances',
  change: (body) =>
    changeAt(body, 'items.*', (item) =>
      isObject(item) && isObject(item['tokenInfo']) && item['tokenInfo']['type'] === type
        ? changeAt(item, field, () => value)
        : item,
    ),
})

/** No page requests it, so the lie has no effect. */
export const unheard = (subject: Subject, field: string, value: Json): Distortion => ({
  kind: 'answer',
  subject,
  change: (body) => (isObject(body) ? { ...body, [field]: value } : body),
  unheard: true,
})

export const drop = (subject: Subject, status: number | 'hang-up'): Distortion => ({ kind: 'drop', subject, status })
export const reorder = (subject: Subject): Distortion => ({ kind: 'reorder', subject })
export const event = (type: string): Distortion => ({
  kind: 'event',
  type,
  fields: ({ chainId, safe, prepared }) => ({
    chainId,
    address: safe,
    timestamp: 1,
    safeTxHash: prepared['hash'] ?? null,
    txHash: `0x${'5'.repeat(64)}`,
  }),
})
export const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [])

/** The same outcome on all pages that list transactions. */
export const everywhere = { queue: harmless(), inbox: harmless(), bulk: harmless() } as const

/** A row for a contract call, in the form of the lists. */
export const customCall = (fields: { readonly [name: string]: Json }): Json => ({
  type: 'Custom',
  humanDescription: 'Claim',
  dataSize: '0',
  value: '0',
  methodName: null,
  isCancellation: false,
  ...fields,
})
