import { TransactionDetails } from '@countersign/api'
import { buildSafeTransaction, buildTransaction } from '@countersign/safe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { chainFixture } from '../../data/chain-access/chainFixture.ts'
import { propose, treasury } from '../../testing/proposalFixture.ts'
import { fakeNetwork } from '../testing/signingNetwork.ts'
import { deliverSignature } from './useTransactionSigning.ts'

const transaction = buildTransaction({ to: treasury, nonce: 5n })
const reviewed = buildSafeTransaction({ chainId: 31337n, safe: treasury, version: '1.4.1', transaction })
const { details } = await propose({ to: treasury, nonce: 5n })
const signature = `0x${'11'.repeat(65)}` as const
const delivery = { chain: chainFixture(), reviewed, isStored: false, note: 'rent', app: null }
const answer = () => z.encode(TransactionDetails, details)
afterEach(() => vi.unstubAllGlobals())

describe('deliverSignature', () => {
  it('behavior: a draft is proposed with all its fields, the hash computed here and the note', async () => {
    const { posts } = fakeNetwork(answer)
    await deliverSignature({ ...delivery, confirmation: { owner: treasury, signature } })
    const { safeTxHash } = reviewed
    expect(posts).toEqual([
      {
        path: `/v1/chains/31337/transactions/${treasury}/propose`,
        body: expect.objectContaining({
          nonce: '5',
          to: treasury,
          safeTxHash,
          sender: treasury,
          signature,
          origin: JSON.stringify({ note: 'rent' }),
        }),
      },
    ])
  })

  it('behavior: a signature for a proposal is added to it, and no other field is sent', async () => {
    const { posts } = fakeNetwork(answer)
    await deliverSignature({ ...delivery, isStored: true, confirmation: { owner: treasury, signature } })
    const path = `/v1/chains/31337/transactions/${reviewed.safeTxHash}/confirmations`
    expect(posts).toEqual([{ path, body: { signature } }])
  })

  it('behavior: fields without a signature are proposed in the name of the owner who confirms on chain', async () => {
    const { posts } = fakeNetwork(answer)
    await deliverSignature({ ...delivery, confirmation: { owner: treasury, signature: null } })
    expect(posts[0]?.body).toMatchObject({ sender: treasury, signature: null })
  })
})
