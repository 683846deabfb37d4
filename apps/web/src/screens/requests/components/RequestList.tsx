import { Link } from '@tanstack/react-router'
import {
  Icon,
  ListPanel,
  ListRow,
  ProvenanceMark,
  RowStatus,
  SectionHeading,
  TimeText,
  VerdictNote,
} from '@countersign/ui'
import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { callTitle, readCall, textOf, type ViewContext } from '@countersign/describe/transaction'
import { AddToBatchButton } from '../../../parts/draft/AddToBatchButton.tsx'
import { ActButton } from '../../../parts/gate/ActButton.tsx'
import { useViewContext } from '../../../parts/transaction/useViewContext.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { hostOfUrl } from '../model/hostOfUrl.ts'
import { refusals } from '../model/requestErrors.ts'
import type { RequestAnswer } from '../receiveRequest.ts'
import { rejectionPause } from '../rejectionPause.ts'
import { isOfApp, requestStore, useRequests, type StoredRequest } from '../requestStore.ts'
import { useBatchRequest } from '../useBatchRequest.ts'
import { useReviewRequest } from '../useReviewRequest.ts'
import type { Ask } from '../model/Ask.ts'
import { requestsMessages } from '../requestsMessages.ts'

const LENGTH = 80

/** A dapp's request in one line, derived from its bytes. */
function requestWords(ask: Ask, context: ViewContext): string {
  if (ask.kind !== 'calls') {
    const isOnChain = ask.kind === 'on-chain-message'
    if (typeof ask.content === 'string') {
      const text = shorten(ask.content.trim().replace(/\s+/g, ' '))
      return isOnChain ? requestsMessages.signTextOnChain(text) : requestsMessages.signText(text)
    }
    const type = shorten(ask.content.primaryType ?? Object.keys(ask.content.types).join(', '))
    return isOnChain ? requestsMessages.signTypedOnChain(type) : requestsMessages.signTyped(type)
  }
  const [first, ...others] = ask.calls
  if (first === undefined || others.length > 0) return requestsMessages.batch(ask.calls.length)
  const call = { ...first, operation: 0 as const }
  return textOf(callTitle(readCall(call, context), call, context, null).parts)
}

const shorten = (text: string): string => {
  const characters = [...text]
  return characters.length <= LENGTH ? text : `${characters.slice(0, LENGTH - 1).join('')}…`
}

type Respond = (request: Pick<StoredRequest, 'topic' | 'id'>, answer: RequestAnswer) => Promise<void>

/** The open requests of dapps, each with a review and a decline button. Nothing while there are none. */
export function RequestList({ respond }: { respond: Respond }) {
  const { chainId, safe } = useAccount()
  useEffect(() => void requestStore.load(), [])
  const requests = useRequests().filter(
    (request) =>
      request.chainId === chainId && request.safe === safe && request.state !== 'answered' && !isOfApp(request),
  )
  if (requests.length === 0) return null
  return (
    <section>
      <SectionHeading title={requestsMessages.title} count={requests.length} />
      <ListPanel label={requestsMessages.title} layout="brief">
        {requests.map((request) => (
          <RequestRow key={request.key} request={request} respond={respond} />
        ))}
      </ListPanel>
    </section>
  )
}

function RequestRow({ request, respond }: { request: StoredRequest; respond: Respond }) {
  const { account } = useAccount()
  const context = useViewContext()
  const { isBusy, error, act, review } = useReviewRequest(request)
  const { app, hash, state, key } = request
  const host = hostOfUrl(app.url)

  const decline = () =>
    act(async () => {
      if (state === 'open') rejectionPause.rejected(request.topic)
      await respond(request, { error: refusals.cancelled() }).finally(() => requestStore.remove(key))
    })
  const batch = useBatchRequest(request, () =>
    respond(request, { error: refusals.batched() }).finally(() => requestStore.remove(key)),
  )
  const title = requestWords(request.ask, context)
  return (
    <ListRow
      ring={<Icon name={request.ask.kind === 'calls' ? 'stack-2' : 'signature'} size={22} />}
      title={title}
      meta={[
        <span key="app">
          {requestsMessages.claimOf({ app: app.name, host })} <ProvenanceMark source="service" />
        </span>,
        <span key="at">
          <TimeText at={request.at} form="relative" focusable={false} />
        </span>,
        ...(error === null ? [] : [<VerdictNote key="error" verdict="caution" title={error} announce />]),
      ]}
      verdict={
        state === 'proposed' ? (
          <RowStatus title={requestsMessages.waiting} detail={requestsMessages.answeredLater} />
        ) : undefined
      }
      action={
        <Group gap="xs" wrap="nowrap">
          <Button
            size="xs"
            disabled={isBusy}
            onClick={() => void decline()}
            aria-label={requestsMessages.declineNamed(title)}
          >
            {requestsMessages.decline}
          </Button>
          {batch.canAdd && state === 'open' && (
            <AddToBatchButton
              act="answer-app"
              size="xs"
              disabled={isBusy}
              label={requestsMessages.addToBatchNamed(title)}
              onAdd={() => void act(batch.add)}
            />
          )}
          {state === 'proposed' && hash !== null ? (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link to="/safes/$safe/messages/$hash" params={{ safe: account, hash }} {...props} />
              )}
            >
              {requestsMessages.open}
            </Button>
          ) : (
            <ActButton
              act="answer-app"
              size="xs"
              variant="filled"
              loading={isBusy}
              onClick={() => void review()}
              aria-label={requestsMessages.reviewNamed(title)}
            >
              {requestsMessages.review}
            </ActButton>
          )}
        </Group>
      }
    />
  )
}
