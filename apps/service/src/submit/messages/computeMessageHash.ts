import type { MessageContent } from '@countersign/api'
import { type Hex, InputError } from '@countersign/primitives'
import { buildSafeMessage } from '@countersign/safe'
import type { ChainSafeState } from '../../chain/reader/readSafes.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { submitMessages } from '../submitMessages.ts'

/** The hash that owners sign for a message, and its preimage. @throws ServiceError `message/uncomputable` */
export function computeMessageHash(
  chainId: string,
  { address: safe, version }: Pick<ChainSafeState, 'address' | 'version'>,
  message: MessageContent,
): { hash: Hex; preimage: Hex } {
  if (version === null) throw new ServiceError('message/uncomputable', () => submitMessages.unknownProgram({ safe }))
  const domain = { chainId: BigInt(chainId), safe, version }
  try {
    const { safeMessageHash: hash, preimage } = buildSafeMessage({ ...domain, content: message })
    return { hash, preimage }
  } catch (error) {
    if (error instanceof InputError)
      throw new ServiceError('message/uncomputable', () => error.message, { cause: error })
    throw error
  }
}
