import type { AppOrigin } from '@countersign/describe/message'
import type { Hex } from '@countersign/primitives'
import { toasts } from '@countersign/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { Chain, Message } from '@countersign/api'
import type { MessageDraft } from '../../data/drafts/messageDraftStore.ts'
import { queryKeys } from '../../data/keys/queryKeys.ts'
import { useAccount } from '../../data/url/useAccount.ts'
import { signingGuards, useSigning } from '../review/useSigning.ts'
import { dropSignature, keepSignature } from '../saved/savedSignatures.ts'
import { redeliver, sign } from '../sequence/runSigning.ts'
import type { OwnSignature, SigningPorts, SigningSubject, UndeliveredSignature } from '../sequence/SigningPorts.ts'
import type { ChainState } from '@countersign/chain-client/reads'
import type { Check } from '@countersign/safe/checks'
import type { ReviewedMessage } from './ReviewedMessage.ts'
import { api } from '../../data/client/apiClient.ts'
import { findMessage } from '../../data/client/findMessage.ts'
import { isKnownAlready, unlessKnown } from '../../data/api/unlessKnown.ts'
import { originText } from '@countersign/ledger'
import { walletStore } from '../../data/wallet/walletStore.ts'
import { signingMessages } from '../signingMessages.ts'
import { confirmationsOfMessage } from './confirmationsOfMessage.ts'
import { messageSigningMessages } from './messageSigningMessages.ts'

const messageSubject = (chain: Chain, origin: AppOrigin | null): SigningSubject<SignableMessage> => ({
  what: 'message',
  hashOf: ({ reviewed }) => reviewed.safeMessageHash,
  checksOf: ({ checks }) => checks,
  isStored: ({ details }) => details !== null,
  async sign({ reviewed, state }) {
    const { signTypedData } = await import('../review/signTypedData.ts')
    return signTypedData(chain, reviewed.typedData, reviewed.safeMessageHash, state.owners, state.version)
  },
  async send({ reviewed, details }, { signature }) {
    // no message: an error of the program
    if (signature === null) throw new Error('A message needs a signature.')
    await deliverMessageSignature({ reviewed, signature, isStored: details !== null, origin })
  },
})

type Options = {
  readonly review: SignableMessage | null
  readonly origin: AppOrigin | null
  /** The draft that is created with the first signature; null when the service has the message. */
  readonly draft: { readonly id: string; readonly draft: MessageDraft } | null
  /** Reads everything again. The page signs the value that was just checked. */
  readonly refresh: () => Promise<SignableMessage | null>
  /**
   * Called when the service has the message, and awaited before the next step: an app that requested it is informed even if the page is
   * closed.
   */
  readonly onProposed: (messageHash: Hex) => Promise<void>
  /** Called when the page has nothing more to do here. */
  readonly onStored: (messageHash: Hex) => void
}

/** The acts of a message's page. */
export function useMessageSigning({ review, origin, draft, ...page }: Options) {
  const { chain, key, safe, account } = useAccount()
  const queryClient = useQueryClient()
  const stored = { kind: 'message', chainId: chain.chainId, safe } as const
  const hrefOf = ({ safeMessageHash }: ReviewedMessage) => `/safes/${account}/messages/${safeMessageHash}`
  const ports: SigningPorts<SignableMessage> = {
    subject: messageSubject(chain, origin),
    ...page,
    ...signingGuards(key),
    findOwn: (signable) => findOwn(chain, signable),
    keep: (kept) => keepSignature({ ...stored, ...kept, draft, at: Date.now() }),
    drop: (kept) => dropSignature({ ...stored, ...kept }),
    onDelivered: () => queryClient.invalidateQueries({ queryKey: queryKeys.account(key) }),
    onSigned: ({ reviewed }) => {
      toasts.show({ kind: 'signed', title: messageSigningMessages.signed, href: hrefOf(reviewed) })
    },
    onAlreadySigned: ({ reviewed }) => {
      const title = messageSigningMessages.alreadySigned
      toasts.show({ kind: 'info', title, detail: signingMessages.notAskedAgain, href: hrefOf(reviewed) })
    },
  }
  const { progress, run } = useSigning({ review, checks: review?.checks ?? [] }, ports)
  return {
    ...progress,
    sign: () => run((steps) => sign(steps)),
    redeliver: (kept: UndeliveredSignature) => run((steps) => redeliver(steps, kept)),
  }
}

export type MessageSigning = ReturnType<typeof useMessageSigning>

/** The part of a message's review that signing and delivering need. */
export type SignableMessage = {
  readonly reviewed: ReviewedMessage
  readonly state: Pick<ChainState, 'owners' | 'version'>
  readonly checks: readonly Check[]
  /** Null for a draft that only this browser has. */
  readonly details: Message | null
}

/** The page may show an older answer of the service, so it is asked again. */
async function findOwn(chain: Chain, { reviewed, state }: SignableMessage): Promise<OwnSignature | null> {
  const { safe, safeMessageHash, preimage, version } = reviewed
  const { findOwnSignature, OWN_SIGNATURE_MS } = await import('../saved/findOwnSignature.ts')
  const account = { chainId: chain.chainId, safe }
  return findOwnSignature(
    {
      kind: 'message',
      chain,
      safe,
      reviewed: { hash: safeMessageHash, preimage, version },
      owners: state.owners,
      wallet: walletStore.get().address,
    },
    // From the list: a request for a single unknown message would log an error in the browser's console.
    findMessage(
      account,
      ({ messageHash }) => messageHash === safeMessageHash,
      AbortSignal.timeout(OWN_SIGNATURE_MS),
    ).then((message) => (message === null ? [] : confirmationsOfMessage(message))),
  )
}

type Delivery = {
  readonly reviewed: ReviewedMessage
  readonly signature: Hex
  /** The service knows the message already. */
  readonly isStored: boolean
  readonly origin: AppOrigin | null
}

/** Creates the message with its first signature, or adds a signature. Another owner may have created the same message in the meantime. */
export async function deliverMessageSignature({ reviewed, signature, isStored, origin }: Delivery): Promise<void> {
  const chainId = reviewed.chainId.toString()
  const confirm = () =>
    api().confirmMessage({ params: { chainId, messageHash: reviewed.safeMessageHash }, body: { signature } })
  if (isStored) return unlessKnown(confirm())
  await api()
    .createMessage({
      params: { chainId, safe: reviewed.safe },
      body: { message: reviewed.content, signature, origin: originText(origin, '') },
    })
    .catch((error: unknown) => {
      if (isKnownAlready(error)) return unlessKnown(confirm())
      throw error
    })
}
