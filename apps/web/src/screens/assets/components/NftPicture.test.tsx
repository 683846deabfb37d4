import type { Collectible } from '@countersign/api'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInAccount } from '../../../testing/renderInAccount.tsx'
import { NftPicture } from './NftPicture.tsx'

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const item: Collectible = {
  address: '0x1111111111111111111111111111111111111111',
  tokenName: 'Editions',
  tokenSymbol: 'ED',
  logoUri: '',
  id: '7',
  uri: null,
  name: 'Seven',
  description: null,
  imageUri: 'https://pictures.example/7.svg',
  imageState: 'remote',
  metadata: null,
}
const asked: string[] = []
const answerWith = (body: BodyInit, type: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(String(input))
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }))
  })
afterEach(() => {
  vi.restoreAllMocks()
  asked.length = 0
})
const open = async () =>
  (await renderInAccount(<NftPicture item={item} label="ED #7" isAsked={false} />, safe, () => undefined)).screen

test('behavior: nothing is fetched before the press; then the service is asked, never the host of the picture', async () => {
  answerWith('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/svg+xml')
  const screen = await open()
  expect(asked).toEqual([])
  await screen.getByRole('button', { name: 'Load the picture of ED #7' }).click()
  await expect
    .element(screen.getByRole('img', { name: 'Seven' }))
    .toHaveAttribute('src', expect.stringMatching(/^blob:/))
  expect(asked).toEqual([`/v1/chains/31337/nfts/${item.address}/7/media`])
})

test('attack: code in an SVG that a service passes on does not run', async () => {
  const code = 'top.attacked = true; window.attacked = true'
  answerWith(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${code}"><script>${code}</script></svg>`,
    'image/svg+xml',
  )
  const screen = await open()
  await screen.getByRole('button', { name: /Load the picture/ }).click()
  await expect.element(screen.getByRole('img', { name: 'Seven' })).toBeVisible()
  expect('attacked' in globalThis).toBe(false)
})

test('error: the reason of the service is shown, with a retry; a page instead of a picture is not drawn', async () => {
  const body = {
    code: 422,
    statusCode: 422,
    message: 'Picture not available',
    detail: 'x.example took longer than 9 ms.',
  }
  answerWith(JSON.stringify(body), 'application/json', 422)
  const screen = await open()
  await screen.getByRole('button', { name: /Load the picture/ }).click()
  await expect.element(screen.getByText('x.example took longer than 9 ms.')).toBeVisible()
  answerWith('<h1>Hello</h1>', 'text/html')
  await screen.getByRole('button', { name: 'Try the picture of ED #7 again' }).click()
  await expect.element(screen.getByText('Picture not loaded')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Seven' }).query()).toBeNull()
})
