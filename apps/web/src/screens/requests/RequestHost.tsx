import type { Chain } from '@countersign/api'
import { toasts } from '@countersign/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useChains } from '../../data/query/useChains.ts'
import { messageQuery } from '../../data/query/messageQuery.ts'
import type { RequestAnswer } from './receiveRequest.ts'
import { rejectionPause } from './rejectionPause.ts'
import { isOfApp, requestStore, useRequests, type StoredRequest } from './requestStore.ts'
import { requestsMessages } from './requestsMessages.ts'

const POLL_MS = 5_000

type Respond = (request: Pick<StoredRequest, 'topic' | 'id'>, answer: RequestAnswer) => Promise<void>

type HostProps = {
  readonly respond: Respond
  /** The requests of this host; each request belongs to one host. */
  readonly answers: (request: Pick<StoredRequest, 'topic'>) => boolean
}

/** Answers dapps as soon as the answer exists, on any page and after a reload. Mount it lazily. */
export function RequestHost({ respond, answers }: HostProps) {
  const chains = useChains()
  const waiting = useRequests().filter((request) => request.state === 'proposed' && answers(request))
  useEffect(() => void requestStore.load(), [])
  return waiting.map((request) => {
    const chain = chains.find(({ chainId }) => chainId === request.chainId)
    if (!chain) return null
    const Follow = request.ask.kind === 'message' ? FollowMessage : AnswerProposal
    return <Follow key={request.key} request={request} chain={chain} respond={respond} />
  })
}

type Props = { readonly request: StoredRequest; readonly chain: Chain; readonly respond: Respond }

function AnswerProposal({ request, respond }: Props) {
  useEffect(() => {
    const { hash } = request
    if (hash === null) return
    void (async () => {
      const { answerOfProposal } = await import('./answerOf.ts')
      await deliver(request, { result: answerOfProposal(request, hash) }, respond)
    })()
  }, [request, respond])
  return null
}

function FollowMessage({ request, chain, respond }: Props) {
  const { chainId, safe, hash } = request
  const { data: message, dataUpdatedAt } = useQuery({
    ...messageQuery({ chainId, safe }, hash ?? '0x'),
    enabled: hash !== null,
    refetchInterval: POLL_MS,
  })
  useEffect(() => {
    if (!message || message.status !== 'CONFIRMED') return
    void (async () => {
      const { answerOfSignature, signatureFor } = await import('./answerOf.ts')
      // If the chain does not respond, the next poll tries again.
      const signature = await signatureFor(request, message, chain).catch(() => null)
      if (signature !== null) await deliver(request, { result: answerOfSignature(request, signature) }, respond)
    })()
  }, [message, dataUpdatedAt, request, chain, respond])
  return null
}

const underWay = new Set<string>()

async function deliver(request: StoredRequest, answer: RequestAnswer, respond: Respond): Promise<void> {
  if (underWay.has(request.key)) return
  underWay.add(request.key)
  try {
    await respond(request, answer)
    rejectionPause.answered(request.topic)
    await requestStore.answered(request.key)
    // An app in a frame of this page shows the result itself.
    if (!isOfApp(request))
      toasts.show({ id: request.topic, kind: 'info', title: requestsMessages.answered({ app: request.app.name }) })
  } catch {
    // The dapp may be gone: the signature stays on its page, where it can be copied.
    await requestStore.answered(request.key)
    toasts.show({
      id: request.key,
      kind: 'failure',
      title: requestsMessages.notReached({ app: request.app.name }),
      detail: requestsMessages.notReachedText,
    })
  } finally {
    underWay.delete(request.key)
  }
}
