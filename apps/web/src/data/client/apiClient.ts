import { routes, type Routes } from '@countersign/api'
import {
  ApiError,
  callRoute,
  createApiClient,
  delegateApiClient,
  type ApiClient,
  type RouteInput,
} from '@countersign/api/client'
import { isOwnChain } from '../config/ownChains.ts'
import { dataSource } from '../api/dataSource.ts'
import { showHiddenNames } from '../api/showHiddenNames.ts'
import { withDetail } from '../api/withDetail.ts'

/** Somebody who listens says within this time that it is there. */
const PROBE_MS = 4_000
/** A read that takes longer makes the page ask whether anybody is there. */
const PATIENCE_MS = 8_000

let base = ''
let service: ApiClient = withDetail(createApiClient())
let probe: Promise<boolean> | null = null

/** Reads that compute or look something up, although they are sent with a body. */
const READS = new Set<keyof Routes>([
  'decodeData',
  'previewTransaction',
  'estimateTransaction',
  'getConfirmationView',
  'getInbox',
  'getActivity',
])
const isRead = (name: keyof Routes): boolean => routes[name].method === 'GET' || READS.has(name)

/**
 * Answers from the service; from the chain and this browser alone while the service does not answer, when somebody chose
 * so, and for networks the service knows nothing of. What sends something is never tried twice: it fails, and the page
 * says so.
 */
const client: ApiClient = delegateApiClient(async (name, input) => {
  const answer = await answerTo(name, input)
  showHiddenNames(answer, name)
  return answer
})

async function answerTo(name: keyof Routes, input: RouteInput): Promise<unknown> {
  if (dataSource.get().from === 'chain' || isOwnChain(input.params)) return callRoute(await chainOnly(), name, input)
  if (!isRead(name)) return callRoute(service, name, input)
  try {
    const answer = await withPatience(callRoute(service, name, input))
    // A file beside the page may be the configuration: it says nothing about a service.
    if (name !== 'getPageConfig') dataSource.serviceAnswered()
    return answer
  } catch (error) {
    if (!isUnreachable(error) || (await isServiceThere())) return orKeptHere(name, input, error)
    return callRoute(await chainOnly(), name, input)
  }
}

/** What came by link or file is shown although the service has not heard of it yet. */
async function orKeptHere(name: keyof Routes, input: RouteInput, error: unknown): Promise<unknown> {
  if ((name !== 'getTransaction' && name !== 'getMessage') || !(error instanceof ApiError) || error.statusCode !== 404)
    throw error
  const { findKept, keepsMessage } = await import('../chain-only/local/findKept.ts')
  const isKept = name === 'getMessage' ? await keepsMessage(input.params) : (await findKept(input.params)) !== null
  if (!isKept) throw error
  return callRoute(await chainOnly(), name, input)
}

/** The client every page asks. */
export const api = (): ApiClient => client

/** Who answers for networks that this browser added. */
export const ownChainsApi = (): Promise<ApiClient> => chainOnly()

/** The service itself, where nobody else can answer: giving it what was made without it. */
export const serviceApi = (): ApiClient => service

/** Address of a path of the service, for what is not a plain request: the event stream. */
export const serviceUrl = (path: string): string => `${base}${path}`

/** Called once, when /config.json names another base URL. */
export const setClientServiceUrl = (baseUrl: string) => {
  base = baseUrl.replace(/\/+$/, '')
  service = withDetail(createApiClient({ baseUrl: base }))
  dataSource.serviceNamed()
}

/** Whether the service answers now; the page then goes on with it, or without it. */
export function isServiceThere(): Promise<boolean> {
  probe ??= createApiClient({ baseUrl: base, timeoutMs: PROBE_MS })
    .getLive()
    .then(
      () => true,
      () => false,
    )
    .then((there) => {
      probe = null
      if (there) dataSource.serviceAnswered()
      else dataSource.serviceLost()
      return there
    })
  return probe
}

/** Nobody waits two minutes for a service that hangs. */
async function withPatience(answer: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const gone = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void isServiceThere().then((there) => {
        if (!there) reject(new ApiError({ code: 'TIMEOUT', statusCode: 0, message: 'The service does not answer.' }))
      })
    }, PATIENCE_MS)
  })
  try {
    return await Promise.race([answer, gone])
  } finally {
    clearTimeout(timer)
  }
}

/** No answer, an answer of a proxy without a service behind it, or a page where the answer should be. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.statusCode === 0 || error.statusCode >= 502 || (error.statusCode === 200 && error.code === 'INVALID_CONTENT'))

/** Loaded when it is first needed: nothing of it boots with the page. */
const chainOnly = (): Promise<ApiClient> =>
  import('../chain-only/pageChainOnlyClient.ts').then(({ pageChainOnlyClient }) => pageChainOnlyClient())
