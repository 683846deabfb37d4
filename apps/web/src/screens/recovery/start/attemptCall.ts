import type { Chain } from '@countersign/api'
import { parseHex } from '@countersign/chain-client/reads'
import { findSafeDeployment } from '@countersign/chains'
import { encodeMultiSend } from '@countersign/safe'
import { bytesToHex, hexToBytes, isSameAddress, keccak256Light } from '@countersign/primitives'
import { encodeOwnerSteps, planOwners, type OwnerTarget } from '@countersign/safe/light'
import { readAttempt, type AnnouncedCall } from '@countersign/safe/recovery'
import type { Recovery } from '../../../data/recovery/Recovery.ts'
import { rpcRequest } from '../../../data/rpc/rpcRequest.ts'
import { recoveryStartMessages } from './recoveryStartMessages.ts'

/** Every account version can delegatecall this version. */
const BATCH_VERSION = '1.4.1'

/**
 * The call that replaces the owners of an account: one change is one call, several are a batch of the published
 * MultiSendCallOnly, whose code is compared. Decoded again before it is returned, to verify that it changes only
 * owners.
 * @throws {Error} if it differs from the choice, or if no batch contract can be used
 */
export async function attemptCall(
  chain: Chain,
  { account, now }: Pick<Recovery, 'account' | 'now'>,
  target: OwnerTarget,
): Promise<AnnouncedCall> {
  const from = { account, ...now }
  const calls = encodeOwnerSteps(from, planOwners(from, target)).map(({ call }) => call)
  const [only, second] = calls
  if (!only) throw new Error(recoveryStartMessages.unchanged)
  const batch = second ? await multiSendOf(chain) : null
  const call: AnnouncedCall = batch ? { to: batch, value: 0n, data: encodeMultiSend(calls), operation: 1 } : only
  const read = readAttempt(call, {
    account,
    now,
    isMultiSend: (address) => batch !== null && isSameAddress(address, batch),
  })
  const isChosen =
    read.kind === 'owners' &&
    read.after.threshold === target.threshold &&
    read.after.owners.length === target.owners.length &&
    target.owners.every((owner) => read.after.owners.some((other) => isSameAddress(owner, other)))
  if (!isChosen) throw new Error(recoveryStartMessages.callDiffers)
  return call
}

async function multiSendOf(chain: Chain) {
  const published = findSafeDeployment(BATCH_VERSION, 'MultiSendCallOnly')
  const code = published && parseHex(await rpcRequest(chain, 'eth_getCode', [published.address, 'latest']))
  if (!published || !code || bytesToHex(keccak256Light(hexToBytes(code))) !== published.codeHash.toLowerCase())
    throw new Error(recoveryStartMessages.batchNotPublished({ network: chain.chainName }))
  return published.address
}
