import { demoOwners, spareKeys } from '@countersign/devchain'
import type { Address } from 'viem'
import { mutateText, mutateValue, wellFormed } from './mutateValue.ts'
import type { Random } from './createRandom.ts'
import {
  type Account,
  buildDelegateRequest,
  buildMessageRequest,
  buildProposalRequest,
  plainTransaction,
  type SignedRequest,
} from './signedRequests.ts'

const [alice, , carol] = demoOwners
const HUGE = [0n, 1n, 2n ** 31n, 2n ** 53n - 1n, 2n ** 53n, 2n ** 63n, 2n ** 128n, 2n ** 256n - 1n] as const

/** Requests with unusual content that is signed: they pass the signature checks, so the content is stored and every list must read it. */
export async function buildDeepRequest(random: Random, account: Account): Promise<SignedRequest> {
  const number = () => (random.chance(0.5) ? 0n : random.pick(HUGE))
  const address = (): Address => (random.chance(0.2) ? account.safe : random.hex(20))
  const text = () =>
    mutateText(random, random.pick(['rent', '{"url":"https://app.example","note":"rent"}', '<b>x</b>']))
  switch (random.integer(4)) {
    case 0:
    case 1: {
      const transaction = plainTransaction({
        to: address(),
        value: number(),
        data: random.chance(0.5) ? '0x' : random.hex(random.pick([1, 3, 4, 36, 68, 300])),
        safeTxGas: number(),
        baseGas: number(),
        gasPrice: number(),
        gasToken: random.chance(0.7) ? '0x0000000000000000000000000000000000000000' : address(),
        refundReceiver: random.chance(0.7) ? '0x0000000000000000000000000000000000000000' : address(),
        nonce: random.chance(0.7) ? BigInt(100 + random.integer(1000)) : random.pick(HUGE),
      })
      return buildProposalRequest(account, transaction, random.pick([alice, carol]), {
        isSigned: random.chance(0.8),
        origin: random.chance(0.3) ? null : text(),
      })
    }
    case 2: {
      const { body, ...request } = await buildMessageRequest(account, wellFormed(text()), random.pick([alice, carol]))
      return {
        ...request,
        body: { ...body, origin: random.chance(0.5) ? text() : null, safeAppId: mutateValue(random, 1) },
      }
    }
    default: {
      const delegate = random.chance(0.3) ? spareKeys[1].address : address()
      const { body, ...request } = await buildDelegateRequest(account, delegate, alice, text().slice(0, 60))
      return { ...request, body: { ...body, expiryDate: random.chance(0.5) ? text() : null } }
    }
  }
}
