import type { Chain } from '@countersign/api'
import { DEFAULT_LIMITS, ERRORS } from '@countersign/app-bridge'
import type { Address, Hex } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { readChainState } from '../../data/rpc/readChainState.ts'
import { api } from '../../data/client/apiClient.ts'
import type { AppOrigin } from '@countersign/describe/message'
import { rpcRequest } from '../../data/rpc/rpcRequest.ts'
import { handleRequest, type AppRequest, type AppSettings } from './handleRequest.ts'
import { refusals, type RequestRefusal } from './model/requestErrors.ts'
import { signsOffChain } from './model/signsOffChain.ts'
import { rejectionPause } from './rejectionPause.ts'
import { keyOfRequest, requestStore } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'

export type RequestAnswer =
  | { readonly result: unknown; readonly error?: never }
  | { readonly error: RequestRefusal; readonly result?: never }

export type IncomingRequest = AppRequest & {
  readonly topic: string
  readonly id: number
  readonly app: AppOrigin
}
type Account = { readonly chain: Chain; readonly safe: Address; readonly account: string }

/** One request that is read, and as many behind it as an embedded app may have. */
const MOST_OPEN = DEFAULT_LIMITS.prompts + 1

const settings = new Map<string, AppSettings>()

function settingsOf(topic: string): AppSettings {
  const known = settings.get(topic) ?? { offChainSigning: true }
  settings.set(topic, known)
  return known
}

/**
 * Processes one request of a dapp to an account of this page.
 * @returns the answer to send now; null if owners must confirm first: then the request is stored, and answered later
 */
export async function receiveRequest(
  request: IncomingRequest,
  { chain, safe, account }: Account,
): Promise<RequestAnswer | null> {
  const { chainId } = chain
  await requestStore.load()
  const key = keyOfRequest({ chainId, safe, topic: request.topic, id: request.id })
  // The relay delivers requests again after a reload.
  if (requestStore.find(key)) return null
  const { topic, id, app, method } = request
  const isProposed = (hash: Hex) =>
    requestStore
      .get()
      .some(
        (one) => one.topic === topic && one.safe === safe && one.chainId === chainId && one.hash === hash.toLowerCase(),
      )
  const handled = await handleRequest(
    request,
    { chainId, safe },
    {
      read: (method, params) => rpcRequest(chain, method, [...params]),
      transaction: (safeTxHash) =>
        isProposed(safeTxHash) ? readTransaction(chainId, safeTxHash) : Promise.resolve(null),
      isProposed,
      // A dapp does not move the page: the user may be reading or signing something else.
      show: (safeTxHash) =>
        toasts.show({
          id: `shown:${topic}`,
          kind: 'info',
          title: requestsMessages.refers({ app: app.name }),
          href: `/safes/${account}/transactions/${safeTxHash}`,
          linkLabel: requestsMessages.open,
        }),
      signsOffChain: async () => signsOffChain(chain, await readChainState(chain, safe)),
      settings: settingsOf(topic),
    },
  )
  if (handled.kind === 'answer') return { result: handled.result }
  if (handled.kind === 'refusal') return { error: handled.error }
  const paused = rejectionPause.secondsLeft(topic)
  if (paused > 0) return { error: refusals.limited(ERRORS.coolingDown(paused)) }
  const stored = {
    key,
    topic,
    id,
    chainId,
    safe,
    app,
    method,
    ask: handled.ask,
    state: 'open',
    hash: null,
    at: Date.now(),
  } as const
  const isStored = await requestStore.add(stored, MOST_OPEN)
  if (!isStored) return { error: refusals.limited(ERRORS.anotherPending) }
  toasts.show({
    id: topic,
    kind: 'info',
    title:
      handled.ask.kind === 'calls'
        ? requestsMessages.requestsTransaction({ app: app.name })
        : requestsMessages.requestsSignature({ app: app.name }),
    detail: requestsMessages.nothingSigned,
    href: `/safes/${account}/dapps`,
    linkLabel: requestsMessages.reviewRequest,
  })
  return null
}

const readTransaction = (chainId: string, id: Hex) => api().getTransaction({ params: { chainId, id } })
