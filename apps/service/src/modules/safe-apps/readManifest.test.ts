import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SafeAppConfig } from '../../config/SafeAppConfig.ts'
import { readManifest } from './readManifest.ts'

const manifests: Record<string, unknown> = {
  '/swap/manifest.json': {
    name: `Swap\u202e${'x'.repeat(80)}`,
    description: 'Trade\u0000 tokens',
    icons: [
      { src: './small.png', sizes: '16x16' },
      { src: 'https://cdn.example/mark.svg', sizes: 'any' },
    ],
    safe_apps_permissions: ['camera', 'clipboard-read', 'camera; allow *', 'X'],
  },
  '/plain/manifest.json': { name: 'Plain', description: '', iconPath: './logo.svg' },
  '/nameless/manifest.json': { description: 'No name' },
}
const server = createServer(({ url = '' }, response) => {
  const manifest = manifests[url]
  if (manifest === undefined) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(manifest))
})
let host: string
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(() => server.close())

const listed = () => ({
  safeApps: [SafeAppConfig.parse({ id: 1, url: `${host}/other`, name: 'Listed' })],
  appsOnLocalhost: false,
})
const detailOf = (promise: Promise<unknown>) => promise.then(String, (error: { detail?: string }) => error.detail)

test('behavior: an app’s texts are truncated, and stripped of invisible characters', async () => {
  expect(await readManifest(`${host}/swap/?chain=1#top`, listed())).toEqual({
    url: `${host}/swap`,
    name: `Swap ${'x'.repeat(55)}`,
    description: 'Trade  tokens',
    iconUrl: 'https://cdn.example/mark.svg',
    permissions: ['camera', 'clipboard-read'],
  })
  // An icon over plain http is ignored.
  expect((await readManifest(`${host}/plain`, listed())).iconUrl).toBeNull()
})

test('error: private addresses of unlisted apps are not called', async () => {
  const asked = once(server, 'request').then(() => 'called')
  expect(await detailOf(readManifest(`${host}/swap`, { safeApps: [], appsOnLocalhost: true }))).toMatch(/is not called/)
  expect(await detailOf(readManifest('http://169.254.169.254/', { safeApps: [], appsOnLocalhost: false }))).toMatch(
    /it is a private address/,
  )
  expect(await detailOf(readManifest('http://[::1]/', listed()))).toMatch(/it is a private address/)
  expect(await Promise.race([asked, Promise.resolve('not called')])).toBe('not called')
})

test('error: an invalid manifest is refused with the reason', async () => {
  expect(await detailOf(readManifest(`${host}/nameless`, listed()))).toMatch(/needs a name and a description/)
  expect(await detailOf(readManifest(`${host}/gone`, listed()))).toMatch(/answered with status 404/)
  expect(await detailOf(readManifest('swap', listed()))).toMatch(/is not a URL/)
  expect(await detailOf(readManifest('https://me:secret@app.example', listed()))).toMatch(
    /contains a user name or password/,
  )
  expect(await detailOf(readManifest('file:///etc/passwd', listed()))).toMatch(/file:|not a URL/)
})

test('behavior: with appsOnLocalhost the manifests of this machine are read, on every port', async () => {
  const local = `${host.replace('127.0.0.1', 'localhost')}/plain`
  expect((await readManifest(local, { safeApps: [], appsOnLocalhost: true })).name).toBe('Plain')
  const refused = readManifest(local, { safeApps: [], appsOnLocalhost: false })
  await expect(refused).rejects.toMatchObject({ message: `Failed to fetch manifest from ${local}` })
})
