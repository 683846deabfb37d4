import { ApiError, createApiClient } from '@countersign/api/client'
import { expect, test } from 'vitest'
import { isNotFollowed } from './isNotFollowed.ts'
import { isKnownAlready } from './unlessKnown.ts'
import { detailed, withDetail } from './withDetail.ts'

const answering = (status: number, body: object) =>
  withDetail(createApiClient({ fetch: async () => new Response(JSON.stringify(body), { status }) }))
const failureOf = (status: number, body: object) =>
  answering(status, body)
    .getChains()
    .then(
      () => null,
      (error: unknown) => error,
    )

test('behavior: the message of an error is the detail of the service, and code and status stay', async () => {
  const detail = 'There is no Safe at 0x12 on chain 31337.'
  const error = await failureOf(404, { code: 404, statusCode: 404, message: 'An error occurred', detail })
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: detail, detail, code: 404, statusCode: 404, retry: 'never' })
  expect(error).toMatchObject({ cause: expect.objectContaining({ message: '404: An error occurred' }) })
})

test('behavior: an error without a detail stays as it is', async () => {
  expect(await failureOf(503, { code: 503, message: 'No index' })).toMatchObject({
    message: '503: No index',
    retry: 'later',
  })
})

test('behavior: an error for an item that the service already has is recognised in spite of its detail', async () => {
  const message = 'Signature for owner 0x12 already exists'
  const detail = 'The owner 0x12 has signed before.'
  expect(isKnownAlready(await failureOf(400, { code: 400, message, detail }))).toBe(true)
  expect(isKnownAlready(await failureOf(400, { code: 400, message: 'Wrong nonce', detail }))).toBe(false)
})

test('behavior: the reason, by which the page recognises an account that is not followed, stays', () => {
  const error = new ApiError({ code: 409, statusCode: 409, message: 'a', detail: 'b', reason: 'NOT_FOLLOWED' })
  expect(isNotFollowed(detailed(error))).toBe(true)
})
