import type { Routes } from '@countersign/api'
import {
  type ApiClient,
  ApiError,
  callRoute,
  createApiClient,
  delegateApiClient,
  type RouteInput,
  routeMethods,
} from '@countersign/api/client'
import { currentLanguage } from '@countersign/primitives'
import { isOwnChain } from '../config/ownChains.ts'
import { dataSource } from '../api/dataSource.ts'
import { withDetail } from '../api/withDetail.ts'
import { connectionMessages as messages } from '../connection/connectionMessages.ts'
import { showHiddenNames } from './showHiddenNames.ts'

/** A service that answers does so within this time. */
const PROBE_MS = 4_000
/** When a read takes longer, the page checks whether the service answers at all. */
const PATIENCE_MS = 8_000

let base = ''
let service: ApiClient = withDetail(createApiClient({ language: currentLanguage }))
let probe: Promise<boolean> | null = null

/** Reads that compute or look up something, although they are sent with a body. */
const READS = new Set<keyof Routes>([
  'decodeData',
  'previewTransaction',
  'estimateTransaction',
  'getConfirmationView',
  'getInbox',
  'getActivity',
])
const isRead = (name: keyof Routes): boolean => routeMethods[name] === 'GET' || READS.has(name)

/**
 * Answers from the service. Answers from the chain and this browser alone while the service does not answer, when the user chose so, and
 * for networks that the service does not know. Requests that change something are never repeated: they fail, and the page reports it.
 */
const client: ApiClient = delegateApiClient(async (name, input) => {
  const answer = await answerTo(name, input)
  showHiddenNames(answer, name)
  return answer
})

async function answerTo(name: keyof Routes, input: RouteInput): Promise<unknown> {
  const { from, hasExtensions } = dataSource.get()
  if (from === 'chain' || isOwnChain(input.params)) return callRoute(await chainOnly(), name, input)
  if (!hasExtensions) {
    const { answerFromGateway } = await import('../gateway/answerFromGateway.ts')
    const answer = answerFromGateway({ service, chainOnly }, name)
    if (answer) return answer(input)
  }
  if (!isRead(name)) return callRoute(service, name, input)
  try {
    const answer = await withPatience(callRoute(service, name, input))
    // A file beside the page may be the configuration. It says nothing about a service.
    if (name !== 'getPageConfig') dataSource.serviceAnswered()
    return answer
  } catch (error) {
    if (isRebuilding(error)) {
      dataSource.serviceRebuilding(dataSource.get().rebuilt ?? 0)
      void isServiceThere()
      return callRoute(await chainOnly(), name, input)
    }
    if (!isUnreachable(error) || (await isServiceThere())) return orKeptHere(name, input, error)
    return callRoute(await chainOnly(), name, input)
  }
}

/** Reads that this browser answers for an account that it can deploy, while the service does not know it. */
const BEFORE_DEPLOYMENT = new Set<keyof Routes>(['getBalances', 'getNonces', 'getQueue'])

/**
 * Items imported by link or file are shown even when the service does not know them yet, and the queue of an account that is not deployed
 * and not registered.
 */
async function orKeptHere(name: keyof Routes, input: RouteInput, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.statusCode !== 404) throw error
  if (BEFORE_DEPLOYMENT.has(name) && (await import('../undeployed/isUndeployedHere.ts')).isUndeployedHere(input.params))
    return callRoute(await chainOnly(), name, input)
  if (name !== 'getTransaction' && name !== 'getMessage') throw error
  const { findKept, keepsMessage } = await import('../chain-only/findKept.ts')
  const isKept = name === 'getMessage' ? await keepsMessage(input.params) : (await findKept(input.params)) !== null
  if (!isKept) throw error
  return callRoute(await chainOnly(), name, input)
}

/** The client that every page uses. */
export const api = (): ApiClient => client

/** The client for networks that this browser added. */
export const ownChainsApi = (): Promise<ApiClient> => chainOnly()

/** The service itself, without a fallback: for delivering items that were created without it. */
export const serviceApi = (): ApiClient => service

/** The URL of a path of the service, for the event stream. */
export const serviceUrl = (path: string): string => `${base}${path}`

/** Called once, when /config.json names another base URL. */
export const setClientServiceUrl = (baseUrl: string) => {
  base = baseUrl.replace(/\/+$/, '')
  service = withDetail(createApiClient({ baseUrl: base, language: currentLanguage }))
  dataSource.serviceNamed()
}

/** Whether the service answers now. The page then continues with it, or without it. */
export function isServiceThere(): Promise<boolean> {
  probe ??= createApiClient({ baseUrl: base, timeoutMs: PROBE_MS })
    .getLive()
    .then(
      (health) => health,
      () => null,
    )
    .then((health) => {
      probe = null
      if (health === null) dataSource.serviceLost()
      // It may still answer about other accounts, so only a page that was refused stays without it.
      else if (health.rebuilding !== undefined && dataSource.get().rebuilt !== null)
        dataSource.serviceRebuilding(health.rebuilding)
      else dataSource.serviceAnswered()
      return health !== null
    })
  return probe
}

/** A service that accepts a connection and does not answer must not block the page for two minutes. */
async function withPatience(answer: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void isServiceThere().then((there) => {
        if (!there) reject(new ApiError({ code: 'TIMEOUT', statusCode: 0, message: messages.noAnswer }))
      })
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, gone])
  } finally {
    clearTimeout(timer)
  }
}

/** No answer, an answer of a proxy without a service behind it, or an HTML page instead of the answer. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.statusCode === 0 || error.statusCode >= 502 || (error.statusCode === 200 && error.code === 'INVALID_CONTENT'))

/** The service rebuilds its database after a start, and does not have all records of the account yet. */
const isRebuilding = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 503 && error.reason === 'REBUILDING'

/** Loaded on first use, so that it is not part of the first bundle. */
const chainOnly = (): Promise<ApiClient> =>
  import('../chain-only/pageChainOnlyClient.ts').then(({ pageChainOnlyClient }) => pageChainOnlyClient())
