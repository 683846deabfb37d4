import { ApiError } from '@countersign/api/client'
import { expect, test } from 'vitest'
import { bootFailureWords } from './bootFailureWords.ts'

test('error: where nobody answers, it is said why the chain alone is not enough yet and what to do', () => {
  const nobody = new ApiError({ code: 'NETWORK', statusCode: 0, message: 'The service does not answer.' })
  for (const error of [nobody, new ApiError({ code: 'BAD_GATEWAY', statusCode: 502, message: '' })]) {
    const { title, stillWorks } = bootFailureWords(error)
    expect(title).toBe('The service did not send its configuration')
    expect(stillWorks).toContain('knows no network yet')
    expect(stillWorks).toContain('config.json')
  }
})

test('error: a service that refuses runs, and a file that is missing is no matter of the service', () => {
  for (const statusCode of [200, 404, 500])
    expect(bootFailureWords(new ApiError({ code: 'boot', statusCode, message: '' })).stillWorks).toContain('its log')
  const missing = bootFailureWords(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  expect(missing.title).toContain('A file of this page is missing')
  expect(missing.stillWorks).toContain('npm run verify')
  expect(missing.stillWorks).not.toContain('service')
})
