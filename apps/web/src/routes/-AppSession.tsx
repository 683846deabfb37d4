import type { BridgeEvent, HostBridge } from '@countersign/app-bridge'
import { useComputedColorScheme } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OpenedApp } from '../screens/apps/frame/AppGate.tsx'
import { AppLayout } from '../screens/apps/frame/AppLayout.tsx'
import { AppStage } from '../screens/apps/frame/AppStage.tsx'
import { AppTitle } from '../screens/apps/frame/AppTitle.tsx'
import { BackToApp } from '../screens/apps/frame/BackToApp.tsx'
import { Paused } from '../screens/apps/frame/Paused.tsx'
import { originOfApp } from '../screens/apps/frame/originOfApp.ts'
import { useContactsPrompt } from '../screens/apps/frame/useContactsPrompt.tsx'
import { useNameOfAccount } from '../screens/apps/frame/useNameOfAccount.ts'
import type { AppAccount } from '../screens/requests/app/AppAccount.ts'
import { answerApp, appHandlers, askOwners, declineAll, leavePrompt } from '../screens/requests/app/appHandlers.ts'
import { RequestStatus } from '../screens/requests/app/components/RequestStatus.tsx'
import { AppRequests, useAppRequests } from '../screens/requests/app/components/AppRequests.tsx'
import { useRequestBeingRead } from '../screens/requests/app/useRequestBeingRead.ts'
import { RequestHost } from '../screens/requests/RequestHost.tsx'
import { type StoredRequest, topicOfApp } from '../screens/requests/requestStore.ts'
import { AppMark } from '../parts/apps/AppMark.tsx'
import { noteAppOpened } from '../data/apps/appRecords.ts'
import { consents } from '../data/apps/consents.ts'
import { EmptyState, RichText, SkeletonRows } from '@countersign/ui'
import { appFrameMessages } from '../screens/apps/frame/appFrameMessages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageContentView } from '../parts/message/MessageContentView.tsx'
import { messageReviewQuery } from '../screens/messages/read/messageReviewQuery.ts'
import type { MessageContent } from '@countersign/api'
import { messageMeaning } from '@countersign/describe/message'
import { AppCallsReview } from '../screens/requests/app/components/AppCallsReview.tsx'
import { Findings } from '../screens/requests/app/components/Findings.tsx'
import { RequestStatement } from '../screens/requests/app/components/RequestStatement.tsx'
import { requestDraftQuery } from '../screens/requests/useReviewRequest.ts'
import { ReviewProvider, useReviewContext } from '../screens/review/context/ReviewContext.tsx'
import { errorText, isSameAddress } from '@countersign/primitives'
import type { SafeTransactionData } from '@countersign/safe/light'
import { useChainName } from '../data/query/useChainName.ts'
import { useViewContext } from '../parts/transaction/useViewContext.ts'
import type { Draft } from '../data/drafts/draftStore.ts'
import type { MessageDraft } from '../data/drafts/messageDraftStore.ts'
import { useAccount } from '../data/url/useAccount.ts'
import { appRequestsMessages } from '../screens/requests/app/appRequestsMessages.ts'

type Props = {
  readonly opened: OpenedApp
  readonly account: AppAccount
  readonly isShown: boolean
  readonly onReload: () => void
  readonly onClose: () => void
  readonly onFollow: (url: string) => void
}

/** One app that is open for one account: its frame and its requests. When it ends, waiting requests are declined. */
export function AppSession({ opened, account, isShown, onReload, onClose, onFollow }: Props) {
  const { place, identity } = opened
  const { chain, safe } = account
  const [session] = useState(() => crypto.randomUUID())
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const contacts = useContactsPrompt(place, identity.name, chain.chainId)
  const [now] = useState(() => holding({ account, isDark }))
  useLayoutEffect(() => now.set({ account, isDark }))
  const [handlers] = useState(() =>
    appHandlers({
      account: () => now.get().account,
      isDark: () => now.get().isDark,
      permissions: contacts.permissions,
      requestPermissions: contacts.request,
      addressBook: contacts.shared,
      ask: (method, ask, call) =>
        askOwners({ session, chainId: chain.chainId, safe, app: originOfApp(opened), method, ask, call }),
    }),
  )
  const [pausedUntil, setPausedUntil] = useState<number | null>(null)
  const [heldBack, setHeldBack] = useState(0)
  const bridge = useRef<HostBridge | null>(null)
  const requests = useAppRequests(session)
  const beingRead = useRequestBeingRead()
  const waiting = requests.filter(({ key, state }) => state === 'open' && key !== beingRead).length + heldBack
  const name = useNameOfAccount()
  useEffect(() => noteAppOpened(place.url), [place])
  useEffect(() => () => void declineAll(session), [session])
  // A request that waits for other owners needs nothing on this screen, so the app may send another one.
  useEffect(() => {
    for (const { key, state } of requests) if (state === 'proposed') leavePrompt(key)
  }, [requests])
  const handleBridgeEvent = (event: BridgeEvent) => {
    if (event.kind === 'cool-down') setPausedUntil(event.until)
    if (event.kind === 'waiting') setHeldBack(bridge.current?.waiting().length ?? 0)
  }
  const block = () => {
    consents.forget(place.url)
    onClose()
  }
  const mark = <AppMark name={identity.name} isListed={identity.isListed} iconUrl={identity.iconUrl} />
  return (
    <>
      {isShown ? (
        <AppTitle title={identity.name} />
      ) : (
        <BackToApp name={identity.name} origin={place.origin} url={place.url} waiting={waiting} />
      )}
      <RequestStatus requests={isShown ? requests : []} />
      <AppLayout
        isShown={isShown}
        stage={
          <AppStage
            {...{ mark, handlers, isDark, onReload, onClose, onFollow }}
            app={place}
            name={identity.name}
            isListed={identity.isListed}
            isIsolated={opened.isIsolated}
            allow={opened.allow}
            isGranted={contacts.isGranted}
            actsAs={
              <RichText
                text={appFrameMessages.actsAs({ network: chain.chainName })}
                slots={{ account: <b>{name}</b> }}
              />
            }
            prompts={
              <>
                {contacts.prompt}
                {pausedUntil !== null && (
                  <Paused
                    name={identity.name}
                    until={pausedUntil}
                    onBlock={block}
                    onOver={() => setPausedUntil(null)}
                  />
                )}
              </>
            }
            onBridge={(opened) => {
              bridge.current = opened
            }}
            onEvent={handleBridgeEvent}
          />
        }
        requests={
          isShown &&
          requests.length > 0 && (
            <AppRequests
              {...{ requests, mark }}
              heldBack={heldBack}
              body={(request) => <AppRequestBody request={request} />}
            />
          )
        }
      />
      <RequestHost respond={answerApp} answers={({ topic }) => topic === topicOfApp(session)} />
    </>
  )
}

/** A reference to the current value, for answers that are given later. */
function holding<Value>(first: Value) {
  let value = first
  return {
    get: () => value,
    set: (next: Value) => {
      value = next
    },
  }
}

/** The request of an app, with the sentences and checks of every other transaction or message. It shows the draft that the review opens. */
function AppRequestBody({ request }: { request: StoredRequest }) {
  const { chain } = useAccount()
  const client = useQueryClient()
  const { data: made, error } = useQuery(requestDraftQuery(client, chain, request))
  if (!made)
    return error ? (
      <EmptyState sentence={appRequestsMessages.notPossible} detail={errorText(error)} />
    ) : (
      <SkeletonRows rows={3} shape="table" label={appRequestsMessages.preparing} />
    )
  return made.kind === 'message' ? <Message draft={made.draft} /> : <Transaction id={request.key} draft={made.draft} />
}

function Transaction({ id, draft }: { id: string; draft: Draft }) {
  const { transaction, message } = draft
  return (
    <>
      {message !== undefined && <Content content={message} />}
      <ReviewProvider transaction={transaction} asked={null} details={null} draft={{ id, draft }} onStored={() => {}}>
        <Calls transaction={transaction} />
      </ReviewProvider>
    </>
  )
}

function Calls({ transaction }: { transaction: SafeTransactionData }) {
  const { checks, query, simulation, review } = useReviewContext()
  const { safe } = useAccount()
  const units = review?.unitOf
  const deltas = simulation.simulated?.result.deltas.filter(({ owner }) => isSameAddress(owner, safe)) ?? null
  return <AppCallsReview {...{ transaction, checks, units, deltas }} problem={query.error?.message ?? null} />
}

function Message({ draft: { message, origin } }: { draft: MessageDraft }) {
  const { chain, key } = useAccount()
  const client = useQueryClient()
  const { data: review, error } = useQuery(
    messageReviewQuery(client, { chain, accountKey: key, content: message, origin, details: null, askedHash: null }),
  )
  return (
    <>
      <Content content={message} />
      <Findings checks={review?.checks ?? []} problem={error?.message ?? null} />
    </>
  )
}

function Content({ content }: { content: MessageContent }) {
  const context = useViewContext()
  const chainName = useChainName()
  return (
    <>
      <RequestStatement parts={messageMeaning(content, context).statement} />
      <MessageContentView content={content} context={context} chainName={chainName} />
    </>
  )
}
