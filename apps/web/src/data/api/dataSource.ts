import { createListeners } from '@countersign/primitives'
import { createStoredValue } from '@countersign/primitives/browser'
import { useStore } from '../store/useStore.ts'

/** `auto`: the service, and the chain alone while it does not answer. `chain`: never the service. */
type SourceChoice = 'auto' | 'chain'

export type DataSource = {
  /** Which source answers the requests of the pages. */
  readonly from: 'service' | 'chain'
  /** Why the service does not answer; null while it does. */
  readonly why: 'lost' | 'rebuilding' | 'chosen' | 'none' | null
  /** How much of its database the service has rebuilt after a start, percent; null unless that is the reason. */
  readonly rebuilt: number | null
  /** The service also has the routes that this product adds to those of the Safe Client Gateway. */
  readonly hasExtensions: boolean
  /** Epoch milliseconds since when the source answers. */
  readonly since: number
  /** When the service last answered, epoch milliseconds; null when it never has on this visit. */
  readonly serviceSeenAt: number | null
}

/** What the user chose on the networks page, stored in this browser. */
export const sourceChoice = createStoredValue<SourceChoice>('countersign.source', 'auto', {
  parse: (text) => (text === 'auto' || text === 'chain' ? text : undefined),
  print: (value) => value,
})

let hasService = true
let isLost = false
let isPlain = false
/** Percent; null while the service is not rebuilding, or answers nevertheless. */
let rebuilt: number | null = null
let source: DataSource = {
  from: 'service',
  why: null,
  rebuilt: null,
  hasExtensions: true,
  since: Date.now(),
  serviceSeenAt: null,
}
const { subscribe, notify } = createListeners(() => sourceChoice.subscribe(settle))

function settle(now = Date.now()) {
  const why = !hasService ? 'none' : sourceChoice.get() === 'chain' ? 'chosen' : whyNot()
  const hasExtensions = why === null && !isPlain
  if (why === source.why && hasExtensions === source.hasExtensions && rebuilt === source.rebuilt) return
  const since = why === source.why ? source.since : now
  source = { ...source, from: why === null ? 'service' : 'chain', why, rebuilt, hasExtensions, since }
  notify()
}

const whyNot = () => (isLost ? 'lost' : rebuilt !== null ? 'rebuilding' : null)

/** Which source answers, and why. Pages do not choose a source: they show the current one. */
export const dataSource = {
  get: (): DataSource => source,
  subscribe,
  /** The configuration names no service. */
  setHasService(value: boolean) {
    hasService = value
    settle()
  },
  /** Whether the service has the routes of the Safe Client Gateway only. */
  setPlainGateway(value: boolean) {
    isPlain = value
    settle()
  },
  /** Another service is used from now on, and its state is unknown. */
  serviceNamed() {
    isLost = false
    rebuilt = null
    settle()
  },
  serviceAnswered(now = Date.now()) {
    source = { ...source, serviceSeenAt: now }
    isLost = false
    rebuilt = null
    settle(now)
  },
  /** The service answers, but not yet about what a page asked for. @param percent of its database that is rebuilt */
  serviceRebuilding(percent: number) {
    isLost = false
    rebuilt = percent
    settle()
  },
  serviceLost() {
    isLost = true
    settle()
  },
}
settle()

export const useDataSource = (): DataSource => useStore(dataSource)
