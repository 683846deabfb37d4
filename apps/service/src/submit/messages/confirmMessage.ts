import type { Hex } from '@countersign/primitives'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { readLiveState } from '../../read/accounts/requireSafe.ts'
import { computeMessageHash } from './computeMessageHash.ts'
import { findMessageFacts, requireMessage } from '../../read/messages/findMessages.ts'
import { readMessageSigner } from './readMessageSigner.ts'
import { runInTurn } from '../turns/runInTurn.ts'
import { parseContent } from '../../read/messages/messageOf.ts'
import { submitMessages } from '../submitMessages.ts'

/** Adds an owner's signature. A second signature of the same owner is refused. */
export async function confirmMessage(
  context: ServiceContext,
  chainId: string,
  messageHash: Hex,
  signature: Hex,
): Promise<void> {
  const runtime = requireChain(context, chainId)
  const row = await requireMessage(context, chainId, messageHash)
  const { safe } = row
  const live = await readLiveState(runtime, safe)
  const signed = computeMessageHash(chainId, live, parseContent(row.message))
  if (signed.hash !== messageHash)
    throw new ServiceError('message/hash-mismatch', () =>
      submitMessages.otherMessageHash({ version: String(live.version), hash: signed.hash, wanted: messageHash }),
    )
  const signer = await readMessageSigner(context, runtime.reader, live, signed, signature)
  await runInTurn(`${chainId}:${messageHash}`, async () => {
    const account = { chainId, address: safe, owners: live.owners }
    const { confirmations } = await findMessageFacts(context, account, [messageHash])
    if (confirmations.get(messageHash)?.some(({ owner }) => owner === signer.owner))
      throw new ServiceError('message/signed', undefined, {
        message: `Signature for owner ${signer.owner} already exists`,
      })
    await context.journal.record({ kind: 'messageConfirmation', chainId, safe, messageHash, ...signer })
  })
}
