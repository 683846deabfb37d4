import { expect, test } from 'vitest'
import { RegisterNotificationsRequest } from './notifications.ts'

const request = { cloudMessagingToken: 'token', deviceType: 'WEB', safes: [] }

test('behavior: a token may be any text that a push service creates', () => {
  expect(RegisterNotificationsRequest.safeParse(request).success).toBe(true)
})

test.each([[''], ['t\0k'], ['x'.repeat(4097)]])(
  'error: the token %j, which no column can store',
  (cloudMessagingToken) => {
    const { error } = RegisterNotificationsRequest.safeParse({ ...request, cloudMessagingToken })
    expect(error?.issues[0]?.path).toEqual(['cloudMessagingToken'])
  },
)
