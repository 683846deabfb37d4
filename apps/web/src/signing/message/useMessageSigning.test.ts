import { afterEach, describe, expect, it, vi } from 'vitest'
import { treasury } from '../../testing/proposalFixture.ts'
import { fakeNetwork } from '../testing/signingNetwork.ts'
import { deliverMessageSignature } from './useMessageSigning.ts'
import { buildReviewedMessage } from './ReviewedMessage.ts'

const reviewed = buildReviewedMessage({ chainId: 31337n, safe: treasury, version: '1.4.1', content: 'hello' })
const signature = `0x${'11'.repeat(65)}` as const
const create = `/v1/chains/31337/safes/${treasury}/messages`
const confirm = `/v1/chains/31337/messages/${reviewed.safeMessageHash}/signatures`
const delivery = { reviewed, signature, isStored: false, origin: null }
const known = () =>
  Response.json({ code: 1, statusCode: 400, message: 'It already exists', requestId: '1' }, { status: 400 })
afterEach(() => vi.unstubAllGlobals())

describe('deliverMessageSignature', () => {
  it('behavior: a draft is created with its text, its first signature and the app that asked', async () => {
    const { posts } = fakeNetwork(() => null)
    await deliverMessageSignature({ ...delivery, origin: { name: 'Swap', url: 'https://swap.example' } })
    const origin = JSON.stringify({ url: 'https://swap.example', name: 'Swap' })
    expect(posts).toEqual([{ path: create, body: { message: 'hello', signature, origin } }])
  })

  it('behavior: a signature for a message that the service has is added to it', async () => {
    const { posts } = fakeNetwork(() => null)
    await deliverMessageSignature({ ...delivery, isStored: true })
    expect(posts).toEqual([{ path: confirm, body: { signature } }])
  })

  it('behavior: a signature is added to a message that another owner created in the meantime', async () => {
    const { posts } = fakeNetwork((path) => (path === create ? known() : null))
    await deliverMessageSignature(delivery)
    expect(posts.map(({ path }) => path)).toEqual([create, confirm])
  })

  it('behavior: a signature that the service has already is delivered', async () => {
    fakeNetwork(known)
    await expect(deliverMessageSignature({ ...delivery, isStored: true })).resolves.toBeUndefined()
  })

  it('error: another refusal of the service is thrown', async () => {
    fakeNetwork(() => Response.json({ code: 1, statusCode: 422, message: 'No owner', requestId: '1' }, { status: 422 }))
    await expect(deliverMessageSignature(delivery)).rejects.toThrow('No owner')
  })
})
