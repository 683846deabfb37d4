import type { Address } from '@countersign/primitives'
import type { Signature } from '@countersign/safe'
import { WalletError } from '@countersign/connect/core'
import { announce, checkAgain, signAndDeliver, tellStored } from './runSigning.ts'
import type { SigningRun, TransactionPorts } from './SigningPorts.ts'

type Run<Review> = SigningRun<Review, TransactionPorts<Review>>

/** The review is read again between the signature and the execution. */
export async function signAndExecute<Review>(run: Run<Review>): Promise<void> {
  await executeWith(run, await signAndDeliver(run, 'owner'))
  tellStored(run)
}

export async function execute<Review>(run: Run<Review>): Promise<void> {
  await executeWith(run, null)
  tellStoredDraft(run)
}

/** Confirms on chain, for an owner without a key. */
export async function approve<Review>(run: Run<Review>): Promise<void> {
  const fresh = await checkAgain(run)
  const owner = run.ports.wallet()
  if (owner === null) throw new WalletError('disconnected')
  await announce(run, fresh, owner)
  run.enter('approving')
  await run.ports.approve(fresh.review)
  tellStoredDraft(run)
}

/** Confirms through an owner that is an account itself, in a transaction of that account. */
export async function approveThrough<Review>(run: Run<Review>, owner: Address): Promise<void> {
  const fresh = await checkAgain(run)
  await announce(run, fresh, owner)
  run.enter('checking')
  await run.ports.openOnChainApproval(fresh.review, owner)
}

/** Opens a draft that uses up the nonce. @param reason the note of the draft */
export async function reject<Review>({ shown, ports }: Run<Review>, reason: string): Promise<void> {
  if (shown.review !== null) await ports.openRejection(shown.review, reason)
}

/** Deletes the proposal at the service. */
export async function remove<Review>({ shown, ports, enter }: Run<Review>): Promise<void> {
  if (shown.review === null) return
  enter('deleting')
  await ports.remove(shown.review)
}

async function executeWith<Review>(run: Run<Review>, own: Signature | null): Promise<void> {
  const fresh = await checkAgain(run)
  const sender = run.ports.wallet()
  if (own === null && sender !== null) await announce(run, fresh, sender)
  run.enter('executing')
  await run.ports.execute(fresh.review, own)
}

function tellStoredDraft<Review>(run: Run<Review>): void {
  const { review } = run.shown
  if (review !== null && !run.ports.subject.isStored(review)) tellStored(run)
}
