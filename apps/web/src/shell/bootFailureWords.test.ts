import { ApiError } from '@countersign/api/client'
import { expect, test } from 'vitest'
import { bootFailureWords } from './bootFailureWords.ts'

test('error: when nothing answers, the page says why the chain alone is not enough yet and what to do', () => {
  const noAnswer = new ApiError({ code: 'NETWORK', statusCode: 0, message: 'The service does not answer.' })
  for (const error of [noAnswer, new ApiError({ code: 'BAD_GATEWAY', statusCode: 502, message: '' })]) {
    const { title, stillWorks } = bootFailureWords(error)
    expect(title).toBe('The service did not send its configuration')
    expect(stillWorks).toContain('has no network yet')
    expect(stillWorks).toContain('config.json')
  }
})

test('error: a service that refuses is running, and a missing file is not a problem of the service', () => {
  for (const statusCode of [200, 404, 500])
    expect(bootFailureWords(new ApiError({ code: 'boot', statusCode, message: '' })).stillWorks).toContain('Its log')
  const missing = bootFailureWords(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  expect(missing.title).toContain('A file of this page is missing')
  expect(missing.stillWorks).toContain('npm run verify')
  expect(missing.stillWorks).not.toContain('service')
  const unstyled = bootFailureWords(new Error('Unable to preload CSS for /assets/a.css'))
  expect(unstyled).toEqual(missing)
})
