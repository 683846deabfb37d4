import { findSafeDeployment, zodiacContracts } from '@countersign/chains'
import { devClient, executeSafeTransaction, sendTransaction, type DemoKey } from '@countersign/devchain'
import type { Address } from '@countersign/primitives'
import { encodeMultiSend, encodeOwnerSteps, planOwners, type MultiSendCall } from '@countersign/safe'
import { announceAttempt, planRecovery } from '@countersign/safe/recovery'
import type { MadeAccount } from './makeAccount.ts'

const published = (name: string): Address => {
  const found = zodiacContracts.find((one) => one.name === name)
  if (!found) throw new Error(`No contract ${name}.`)
  return found.address
}

function batchOf(calls: readonly MultiSendCall[]): MultiSendCall {
  const [only, second] = calls
  if (only && !second) return only
  const to = findSafeDeployment('1.4.1', 'MultiSendCallOnly')?.address
  if (!to) throw new Error('No MultiSendCallOnly.')
  return { to, value: 0n, data: encodeMultiSend(calls), operation: 1 }
}

/** Sets a recovery up on chain, signed by the first owners of an account. */
export async function setUpRecovery(
  { chain, address, owners }: MadeAccount,
  { recoverer, cooldown, signers = 1 }: { recoverer: Address; cooldown: bigint; signers?: number },
): Promise<{ module: Address }> {
  const saltNonce = BigInt(`0x${crypto.randomUUID().replaceAll('-', '')}`)
  const contracts = { factory: published('ModuleProxyFactory'), masterCopy: published('Delay') }
  const plan = { account: address, recoverers: [recoverer], cooldown, expiration: 7n * 86_400n, saltNonce }
  const { module, calls } = planRecovery(plan, contracts)
  const { success } = await executeSafeTransaction(chain.rpcUrl, {
    safe: address,
    signers: owners.slice(0, signers),
    ...batchOf(calls),
  })
  if (!success) throw new Error('Setting the recovery up failed.')
  return { module }
}

/** Announces new owners with the key of the recoverer. */
export async function runRecovery(
  { chain, address, owners }: MadeAccount,
  {
    module,
    recoverer,
    owners: next,
    threshold = 1,
  }: { module: Address; recoverer: Address; owners: readonly Address[]; threshold?: number },
): Promise<void> {
  const from = { account: address, owners: owners.map((owner: DemoKey) => owner.address), threshold: 1 }
  const calls = encodeOwnerSteps(from, planOwners(from, { owners: next, threshold })).map(({ call }) => call)
  const { to, data } = announceAttempt(module, batchOf(calls))
  await sendTransaction(devClient(chain.rpcUrl), { from: recoverer, to, data })
}
