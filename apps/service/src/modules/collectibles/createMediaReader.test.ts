import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NftMetadataConfig } from '../../config/NftMetadataConfig.ts'
import { ServiceError } from '../../errors/ServiceError.ts'
import type { NameLookup } from '../../outbound/NameLookup.ts'
import { createPictureStore } from '../../pictures/createPictureStore.ts'
import { mediaKind } from '../../pictures/MediaKind.ts'
import { pngOf } from '../../testing/pngOf.ts'
import { createTestFolder } from '../../testing/testService.ts'
import { createMediaReader } from './createMediaReader.ts'

const asked: string[] = []
const server = createServer(({ url = '' }, response) => {
  asked.push(url)
  const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body)
  if (url === '/1.png' || url === '/ipfs/bafy/1.png') send('image/png', pngOf(9, 9))
  else if (url === '/octets') send('application/octet-stream', pngOf(9, 9))
  else if (url === '/code.svg') send('image/svg+xml', '<svg onload="alert(1)"></svg>')
  else if (url === '/page') send('text/html', '<script>alert(1)</script>')
  else if (url === '/video') send('video/mp4', Buffer.alloc(64))
  else if (url === '/film') send('video/mp4', film)
  else if (url === '/octets-film') send('application/octet-stream', film)
  else if (url === '/long-film') send('video/mp4', Buffer.concat([film, Buffer.alloc(4000)]))
  else if (url === '/model') send('model/gltf-binary', 'glTF')
  else if (url === '/large') send('image/png', Buffer.concat([pngOf(9, 9), Buffer.alloc(2000)]))
  else if (url === '/there') response.writeHead(302, { location: 'http://192.168.0.1/1.png' }).end()
  else if (url.startsWith('/loop')) response.writeHead(302, { location: `${url}x` }).end()
  else response.writeHead(404).end()
})
const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(1500)])
const folder = createTestFolder()
let host = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => {
  server.close()
  folder.remove()
})

const noNames: NameLookup = () => Promise.reject(new Error('no such name'))
const reader = (change: object = {}, lookup = noNames) =>
  createMediaReader({
    config: {
      nftMetadata: NftMetadataConfig.parse({
        allowedHosts: [host],
        mostMediaBytes: 1000,
        mostVideoBytes: 3000,
        ...change,
      }),
    },
    lookup,
    store: createPictureStore({
      folder: join(folder.path, 'media'),
      mostBytes: 1e6,
      mostFiles: 100,
      kind: mediaKind,
      clock: Date.now,
    }),
  })
const read = (image: unknown, change: object = {}, lookup = noNames) => {
  asked.length = 0
  return reader(change, lookup)({ words: { image }, reason: null }, '7', 'picture', (fetch) => fetch())
}
const play = (words: Record<string, unknown>, change: object = {}) =>
  reader(change)({ words, reason: null }, '7', 'animation', (fetch) => fetch())
/** What the owner reads. */
const refusalOf = async (image: unknown, change: object = {}, lookup = noNames): Promise<string | undefined> => {
  try {
    await read(image, change, lookup)
    return undefined
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return error.detail
  }
}

test('behavior: a picture is read from an address once, from the IPFS gateway, and from a data URI', async () => {
  expect((await read(`http://${host}/1.png`)).type).toBe('image/png')
  expect(asked).toEqual(['/1.png'])
  await read(`http://${host}/1.png`)
  expect(asked).toEqual([])
  expect((await read('ipfs://bafy/1.png', { ipfsGateway: `http://${host}/ipfs/` })).type).toBe('image/png')
  expect((await read(`http://${host}/octets`)).type).toBe('image/png')
  expect((await read(`data:image/png;base64,${pngOf(4, 4).toString('base64')}`)).type).toBe('image/png')
})

test('behavior: what is missing is said: no gateway, switched off, no picture, metadata that was not read', async () => {
  expect(await refusalOf('ipfs://bafy/1.png')).toContain('nftMetadata.ipfsGateway')
  for (const off of [{ media: false }, { fetch: false }])
    expect(await refusalOf(`http://${host}/1.png`, off)).toContain('the operator switched it off')
  expect(await refusalOf(undefined)).toBe('The metadata of this NFT names no picture.')
  expect(await refusalOf('ar://abc')).toContain('"ar://abc"')
  await expect(
    reader()({ words: null, reason: 'x.example took longer.' }, '7', 'picture', (fetch) => fetch()),
  ).rejects.toThrow(ServiceError)
  expect(asked).toEqual([])
})

test('attack: code, pages, other bytes, too many bytes, endless redirects and missing files are refused with the reason', async () => {
  expect(await refusalOf(`http://${host}/code.svg`)).toContain('SVG without code')
  expect(await refusalOf(`http://${host}/page`)).toContain('sent "text/html"')
  expect(await refusalOf(`http://${host}/video`)).toContain('no 3D models')
  expect(await refusalOf(`http://${host}/large`)).toContain('more than 1,000 bytes')
  expect(await refusalOf(`http://${host}/loop`)).toContain('redirects more than 3 times')
  expect(await refusalOf(`http://${host}/none`)).toContain('status 404')
  const svg = Buffer.from('<svg><script>alert(1)</script></svg>').toString('base64')
  expect(await refusalOf(`data:image/svg+xml;base64,${svg}`)).toContain('SVG without code')
  expect(await refusalOf(`data:image/png,${'x'.repeat(1001)}`)).toContain('at most 1,000')
})

test('behavior: a video is read within its own limit, whatever type its host states; pages and models are refused', async () => {
  const at = (path: string) => ({ animation_url: `http://${host}${path}` })
  // Metadata may name a video where the picture belongs: it is played within the limit of pictures.
  expect(await refusalOf(`http://${host}/film`, { mostMediaBytes: 1000 })).toContain('more than 1,000 bytes')
  expect((await read(`http://${host}/film`, { mostMediaBytes: 2000 })).type).toBe('video/mp4')
  for (const path of ['/film', '/octets-film']) expect((await play(at(path))).type).toBe('video/mp4')
  expect((await play({ animation: `data:video/mp4;base64,${film.toString('base64')}` })).type).toBe('video/mp4')
  for (const [words, reason] of [
    [at('/long-film'), 'more than 3,000 bytes'],
    [at('/page'), 'sent "text/html", not a picture, a video or a sound'],
    [at('/model'), 'sent "model/gltf-binary"'],
    [{ animation_url: 'data:text/html,<script>alert(1)</script>' }, 'are not fetched'],
    [{ image: `http://${host}/1.png` }, 'names no video'],
  ] as const)
    await expect(play(words)).rejects.toMatchObject({ detail: expect.stringContaining(reason) })
})

test('attack: metadata cannot make the service call a private address: directly, by redirect, by name, or by a name that changes', async () => {
  for (const image of [
    'http://127.0.0.1/1.png',
    'http://[::1]/1.png',
    'http://0x7f000001/1.png',
    'http://169.254.169.254/latest/meta-data',
  ])
    expect([image, await refusalOf(image)]).toEqual([image, expect.stringContaining('is a private address')])
  expect(await refusalOf('http://public.example:8545/')).toContain('port is not the usual one')
  expect(await refusalOf(`http://${host}/there`)).toContain('192.168.0.1 is not called')
  expect(
    await refusalOf('https://inside.example/1.png', {}, () => Promise.resolve([{ address: '10.1.2.3', family: 4 }])),
  ).toContain('leads to 10.1.2.3')
  // A public and a private address together: a name server that switches between them gets no connection.
  const both = [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  expect(await refusalOf('https://switch.example/1.png', {}, () => Promise.resolve(both))).toContain(
    'leads to 127.0.0.1',
  )
  for (const image of ['file:///etc/passwd', 'gopher://127.0.0.1:6379/_x', 'ftp://10.0.0.1/x.png'])
    expect([image, await refusalOf(image)]).toEqual([image, expect.stringContaining('are not fetched')])
})

test('attack: an IPFS address cannot leave the folder of the gateway', async () => {
  const ipfsGateway = `http://${host}/ipfs/`
  for (const image of ['ipfs://../1.png', 'ipfs://bafy/..%2f..%2f1.png'])
    expect([image, await refusalOf(image, { ipfsGateway })]).toEqual([
      image,
      expect.stringContaining('are not fetched'),
    ])
  expect(asked).toEqual([])
})
