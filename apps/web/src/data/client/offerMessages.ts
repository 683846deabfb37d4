import { type ApiClient, ApiError } from '@countersign/api/client'
import type { LocalMessage, MessageStore } from '@countersign/chain-client'
import { type Hex, isSameAddress } from '@countersign/primitives'
import { localMessages } from '../chain-only/localMessages.ts'
import { serviceApi } from './apiClient.ts'
import { isKnownAlready, unlessKnown } from '../api/unlessKnown.ts'
import { fitOrigin } from '@countersign/ledger'
import { offerOnce } from './offerOnce.ts'
import { offerResultMessages as words } from './offerResultMessages.ts'
import { oneAtATime } from './oneAtATime.ts'

/** Messages created here without a service are offered automatically. Imported messages are offered when the user asks for it. */
const isWaitingToBeOffered = ({ source, offer }: LocalMessage): boolean =>
  source === 'page' && (offer === null || offer.result === 'failed')

/** Delivers the messages that were signed without the service. A refused message does not stop the others. */
export async function offerMessages(
  wanted: (message: LocalMessage) => boolean = isWaitingToBeOffered,
  { messages = localMessages, service = serviceApi() }: { messages?: MessageStore; service?: ApiClient } = {},
): Promise<void> {
  await oneAtATime(async () => {
    for (const message of (await messages.list()).filter(wanted))
      await messages.noteOffer(message, await offerOnce(() => give(service, message)), message.signatures)
  })
}

/** The service keeps what it has; only missing signatures are sent. */
async function give(service: ApiClient, kept: LocalMessage): Promise<string> {
  const { chainId, safe, messageHash, message, signatures, origin } = kept
  const known = await service.getMessage({ params: { chainId, messageHash } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.statusCode === 404) return null
    throw error
  })
  const had = known?.confirmations.map(({ owner }) => owner.value) ?? []
  const missing = signatures.filter(({ owner }) => !had.some((one) => isSameAddress(one, owner)))
  const [first, ...others] = missing
  if (first === undefined) {
    if (known) return words.hadAll
    throw new ApiError({ code: 'unsigned', statusCode: 422, message: words.messageUnsigned })
  }
  const confirm = (data: Hex) =>
    unlessKnown(service.confirmMessage({ params: { chainId, messageHash }, body: { signature: data } }))
  if (!known)
    await service
      .createMessage({ params: { chainId, safe }, body: { message, signature: first.data, origin: fitOrigin(origin) } })
      .catch((error: unknown) => {
        // Another browser has delivered it in the meantime.
        if (isKnownAlready(error)) return confirm(first.data)
        throw error
      })
  for (const { data } of known ? missing : others) await confirm(data)
  return known ? words.messageAccepted(missing.length) : words.messageDelivered(missing.length)
}
