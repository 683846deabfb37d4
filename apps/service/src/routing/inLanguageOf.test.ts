import { ErrorBody } from '@countersign/api'
import { currentLanguage } from '@countersign/primitives'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeShells, createShell, type Shell } from '../testing/createShell.ts'
import { german } from '../language/german.ts'
import { inLanguageOf } from './inLanguageOf.ts'

let shell: Shell
beforeAll(async () => {
  shell = await createShell()
})
afterAll(async () => {
  await shell.close()
  await closeShells()
})

const unknownChain = '/v1/chains/5/safes/0x41675C099F32341bf84BFc5382aF534df5C7461a'

const ask = async (language: string | undefined, url = unknownChain) => {
  const answer = await shell.app.inject({
    url,
    headers: language === undefined ? {} : { 'accept-language': language },
  })
  const { message, detail } = ErrorBody.parse(answer.json())
  return { message, detail }
}

test.each(['de', 'de-AT', 'DE', 'de-DE,de;q=0.9,en;q=0.8', 'de;q=0.9'])(
  'behavior: a client that asks for %s reads the detail in German, and the message of the contract in English',
  async (language) => {
    expect(await ask(language)).toEqual({
      message: 'Not Found',
      detail: 'Das Netzwerk 5 ist hier nicht eingerichtet. Eingerichtet sind: .',
    })
  },
)

test.each([undefined, '', '*', 'en', 'en-US,en;q=0.9,de;q=0.8', 'fr,de', 'den', 'xde', 'en-XB'])(
  'behavior: a client that asks for %s reads English',
  async (language) => {
    expect(await ask(language)).toEqual({
      message: 'Not Found',
      detail: 'Chain 5 is not configured here. Configured are: .',
    })
  },
)

test('behavior: concurrent requests for the same URL read their own language', async () => {
  const languages = Array.from({ length: 40 }, (_, index) => (index % 3 === 0 ? 'de' : 'en'))
  const details = await Promise.all(languages.map(async (language) => (await ask(language)).detail?.slice(0, 8)))
  expect(details).toEqual(languages.map((language) => (language === 'de' ? 'Das Netz' : 'Chain 5 ')))
})

test('behavior: the other API of the service has the same languages', async () => {
  const url = '/tx-service/eth/api/v1/tokens/'
  const [inGerman, inEnglish] = await Promise.all(
    ['de', 'en'].map((language) => shell.app.inject({ url, headers: { 'accept-language': language } })),
  )
  expect([inGerman?.json(), inEnglish?.json()]).toEqual([
    { detail: 'Das Netzwerk eth ist hier nicht eingerichtet. Eingerichtet sind: .' },
    { detail: 'Chain eth is not configured here. Configured are: .' },
  ])
})

test('behavior: the process is English again after the body, also after an error', () => {
  const headers = { 'accept-language': 'de' }
  expect(inLanguageOf(headers, currentLanguage)).toBe('de')
  expect(() =>
    inLanguageOf(headers, () => {
      throw new RangeError('no body')
    }),
  ).toThrow('no body')
  expect(currentLanguage()).toBe('en')
})

test('behavior: every German catalogue of the service is registered, and the one of the ledger', () => {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(german).toHaveLength(files.filter((file) => file.endsWith('Messages.de.ts')).length + 1)
})
