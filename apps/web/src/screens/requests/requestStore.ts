import { AddressSchema, ChainId, HashSchema } from '@countersign/api'
import { type Hex, createStore } from '@countersign/primitives'
import { createStore as createTable, del, entries, set } from 'idb-keyval'
import * as z from 'zod/mini'
import { AppOrigin } from '@countersign/describe/message'
import { useStore } from '../../data/store/useStore.ts'
import { Ask } from './model/Ask.ts'

export const StoredRequest = z.object({
  /** Chain, account, session and id of the request. */
  key: z.string(),
  /** The topic of the session, to which the answer goes. */
  topic: z.string(),
  id: z.number(),
  chainId: ChainId,
  safe: AddressSchema,
  app: AppOrigin,
  method: z.string(),
  ask: Ask,
  /**
   * `proposed`: the service has it under `hash`. `answered`: stored for a while, so that its hash is still recognized.
   */
  state: z.enum(['open', 'proposed', 'answered']),
  hash: z.nullable(HashSchema),
  /** Its review was opened, so its transaction or message may be signed at this moment. */
  isBegun: z.optional(z.boolean()),
  /** Epoch milliseconds. */
  at: z.number(),
})
export type StoredRequest = z.output<typeof StoredRequest>

const KEPT_ANSWERED = 50

const database = createTable('countersign-requests', 'requests')
/** Synchronizes other tabs of this page. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('countersign-requests')
const requests = createStore<readonly StoredRequest[]>([])
let loaded: Promise<void> | null = null

/**
 * The topic of an embedded app. Its answer goes to the frame, so its requests exist only in this tab and as long as the
 * frame.
 */
export const topicOfApp = (session: string): string => `${OF_APP}${session}`
export const isOfApp = ({ topic }: Pick<StoredRequest, 'topic'>): boolean => topic.startsWith(OF_APP)
/** Detects an app's request by its key, because drafts keep the key longer than the request exists. */
export const isKeyOfApp = (key: string): boolean => key.split(':').slice(2).join(':').startsWith(OF_APP)
const OF_APP = 'app:'

export const keyOfRequest = ({ chainId, safe, topic, id }: Pick<StoredRequest, 'chainId' | 'safe' | 'topic' | 'id'>) =>
  `${chainId}:${safe}:${topic}:${id}`

/** The open requests of dapps. They survive a reload until every signature exists. */
export const requestStore = {
  get: requests.get,
  find: (key: string) => requests.get().find((one) => one.key === key) ?? null,
  /** Reads the browser's storage once. */
  load: (): Promise<void> => (loaded ??= read()),
  async put(request: StoredRequest): Promise<void> {
    await requestStore.load()
    await store(request)
  },
  /** Stores a new request. @returns false if `most` of its session wait for the user already */
  async add(request: StoredRequest, most: number): Promise<boolean> {
    await requestStore.load()
    const open = requests.get().filter(({ topic, state }) => topic === request.topic && state === 'open')
    if (open.length >= most) return false
    await store(request)
    return true
  },
  /** Notes that the review of the request was opened. */
  async begin(key: string): Promise<void> {
    const request = requestStore.find(key)
    if (request) await requestStore.put({ ...request, isBegun: true })
  },
  /** Marks the request as proposed to the service. */
  async proposed(key: string, hash: Hex): Promise<void> {
    await requestStore.load()
    const request = requestStore.find(key)
    if (request && request.state === 'open') await requestStore.put({ ...request, state: 'proposed', hash })
  },
  async answered(key: string): Promise<void> {
    const request = requestStore.find(key)
    if (request) await requestStore.put({ ...request, state: 'answered' })
  },
  /**
   * Removes the open requests of sessions of WalletConnect that ended. A request under review stays, because it may be signed.
   * @returns the topics that ended
   */
  async endSessions(isEnded: (topic: string) => boolean): Promise<ReadonlySet<string>> {
    await requestStore.load()
    const ended = requests.get().filter((request) => !isOfApp(request) && isEnded(request.topic))
    for (const { key, state, isBegun } of ended)
      if (state === 'open' && isBegun !== true) await requestStore.remove(key)
    return new Set(ended.map(({ topic }) => topic))
  },
  async remove(key: string): Promise<void> {
    replace(requests.get().filter((one) => one.key !== key))
    await write(() => del(key, database))
  },
}

export const useRequests = (): readonly StoredRequest[] => useStore(requests)

channel?.addEventListener('message', () => void read())

function replace(next: readonly StoredRequest[]): void {
  requests.set(next.toSorted((first, second) => first.at - second.at))
}

/** Changes the list before it waits, so that a limit holds for requests that arrive at once. */
async function store(request: StoredRequest): Promise<void> {
  replace([...requests.get().filter(({ key }) => key !== request.key), request])
  if (!isOfApp(request)) await write(() => set(request.key, z.encode(StoredRequest, request), database))
  await forgetOldest()
}

const stored = async () => entries<string, unknown>(database)

async function read(): Promise<void> {
  const all = await stored().catch(() => [])
  replace([
    ...all.flatMap(([, value]) => {
      const parsed = StoredRequest.safeParse(value)
      return parsed.success ? [parsed.data] : []
    }),
    ...requests.get().filter(isOfApp),
  ])
}

/** If the browser refuses storage, requests last as long as the tab. */
async function write(change: () => Promise<void>): Promise<void> {
  // Where storage is forbidden, opening it throws synchronously.
  await Promise.resolve()
    .then(change)
    .catch(() => undefined)
  channel?.postMessage('changed')
}

async function forgetOldest(): Promise<void> {
  const answered = requests.get().filter(({ state }) => state === 'answered')
  for (const { key } of answered.slice(0, Math.max(0, answered.length - KEPT_ANSWERED))) await requestStore.remove(key)
}
