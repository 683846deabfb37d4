import type { CreateMessageRequest } from '@countersign/api'
import type { Address } from '@countersign/primitives'
import { toStorable } from '../../journal/JournalEntry.ts'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { assertOriginFits } from '../proposals/propose.ts'
import { toHex } from '../signatures/toHex.ts'
import { readLiveState, readSafe } from '../../read/accounts/requireSafe.ts'
import { computeMessageHash } from './computeMessageHash.ts'
import { findMessage } from '../../read/messages/findMessages.ts'
import { runInTurn } from '../turns/runInTurn.ts'
import { readMessageSigner } from './readMessageSigner.ts'
import { submitMessages } from '../submitMessages.ts'

/** Stores a message that one owner signed. Resolves when it is durable and readable. */
export async function createMessage(
  context: ServiceContext,
  chainId: string,
  safe: Address,
  body: CreateMessageRequest,
): Promise<void> {
  const { runtime } = await readSafe(context, chainId, safe)
  const { origin = null } = body
  assertOriginFits(origin, 'message/origin')
  const live = await readLiveState(runtime, safe)
  const signed = computeMessageHash(chainId, live, body.message)
  const { hash: messageHash } = signed
  const assertNew = async () => {
    if (await findMessage(context, chainId, messageHash))
      throw new ServiceError('message/exists', () => submitMessages.messageExists({ chainId, hash: messageHash }), {
        message: `Message with hash ${messageHash} for safe ${safe} already exists in DB`,
      })
  }
  // The reference looks for the message before the signature. Two requests can pass this at the same moment, so it runs again in turn.
  await assertNew()
  const signer = await readMessageSigner(context, runtime.reader, live, signed, toHex(body.signature))
  await runInTurn(`${chainId}:${messageHash}`, async () => {
    await assertNew()
    await context.journal.record({
      kind: 'message',
      chainId,
      safe,
      messageHash,
      message: JSON.stringify(body.message),
      safeAppId: body.safeAppId ?? null,
      origin: toStorable(origin),
      ...signer,
    })
  })
}
