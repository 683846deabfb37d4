import { expect, test } from 'vitest'
import { RegisterNotificationsRequest } from './notifications.ts'

const request = { cloudMessagingToken: 'token', deviceType: 'WEB', safes: [] }

test('behavior: a token is whatever a push service made up', () => {
  expect(RegisterNotificationsRequest.safeParse(request).success).toBe(true)
})

test.each([[''], ['t\0k'], ['x'.repeat(4097)]])('error: the token %j, which no column holds', (cloudMessagingToken) => {
  const { error } = RegisterNotificationsRequest.safeParse({ ...request, cloudMessagingToken })
  expect(error?.issues[0]?.path).toEqual(['cloudMessagingToken'])
})
