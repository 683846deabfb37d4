import { type Address, errorText } from '@countersign/primitives'
import type { Signature } from '@countersign/safe'
import { checkAgain, type Checked } from './checkAgain.ts'
import { ReviewError } from './ReviewError.ts'
import type { KeptSignature, SignsAs } from './SigningPorts.ts'
import type { SigningRun } from './SigningRun.ts'

/** Checks, asks the wallet, stores the signature, delivers it. */
export async function signAndDeliver<Review>(run: SigningRun<Review>, as: SignsAs): Promise<Signature> {
  const { ports, enter } = run
  const fresh = await checkAgain(run)
  enter('signing')
  const signature = await ports.subject.sign(fresh.review, as)
  const kept: KeptSignature = { hash: fresh.hash, owner: signature.owner, signature: signature.data }
  // Stored before it is sent, so that a broken connection or a closed page does not lose the signature.
  ports.keep(kept)
  await deliver(run, fresh, kept)
  ports.onSigned(fresh.review, as)
  return signature
}

export async function sign<Review>(run: SigningRun<Review>, as: SignsAs = 'owner'): Promise<void> {
  await signAndDeliver(run, as)
  tellStored(run)
}

/** Delivers the signature of an earlier try, after a check. */
export async function redeliver<Review>(run: SigningRun<Review>, kept: KeptSignature): Promise<void> {
  await deliver(run, await checkAgain(run), kept)
  run.ports.onStored(kept.hash)
}

/** Sends the fields without a signature, so that owners who confirm on chain can read them. Does nothing when the service has them. */
export async function announce<Review>(
  { ports, enter }: SigningRun<Review>,
  { review, hash }: Checked<Review>,
  owner: Address,
): Promise<void> {
  if (ports.subject.isStored(review)) return
  enter('delivering')
  await ports.subject.send(review, { owner, signature: null })
  await ports.onProposed(hash)
}

export function tellStored<Review>({ shown, ports }: SigningRun<Review>): void {
  if (shown.review !== null) ports.onStored(ports.subject.hashOf(shown.review))
}

/** @throws {ReviewError} `not-delivered`: the signature stays in storage; `changed` when it is a signature of another hash */
async function deliver<Review>(
  { ports, enter }: SigningRun<Review>,
  { review, hash }: Checked<Review>,
  kept: KeptSignature,
): Promise<void> {
  if (kept.hash !== hash)
    throw new ReviewError(
      'changed',
      `The signature is for ${kept.hash}, but the page shows ${hash}. It was not sent. Sign again.`,
    )
  enter('delivering')
  await ports.subject.send(review, { owner: kept.owner, signature: kept.signature }).catch((cause: unknown) => {
    const reason = errorText(cause)
    throw new ReviewError(
      'not-delivered',
      `The service did not accept your signature (${reason}). The signature is stored in this browser. Send it again later.`,
    )
  })
  await ports.onProposed(hash)
  ports.drop(kept)
  await ports.onDelivered()
}
