import type { SiweRequest } from '@countersign/api'
import type { Address, Hex } from '@countersign/primitives'
import { concatHex, hashMessage, isAddressEqual, recoverAddress, size, stringToHex } from 'viem'
import type { ServiceContext } from '../../context/ServiceContext.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import { requireChain } from '../../read/chains/requireChain.ts'
import { consumeNonce } from './createNonce.ts'
import { readSiweMessage, type SiweFields } from '../../session/readSiweMessage.ts'
import { authMessages } from './authMessages.ts'

/**
 * Checks in the order of cost. The nonce is consumed before the signature is checked, so that one nonce allows one attempt.
 * @throws ServiceError auth/message, auth/nonce, auth/signature
 */
export async function verifySiwe(context: ServiceContext, { message, signature }: SiweRequest): Promise<SiweFields> {
  const fields = readSiweMessage(message, {
    auth: context.config.auth,
    chainIds: new Set(context.config.chains.map(({ chainId }) => chainId)),
    now: context.clock(),
  })
  if (!(await consumeNonce(context, fields.nonce))) throw new ServiceError('auth/nonce', () => authMessages.nonce)
  if (await isSignedBy(context, fields, message, signature)) return fields
  throw new ServiceError('auth/signature', () => authMessages.signature(fields))
}

async function isSignedBy(
  context: ServiceContext,
  { address, chainId }: SiweFields,
  message: string,
  signature: Hex,
): Promise<boolean> {
  const hash = hashMessage(message)
  if (await isOwnKey(address, hash, signature)) return true
  const text = stringToHex(message)
  const preimage = concatHex([stringToHex(`\x19Ethereum Signed Message:\n${size(text)}`), text])
  return requireChain(context, chainId).reader.isValidSignature(address, hash, preimage, signature)
}

async function isOwnKey(address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if (size(signature) !== 65) return false
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), address)
  } catch {
    return false
  }
}
