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
const open = async (isPlayed = false) =>
  (
    await renderInAccount(
      <NftPicture item={item} label="ED #7" isAsked={false} isPlayed={isPlayed} />,
      safe,
      () => undefined,
    )
  ).screen

/** A tenth of a second of silence. */
function silence(): Blob {
  const bytes = new DataView(new ArrayBuffer(44 + 800))
  const write = (at: number, text: string) =>
    [...text].forEach((one, place) => bytes.setUint8(at + place, one.charCodeAt(0)))
  write(0, 'RIFF')
  bytes.setUint32(4, 36 + 800, true)
  write(8, 'WAVEfmt ')
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 8000],
    [40, 800],
  ] as const)
    bytes.setUint32(at, value, true)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    bytes.setUint16(at, value, true)
  write(36, 'data')
  new Uint8Array(bytes.buffer, 44).fill(128)
  return new Blob([bytes], { type: 'audio/wav' })
}

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

test('behavior: a sound that the user asked for is played with controls, from the service', async () => {
  answerWith(silence(), 'audio/wav')
  const screen = await open(true)
  const sound = screen.getByLabelText('Seven')
  await expect.element(sound).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  await expect.element(sound).toHaveAttribute('controls')
  await vi.waitFor(
    () => {
      const element = sound.element()
      expect(element instanceof HTMLAudioElement && element.readyState).toBeGreaterThanOrEqual(1)
    },
    { timeout: 15_000 },
  )
  expect(asked).toEqual([`/v1/chains/31337/nfts/${item.address}/7/animation`])
})

test('error: a video that the browser cannot play, and one that the service refuses, say so with a retry', async () => {
  answerWith('no video', 'video/mp4')
  const screen = await open(true)
  await expect.element(screen.getByText('The browser could not show the file.')).toBeVisible()
  const detail = 'x.example sent more than 9 bytes.'
  answerWith(JSON.stringify({ code: 422, statusCode: 422, message: 'x', detail }), 'application/json', 422)
  await screen.getByRole('button', { name: 'Try the video of ED #7 again' }).click()
  await expect.element(screen.getByText(detail)).toBeVisible()
})
